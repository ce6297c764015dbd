import { object, optional } from 'zod/mini';
import { requestTokenUnlock } from '../../../generated/calls/session.ts';
import type { AssignedToken } from '../../../generated/types.ts';
import { zReason } from '../../../generated/zod.gen.ts';
import { useWrite } from '../../api/write.ts';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast-queue.ts';

const schema = object({ reason: optional(zReason) });
const longestReason = 200;

function UnlockForm({ serialNumber }: { readonly serialNumber: string }) {
  const t = useTexts('session');
  const request = useWrite(requestTokenUnlock, { refreshes: ['tasks'] });
  return (
    <Form
      schema={schema}
      initial={{ reason: '' }}
      isUnguarded
      onSubmit={({ reason }) => request.send({ body: { serialNumber, ...(reason && { reason }) } })}
      onDone={({ refNo }) => showToast({ tone: 'done', title: t('profile.unlockSent', { refNo }) })}
    >
      <Banner tone="wait" title={t('profile.tokenLocked')} />
      <TextField name="reason" label={t('profile.unlockReason')} maxLength={longestReason} rows={2} isOptional />
      <SubmitButton className="self-start">{t('profile.unlock')}</SubmitButton>
    </Form>
  );
}

function TokenFacts({ token }: { readonly token: AssignedToken }) {
  const t = useTexts('session');
  const facts = [
    { label: t('profile.tokenKind'), value: t(`tokenKind.${token.tokenType}`) },
    { label: t('profile.serial'), value: token.serialNumber ?? t('profile.none') },
    { label: t('profile.tokenStatus'), value: t(`tokenStatus.${token.status}`) },
  ];
  return (
    <>
      <KeyValueList facts={facts} />
      {token.status === 'Locked' && token.serialNumber && <UnlockForm serialNumber={token.serialNumber} />}
    </>
  );
}

export function TokenCard({ token }: { readonly token: AssignedToken | null }) {
  const t = useTexts('session');
  return (
    <Section title={t('profile.token')}>
      <Card className="grid gap-4">{token ? <TokenFacts token={token} /> : <p>{t('profile.noToken')}</p>}</Card>
    </Section>
  );
}
