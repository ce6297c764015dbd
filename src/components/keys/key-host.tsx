import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { handleKey } from './shortcuts.ts';
import { useShortcut } from './use-shortcut.ts';

const KeyHelp = lazyWhenOnline(async () => (await import('./key-help.tsx')).KeyHelp);

/** Listens for the keyboard shortcuts of the current page. Used once, in the frame of the pages behind the login. */
export function KeyHost() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', 'keys.help', () => setOpen(true));
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeyHelp onClose={() => setOpen(false)} />
    </Suspense>
  );
}
