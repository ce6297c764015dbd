import { classes } from '../../ui/classes.ts';
import { useTexts } from '../text/use-texts.ts';
import { BankMark } from './bank-mark.tsx';

interface PortalLoadingProps {
  /** Before any script: a quick line is spared it. */
  readonly isFirst?: boolean;
}

/** While the portal comes: a slow line must not look like a broken one. */
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
