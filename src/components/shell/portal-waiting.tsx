import { useTexts } from '../text/use-texts.ts';
import { BankMark } from './bank-mark.tsx';

/** While the portal comes: a slow line must not look like a broken one. */
export function PortalWaiting() {
  const t = useTexts('common');
  return (
    <div role="status" className="grid min-h-dvh animate-appear place-items-center">
      <div className="animate-breathe scale-150">
        <BankMark />
        <span className="sr-only">{t('word.loading')}</span>
      </div>
    </div>
  );
}
