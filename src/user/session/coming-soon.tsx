import { useTexts } from '../../components/text/use-texts.ts';
import { HomeLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';

export function Component() {
  const t = useTexts('session');
  return (
    <NoticePage icon="bolt" tone="inform" title={t('soon.title')} actions={<HomeLink />}>
      <p>{t('soon.text')}</p>
    </NoticePage>
  );
}
