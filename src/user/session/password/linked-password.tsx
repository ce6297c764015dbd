// Opened by a mailed link: sets the first password of a new user, or a new one for a user who forgot it.
import { useState } from 'react';
import { activateUser, readMailedLink, resetPassword } from '../../../../generated/calls/session.ts';
import type { LinkPerson, LinkState, PasswordReceipt } from '../../../../generated/types.ts';
import type { PasswordChange } from '../../../../domain/password-rules.ts';
import { useRead } from '../../../api/read.ts';
import { encryptWithMask } from '../../../api/session/encryption.ts';
import { useWrite } from '../../../api/write.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { useFailure } from '../../../components/failure/use-failure.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { LoginLink } from '../login-link.tsx';
import { NoticePage } from '../notice-page.tsx';
import { PublicPage } from '../public-page.tsx';
import { PasswordForm } from '../../../components/password/password-form.tsx';
import { UnusableLink } from './unusable-link.tsx';

interface OpenLinkProps {
  readonly linkToken: string;
  readonly purpose: LinkState['purpose'];
  readonly person: LinkPerson;
  readonly onDone: (receipt: PasswordReceipt) => void;
}

function useSetting(linkToken: string, purpose: LinkState['purpose'], onDone: (receipt: PasswordReceipt) => void) {
  const activation = useWrite(activateUser);
  const reset = useWrite(resetPassword);
  const failure = useFailure();
  const setting = purpose === 'activation' ? activation : reset;
  return async ({ chosen, confirmation }: PasswordChange) => {
    const result = await failure.attempt(async () => {
      const passwords = await encryptWithMask(JSON.stringify({ newPassword: chosen, confirmPassword: confirmation }));
      return setting.send({ body: { linkToken, passwords } });
    });
    if (result.isDone) onDone(result.output);
  };
}

function PasswordIsSet({ purpose, receipt }: { readonly purpose: LinkState['purpose']; receipt: PasswordReceipt }) {
  const t = useTexts('session');
  const format = useFormat();
  return (
    <NoticePage icon="check-circle" tone="done" title={t(`password.${purpose}DoneTitle`)} actions={<LoginLink />}>
      <p>{t('password.doneText', { userId: receipt.userId, moment: format.moment(receipt.expireAt) })}</p>
    </NoticePage>
  );
}

function OpenLink({ linkToken, purpose, person, onDone }: OpenLinkProps) {
  const t = useTexts('session');
  const save = useSetting(linkToken, purpose, onDone);
  const { name, userId, companyName } = person;
  return (
    <PublicPage>
      <h1 className="text-2xl font-bold tracking-tight text-balance">{t(`password.${purpose}Title`)}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t('password.intro', { name, userId, company: companyName })}</p>
      <PasswordForm hasOld={false} submitLabel={t(`password.${purpose}Submit`)} onSubmit={save} />
    </PublicPage>
  );
}

const linkTokenForm = /^[\w-]{43}$/;

// The token is in the fragment of the address, so that it is never sent to a server or logged.
function linkTokenHere(): string | undefined {
  const text = location.hash.slice(1);
  return linkTokenForm.test(text) ? text : undefined;
}

const neverSent = '164';
const purposeHere = () => (location.pathname === pathTo('/activation-user') ? 'activation' : 'reset');

export function Component() {
  const t = useTexts('session');
  const [linkToken] = useState(linkTokenHere);
  const [receipt, setReceipt] = useState<PasswordReceipt>();
  const read = useRead(readMailedLink, linkToken ? { body: { linkToken } } : null);
  const { data, error } = read;
  if (!linkToken || error?.code === neverSent) return <UnusableLink why="unknown" purpose={purposeHere()} />;
  if (!data)
    return (
      <PublicPage>
        <Reading read={read} skeleton={t('password.reading')}>
          {() => null}
        </Reading>
      </PublicPage>
    );
  // The link is used by now; without this check the page would show it as unusable.
  if (receipt) return <PasswordIsSet purpose={data.purpose} receipt={receipt} />;
  if (data.state !== 'open' || !data.person)
    return <UnusableLink why={data.state === 'open' ? 'unknown' : data.state} purpose={data.purpose} />;
  return <OpenLink linkToken={linkToken} purpose={data.purpose} person={data.person} onDone={setReceipt} />;
}
