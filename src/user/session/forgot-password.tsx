import { useState } from 'react';
import { requestPasswordReset } from '../../../generated/calls/session.ts';
import type { MailedLinkNotice } from '../../../generated/types.ts';
import { ask } from '../../api/ask.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/button.tsx';
import { CaptchaField } from './login/captcha-field.tsx';
import { PlainField } from './login/plain-field.tsx';
import { ProblemNote } from './login/problem-note.tsx';
import { useCaptcha } from './login/use-captcha.ts';
import { clearField, focusField, usePlainForm } from './login/use-plain-form.ts';
import { LoginLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';
import { PublicPage } from './public-page.tsx';

function LinkSent({ notice }: { readonly notice: MailedLinkNotice }) {
  const t = useTexts('session');
  const format = useFormat();
  return (
    <NoticePage icon="mail" tone="done" title={t('forgot.doneTitle')} actions={<LoginLink />}>
      <p>{t('forgot.doneText', { minutes: notice.validMinutes })}</p>
      <p>{t('forgot.doneAgain', { moment: format.moment(notice.nextRequestAt) })}</p>
    </NoticePage>
  );
}

function useAsking(onSent: (notice: MailedLinkNotice) => void) {
  const drawn = useCaptcha();
  const { captcha, draw } = drawn;
  const form = usePlainForm({
    names: ['userId', 'captchaAnswer'],
    async send({ userId = '', captchaAnswer = '' }) {
      onSent(await ask(requestPasswordReset, { body: { userId, captchaId: captcha?.captchaId ?? '', captchaAnswer } }));
    },
    onRefused(element) {
      draw();
      clearField(element, 'captchaAnswer');
      focusField(element, 'captchaAnswer');
    },
  });
  return { ...form, drawn };
}

export function Component() {
  const t = useTexts('session');
  const [sent, setSent] = useState<MailedLinkNotice>();
  const { drawn, problem, isPending, submit } = useAsking(setSent);
  if (sent) return <LinkSent notice={sent} />;
  return (
    <PublicPage>
      <h1 className="text-2xl font-bold tracking-tight">{t('forgot.title')}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t('forgot.intro')}</p>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <ProblemNote problem={problem} />
        <PlainField
          label={t('login.userId')}
          hint={t('login.userIdHint')}
          name="userId"
          autoComplete="username"
          spellCheck={false}
          maxLength={41}
        />
        <CaptchaField drawn={drawn} />
        <Button type="submit" isPending={isPending} isDisabled={!drawn.captcha}>
          {t('forgot.submit')}
        </Button>
        <a href={paths.logIn} className={buttonClass('link', 'normal', 'justify-self-start')}>
          {t('forgot.back')}
        </a>
      </form>
    </PublicPage>
  );
}
