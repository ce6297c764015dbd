import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '../../../api/api-error.ts';
import { logIn } from '../../../api/session/log-in.ts';
import { loadEncryption } from '../../../api/session/encryption.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { PlainIconButton } from '../../../ui/plain-icon-button.tsx';
import { PlainField } from './plain-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useCaptcha, type DrawnCaptcha } from './use-captcha.ts';
import { useHydrated } from './use-hydrated.ts';
import { clearField, focusField, usePlainForm } from './use-plain-form.ts';

function Password({ onFocus }: { readonly onFocus: () => void }) {
  const t = useTexts('session');
  const [isShown, setShown] = useState(false);
  return (
    <PlainField
      label={t('login.password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      onFocus={onFocus}
      after={
        <PlainIconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'login.hide' : 'login.reveal')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

/** Loads the encryption library while the user is typing. */
const prepare = () => void loadEncryption();

const wrongPassword = '101';
const captchaMissing = '144';

/** Clears the fields that must be typed again and focuses the first of them. */
function tryAgain(form: HTMLFormElement, { code }: ApiError): void {
  clearField(form, 'captchaAnswer');
  if (code === wrongPassword) clearField(form, 'password');
  focusField(form, code === wrongPassword ? 'password' : 'captchaAnswer');
}

function useLogin({ captcha, isRequired, require, draw }: DrawnCaptcha, onLoggedIn: () => Promise<void>) {
  return usePlainForm({
    names: ['userId', 'password', ...(isRequired ? ['captchaAnswer'] : [])],
    verbatim: ['password'],
    async send({ userId = '', password = '', captchaAnswer = '' }) {
      const solved = isRequired && { captchaId: captcha?.captchaId ?? '', captchaAnswer };
      await logIn({ userId, password, ...solved });
      await onLoggedIn();
    },
    onRefused(form, error) {
      // Rendered synchronously, so that the field can be focused.
      if (error.code === captchaMissing) flushSync(require);
      draw();
      tryAgain(form, error);
    },
  });
}

export function LoginForm({ onLoggedIn }: { readonly onLoggedIn: () => Promise<void> }) {
  const t = useTexts('session');
  const drawn = useCaptcha();
  const { problem, isPending, submit } = useLogin(drawn, onLoggedIn);
  const canSend = useHydrated() && !isPending && (drawn.captcha !== undefined || drawn.hasFailed);
  return (
    <form method="post" noValidate className="grid gap-4" aria-busy={isPending} onSubmit={submit}>
      <ProblemNote problem={problem} />
      <PlainField
        label={t('login.userId')}
        hint={t('login.userIdHint')}
        name="userId"
        autoComplete="username"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={41}
      />
      <Password onFocus={prepare} />
      {drawn.isRequired && <CaptchaField drawn={drawn} />}
      <button type="submit" disabled={!canSend} className={buttonClass('primary', 'normal', 'w-full')}>
        {isPending && <Spinner />}
        {t(isPending ? 'login.submitting' : 'login.submit')}
      </button>
      <a href={paths.forgotPassword} className={buttonClass('link', 'normal', 'justify-self-start')}>
        {t('login.forgot')}
      </a>
      <noscript>{t('login.noScript')}</noscript>
    </form>
  );
}
