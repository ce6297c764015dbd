import { useEffect } from 'react';
import { logOut } from '../../api/session/log-out.ts';
import { isLive, useSession } from '../../api/session/session-store.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { LoginLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';

/** Logs out if there is a session. */
export function Component() {
  const t = useTexts('session');
  const isUnder = isLive(useSession());
  useEffect(() => {
    if (isUnder) void logOut();
  }, [isUnder]);
  return (
    <NoticePage icon="logout" tone="done" title={t('logOut.title')} actions={<LoginLink isAgain />}>
      <p>{t(isUnder ? 'logOut.under' : 'logOut.text')}</p>
    </NoticePage>
  );
}
