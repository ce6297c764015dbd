import { classes } from '../../ui/classes.ts';
import { useTexts } from '../text/use-texts.ts';
import { BankMark } from './bank-mark.tsx';

interface PortalLoadingProps {
  /** Set for the page before any script; it fades in, so that a fast network does not show it. */
  readonly isFirst?: boolean;
}

/** Shown while the portal loads, so that a slow network does not look like an error. */
export function PortalLoading({ isFirst = false }: PortalLoadingProps) {
  const t = useTexts('common');
  return (
    <div role="status" className={classes('grid min-h-dvh place-items-center', isFirst && 'animate-appear')}>
      <div className="animate-breathe scale-150">
        <BankMark />
        <span className="sr-only">{t('word.loading')}</span>
      </div>
    </div>
  );
}
