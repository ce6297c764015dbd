import { useEffect, useState } from 'react';
import { stayLoggedIn } from '../../api/session/idle.ts';
import { logOut } from '../../api/session/log-out.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../text/use-texts.ts';

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

// If the call fails, the countdown goes on and the user can press the button again.
const askedAgain = () => undefined;
const stay = () => void stayLoggedIn().catch(askedAgain);

/** Asks whether the user is still there. Closing the dialog, also with Escape, keeps the session. */
export function IdleWarning({ idleEndsAt }: { readonly idleEndsAt: number }) {
  const t = useTexts('session');
  const count = useSecondsUntil(idleEndsAt);
  const leave = (
    <Button variant="link" onPress={() => void logOut()}>
      {t('idle.leave')}
    </Button>
  );
  return (
    <Dialog isOpen onClose={stay} tone="wait" title={t('idle.title')} doneLabel={t('idle.stay')} aside={leave}>
      <p className="figures">{t('idle.text', { count })}</p>
    </Dialog>
  );
}
