import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { handleKey } from './shortcuts.ts';
import { useShortcut } from './use-shortcut.ts';

const KeyHelp = lazyWhenOnline(async () => (await import('./key-help.tsx')).KeyHelp);

/** Listens for the keys of whatever is shown; stands once, in the frame of the signed-in pages. */
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
