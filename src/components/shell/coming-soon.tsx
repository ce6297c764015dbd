import { useMatches } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { ScreenHandle } from './screen-route.ts';

/** The page of every screen that is not built yet; shows the title of the screen. */
export function Component() {
  const t = useTexts('shell');
  const titles = useTexts('screens');
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const title = handle ? titles(handle.title) : '';
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon="clock" title={t('comingSoon.title')}>
        {t('comingSoon.text', { screen: title })}
      </EmptyState>
    </>
  );
}
