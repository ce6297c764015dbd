import { useTexts } from '../../components/text/use-texts.ts';
import { HomeLink } from './login-link.tsx';
import { NoticePage } from './notice-page.tsx';

export function Component() {
  const t = useTexts('errors');
  return (
    <NoticePage icon="search" tone="inform" title={t('404.title')} actions={<HomeLink />}>
      <p>{t('404.description')}</p>
    </NoticePage>
  );
}
