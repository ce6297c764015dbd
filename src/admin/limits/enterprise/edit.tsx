// Edits a limit, or repairs a task that created or edited one.
import { useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../../generated/calls/tasks.ts';
import type { AdminTaskDetail, EnterpriseLimitDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { EditHeader } from '../../../components/admin-resource/edit-header.tsx';
import { RepairedNotice } from '../../../components/admin-resource/repaired-notice.tsx';
import type { PlannedChange } from '../../../components/admin-resource/resource.ts';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { newLimit } from './create.tsx';
import { enterpriseLimit, valuesOf, type LimitValues } from './enterprise-limit.ts';
import { LimitForm } from './limit-form.tsx';

const skeleton = <Skeleton className="h-96 w-full" />;

const editOf = (limit: EnterpriseLimitDetail): PlannedChange<LimitValues> => ({
  ...newLimit,
  mode: 'edit',
  values: valuesOf(limit),
  before: valuesOf(limit),
  id: limit.id,
  revision: limit.revision,
});

function Repairing({ detail }: { readonly detail: AdminTaskDetail }) {
  const { task, content, returned, failure } = detail;
  const { before, after } = contentOf(content, 'enterprise-limit') ?? { before: null, after: null };
  const now = enterpriseLimit.useDetail(before?.id ?? null).data;
  if (!after) return null;
  if (before && !now) return skeleton;
  const initialChange: PlannedChange<LimitValues> = {
    ...(now ? editOf(now) : newLimit),
    values: valuesOf(after),
    repair: { taskId: task.taskId, revision: task.revision },
  };
  return (
    <>
      <RepairedNotice returned={returned} failure={failure} />
      <LimitForm initialChange={initialChange} />
    </>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(detail) => <Repairing key={detail.task.revision} detail={detail} />}
    </Reading>
  );
}

function Edit({ id }: { readonly id: string }) {
  const read = enterpriseLimit.useDetail(id);
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(limit) => <LimitForm key={limit.revision} initialChange={editOf(limit)} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('limits');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  const list = { href: pathTo(enterpriseLimit.screens.list), label: screens('enterpriseLimits') };
  return (
    <>
      <EditHeader
        list={list}
        record="enterpriseLimit"
        intros={{ create: t('enterprise.createIntro'), edit: t('enterprise.editIntro') }}
      />
      {taskId ? <Repair taskId={taskId} /> : <Edit id={parameters.get('id') ?? ''} />}
    </>
  );
}
