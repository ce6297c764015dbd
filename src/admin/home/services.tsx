import { ServiceTiles } from '../../components/shell/service-tiles.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { serviceLooks } from './service-looks.ts';

const groups: readonly string[] = ['menu.services', 'menu.company', 'menu.reports'];

/** All that an administrator can set up, by group. */
export function Component() {
  const t = useTexts('home');
  const screens = useTexts('screens');
  return (
    <>
      <PageHeader title={screens('adminServices')} description={t('services.intro')} />
      <ServiceTiles groups={groups} namespace="home" looks={serviceLooks} />
    </>
  );
}
