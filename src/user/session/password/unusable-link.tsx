import { Link } from 'react-router-dom';
import type { LinkState } from '../../../../generated/types.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { LoginLink } from '../login-link.tsx';
import { NoticePage } from '../notice-page.tsx';

type Why = Exclude<LinkState['state'], 'open'> | 'unknown';

const reasons = {
  used: 'password.linkUsed',
  replaced: 'password.linkReplaced',
  unknown: 'password.linkUnknown',
} as const;
const expired = { reset: 'password.linkExpired', activation: 'password.activationExpired' } as const;

interface UnusableLinkProps {
  readonly why: Why;
  readonly purpose: LinkState['purpose'];
}

/** Only an administrator can send an activation again. A user who has chosen a password before can ask for a reset. */
export function UnusableLink({ why, purpose }: UnusableLinkProps) {
  const t = useTexts('session');
  const canAskAgain = purpose === 'reset' || why === 'used';
  const actions = (
    <>
      <LoginLink />
      {canAskAgain && (
        <Link to={paths.forgotPassword} className={buttonClass('quiet')}>
          {t('password.askAgain')}
        </Link>
      )}
    </>
  );
  return (
    <NoticePage icon="x-circle" tone="refused" title={t('password.linkTitle')} actions={actions}>
      <p>{t(why === 'expired' ? expired[purpose] : reasons[why])}</p>
    </NoticePage>
  );
}
