import { usePerson } from '../../components/shell/person.ts';
import { ServiceTiles } from '../../components/shell/service-tiles.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Drafts } from './drafts.tsx';
import { serviceLooks } from './service-looks.ts';

const groups: readonly string[] = ['menu.payments', 'menu.information', 'menu.downloads'];

/** All services of the user, by group. */
export function Component() {
  const t = useTexts('payments');
  const screens = useTexts('screens');
  const person = usePerson();
  return (
    <>
      <PageHeader title={screens('services')} description={t('services.intro')} />
      {person.roles.includes('MK') && <Drafts />}
      <ServiceTiles groups={groups} namespace="payments" looks={serviceLooks} />
    </>
  );
}
