import { newRecord, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { MapForm } from './map-form.tsx';
import type { MapValues } from './workflow-map.ts';

const emptyChange: PlannedChange<MapValues> = {
  ...newRecord,
  values: { name: '', approvalList: [] },
};

export function Component() {
  const t = useTexts('workflows');
  const screens = useTexts('screens');
  const list = { href: pathTo('/admin/company-administration/workflow-map'), label: screens('workflowMaps') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={screens('workflowMapCreate')} description={t('map.createIntro')} />
      <MapForm initialChange={emptyChange} />
    </>
  );
}
