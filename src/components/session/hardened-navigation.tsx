// The bank's policy on going back and on developers' tools, exactly as specified; mounted only where it is on.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { logOut } from '../../api/session/log-out.ts';
import { isDeveloperShortcut } from '../../lib/developer-shortcuts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../text/use-texts.ts';

interface RouterHistory {
  readonly idx?: number;
}

const positionNow = () => (history.state as RouterHistory | null)?.idx;

/** Before the router hears of it, so that the screen stays as it was under the warning. */
function useGoingBack(onBack: () => void): void {
  const position = useRef(positionNow());
  const { key } = useLocation();
  useEffect(() => {
    position.current = positionNow();
  }, [key]);
  useEffect(() => {
    function hear(event: PopStateEvent): void {
      const now = positionNow();
      // A link within the page has no position: nobody went back.
      if (now === undefined || now >= (position.current ?? 0)) return;
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
  useGoingBack(warn);
  useBlockedTools();
  return (
    <Dialog isOpen={isWarned} onClose={leave} tone="wait" title={t('hardened.title')} doneLabel={t('hardened.leave')}>
      <p>{t('hardened.text')}</p>
    </Dialog>
  );
}
