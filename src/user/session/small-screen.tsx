import { useTexts } from '../../components/text/use-texts.ts';
import { NoticePage } from './notice-page.tsx';

export function Component() {
  const t = useTexts('session');
  return (
    <NoticePage icon="mobile" tone="inform" title={t('small.title')}>
      <p>{t('small.text')}</p>
    </NoticePage>
  );
}
