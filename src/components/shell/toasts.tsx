import { ToastRegion } from '../../ui/toast-region.tsx';
import { useTexts } from '../text/use-texts.ts';

export function Toasts() {
  const t = useTexts('shell');
  return <ToastRegion label={t('toasts')} closeLabel={t('close')} />;
}
