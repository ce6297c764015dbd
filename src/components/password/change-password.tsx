import { changePassword } from '../../../generated/calls/session.ts';
import type { PasswordChange } from '../../../domain/password-rules.ts';
import { endSession } from '../../api/session/end.ts';
import { encryptWithMask } from '../../api/session/encryption.ts';
import { useSession } from '../../api/session/session-store.ts';
import { useWrite } from '../../api/write.ts';
import { useFailure } from '../failure/use-failure.ts';
import { useTexts } from '../text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PasswordForm } from './password-form.tsx';

function useChanging() {
  const change = useWrite(changePassword);
  const failure = useFailure();
  return async ({ old, chosen, confirmation }: PasswordChange) => {
    const texts = { oldPassword: old, newPassword: chosen, confirmPassword: confirmation };
    const result = await failure.attempt(async () =>
      change.send({ body: { passwords: await encryptWithMask(JSON.stringify(texts)) } }),
    );
    // The bank has ended all sessions of the user, including this one.
    if (result.isDone) endSession('password-changed');
  };
}

export function Component() {
  const t = useTexts('session');
  const session = useSession();
  const save = useChanging();
  const isForced = 'mustChangePassword' in session && session.mustChangePassword;
  return (
    <div className="grid max-w-xl gap-5">
      <PageHeader title={t('password.changeTitle')} description={t('password.changeIntro')} />
      {isForced && <Banner tone="wait" title={t('password.mustChange')} />}
      <Card>
        <PasswordForm hasOld submitLabel={t('password.changeSubmit')} onSubmit={save} />
      </Card>
    </div>
  );
}
