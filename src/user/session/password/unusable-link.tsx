import { Link } from 'react-router-dom';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { LoginLink } from '../login-link.tsx';
import { NoticePage } from '../notice-page.tsx';

const reasons = {
  expired: 'password.linkExpired',
  used: 'password.linkUsed',
  replaced: 'password.linkReplaced',
  unknown: 'password.linkUnknown',
} as const;

export function UnusableLink({ why }: { readonly why: keyof typeof reasons }) {
  const t = useTexts('session');
  const actions = (
    <>
      <LoginLink />
      <Link to={paths.forgotPassword} className={buttonClass('quiet')}>
        {t('password.askAgain')}
      </Link>
    </>
  );
  return (
    <NoticePage icon="x-circle" tone="refused" title={t('password.linkTitle')} actions={actions}>
      <p>{t(reasons[why])}</p>
    </NoticePage>
  );
}
