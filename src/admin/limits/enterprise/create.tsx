import { newRecord, type PlannedChange } from '../../../components/admin-resource/resource.ts';
import { crumbsTo } from '../../../components/shell/crumbs.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { enterpriseLimit, type LimitValues } from './enterprise-limit.ts';
import { LimitForm } from './limit-form.tsx';

const newLimit: PlannedChange<LimitValues> = {
  ...newRecord,
  values: { name: '', minimumAmount: '', maximumAmount: '', limits: {} },
};

export function Component() {
  const t = useTexts('limits');
  const screens = useTexts('screens');
  const list = { href: pathTo(enterpriseLimit.screens.list), label: screens('enterpriseLimits') };
  return (
    <>
      <PageHeader
        {...crumbsTo(list)}
        title={screens('enterpriseLimitCreate')}
        description={t('enterprise.createIntro')}
      />
      <LimitForm initialChange={newLimit} />
    </>
  );
}
