import { useTexts } from '../../../components/text/use-texts.ts';
import { PlainIconButton } from '../../../ui/plain-icon-button.tsx';
import { PlainField } from './plain-field.tsx';
import type { DrawnCaptcha } from './use-captcha.ts';

const play = (recording: string) => void new Audio(recording).play();

function Picture({ captcha, hasFailed }: Pick<DrawnCaptcha, 'captcha' | 'hasFailed'>) {
  const t = useTexts('session');
  if (captcha)
    return (
      <img src={captcha.image} alt={t('login.captchaPicture')} className="h-24 w-full bg-[#f4f4f4] object-contain" />
    );
  return (
    <span className="px-3 text-sm text-ink-soft">{t(hasFailed ? 'login.captchaFailed' : 'login.captchaLoading')}</span>
  );
}

/** The captcha picture, its audio version, and the field for the answer. */
export function CaptchaField({ drawn }: { readonly drawn: DrawnCaptcha }) {
  const t = useTexts('session');
  const { captcha, hasFailed, draw } = drawn;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <span className="grid h-24 min-w-0 flex-1 place-items-center overflow-hidden rounded-md border border-line bg-sunken">
          <Picture captcha={captcha} hasFailed={hasFailed} />
        </span>
        <PlainIconButton
          icon="sound"
          label={t('login.captchaListen')}
          disabled={!captcha}
          onClick={() => captcha && play(captcha.audio)}
        />
        <PlainIconButton icon="refresh" label={t('login.captchaAnother')} onClick={draw} />
      </div>
      <PlainField
        label={t('login.captcha')}
        name="captchaAnswer"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={8}
      />
    </div>
  );
}
