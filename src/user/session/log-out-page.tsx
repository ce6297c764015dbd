import { useEffect } from 'react';
import { logOut } from '../../api/session/log-out.ts';
import { useSession } from '../../api/session/session-store.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { LoginLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';

/** Whoever comes here with a session leaves it. */
export function Component() {
  const t = useTexts('session');
  const { phase } = useSession();
  const isLive = phase === 'active' || phase === 'idle-warning';
  useEffect(() => {
    if (isLive) void logOut();
  }, [isLive]);
  return (
    <NoticePage icon="logout" tone="done" title={t('logOut.title')} actions={<LoginLink isAgain />}>
      <p>{t(isLive ? 'logOut.under' : 'logOut.text')}</p>
    </NoticePage>
  );
}
