// Shows an input before the code of the palette is loaded; the palette continues with what was typed there.
import { Suspense, useEffect, useState } from 'react';
import { lazyWhenOnline } from '../../lib/lazy-when-online.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';

/** The focus ring of the search field, drawn inside the rounded corners of the palette. */
export const PALETTE_FIELD =
  'flex items-center gap-3 rounded-t-lg px-4 outline-2 outline-offset-[-2px] outline-transparent has-focus-visible:outline-accent';

export interface PaletteProps {
  readonly typed: string;
  onTyped(text: string): void;
  onClose(): void;
}

const Palette = lazyWhenOnline(async () => (await import('./palette.tsx')).Palette);

function Waiting({ typed, onTyped, onClose }: PaletteProps) {
  const t = useTexts('shell');
  return (
    <div
      role="dialog"
      aria-label={t('palette.label')}
      className="fixed inset-0 z-50 grid items-start justify-items-center bg-veil p-4 pt-[10vh]"
    >
      <div className={classes(PALETTE_FIELD, 'w-full max-w-2xl rounded-b-lg bg-surface shadow-float')}>
        <Icon name="search" className="text-ink-soft" />
        <input
          autoFocus
          aria-label={t('palette.label')}
          placeholder={t('palette.placeholder')}
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
          className="h-12 w-full bg-transparent outline-none"
        />
      </div>
    </div>
  );
}

/**
 * Returns the focus when the palette closes. The input that opened first is gone by then, so the element focused before
 * it is remembered here. It is rendered after the palette, so it runs after the palette has released the focus.
 */
function FocusReturn(): null {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus({ preventScroll: true })), [opener]);
  return null;
}

export function PaletteHost({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const [typed, onTyped] = useState('');
  return (
    <>
      <Suspense fallback={<Waiting typed={typed} onTyped={onTyped} onClose={onClose} />}>
        <Palette typed={typed} onTyped={onTyped} onClose={onClose} />
      </Suspense>
      <FocusReturn />
    </>
  );
}
