// The bank's policy on going back and on developer tools, as specified. Mounted only when the policy is on.
import { useEffect, useState } from 'react';
import { logOut } from '../../api/session/log-out.ts';
import { isDeveloperShortcut } from '../../lib/developer-shortcuts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../text/use-texts.ts';

interface RouterHistory {
  readonly idx?: number;
}

// A link within the page also triggers popstate, but without the router's idx.
const isOfRouter = () => (history.state as RouterHistory | null)?.idx !== undefined;

/** Handles popstate before the router, so that the screen does not change. This blocks going forward, too. */
function useInterceptedBack(onBack: () => void): void {
  useEffect(() => {
    function hear(event: PopStateEvent): void {
      if (!isOfRouter()) return;
      event.stopImmediatePropagation();
      onBack();
    }
    addEventListener('popstate', hear, { capture: true });
    return () => removeEventListener('popstate', hear, { capture: true });
  }, [onBack]);
}

const prevent = (event: Event) => event.preventDefault();

function preventTools(event: KeyboardEvent): void {
  if (isDeveloperShortcut(event)) event.preventDefault();
}

function useBlockedTools(): void {
  useEffect(() => {
    addEventListener('contextmenu', prevent);
    addEventListener('keydown', preventTools, { capture: true });
    return () => {
      removeEventListener('contextmenu', prevent);
      removeEventListener('keydown', preventTools, { capture: true });
    };
  }, []);
}

const leave = () => void logOut('navigation');

export function HardenedNavigation() {
  const t = useTexts('session');
  const [isWarned, setWarned] = useState(false);
  const [warn] = useState(() => () => setWarned(true));
  useInterceptedBack(warn);
  useBlockedTools();
  return (
    <Dialog isOpen={isWarned} onClose={leave} tone="wait" title={t('hardened.title')} doneLabel={t('hardened.leave')}>
      <p>{t('hardened.text')}</p>
    </Dialog>
  );
}
