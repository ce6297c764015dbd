import type { RequestKind } from '../../../generated/types.ts';
import { newRecord, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useRequestType, type WorkflowValues } from './approval-workflow.ts';
import { WorkflowForm } from './workflow-form.tsx';

const emptyChange = (requestType: RequestKind): PlannedChange<WorkflowValues> => ({
  ...newRecord,
  values: {
    name: '',
    requestType,
    approvalOrder: 'parallel',
    approvalMode: 'Manual Approval',
    approvalScope: ["Approve Other's Tasks"],
    verify: [],
    approve: [],
    release: [],
  },
});

export function Component() {
  const t = useTexts('workflows');
  const screens = useTexts('screens');
  const requestType = useRequestType();
  const list = { href: pathTo('/admin/company-administration/approval-workflow'), label: screens('approvalWorkflows') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={t(`create.${requestType}`)} description={t('form.createIntro')} />
      <WorkflowForm key={requestType} initialChange={emptyChange(requestType)} />
    </>
  );
}
