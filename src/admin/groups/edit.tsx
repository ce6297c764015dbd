// Edits a group, or repairs a task that created or edited one.
import { useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import { searchEnterpriseLimits } from '../../../generated/calls/limits.ts';
import { searchWorkflowMaps } from '../../../generated/calls/workflows.ts';
import type { AdminTaskDetail, RecordReference, UserGroupDetail, UserGroupDraft } from '../../../generated/types.ts';
import { useEveryItem } from '../../api/every-item.ts';
import { useRead } from '../../api/read.ts';
import { EditHeader } from '../../components/admin-resource/edit-header.tsx';
import { RepairedNotice } from '../../components/admin-resource/repaired-notice.tsx';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import type { PlannedChange } from '../../components/admin-resource/resource.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GroupForm } from './group-form.tsx';
import { tabPath } from '../../components/admin-resource/group-tabs.tsx';
import { userGroup, type GroupValues } from './user-group.ts';

const skeleton = <Skeleton className="h-96 w-full" />;

const editOf = (group: UserGroupDetail): PlannedChange<GroupValues> => ({
  mode: 'edit',
  values: userGroup.valuesOf(group),
  before: userGroup.valuesOf(group),
  id: group.id,
  revision: group.revision,
  userCount: group.userCount,
  repair: null,
});

/** Finds the names of a task's ids in the record and in the choices. Returns undefined while they load. */
function useNamed() {
  const maps = useEveryItem(searchWorkflowMaps);
  const limits = useEveryItem(searchEnterpriseLimits);
  if (!maps || !limits) return undefined;
  const known = [...maps, ...limits].map(({ id, text }) => ({ id, name: text }));
  return (ids: readonly string[], others: readonly RecordReference[]) =>
    ids.map((id) => [...others, ...known].find((one) => one.id === id) ?? { id, name: id });
}

type GroupTask = Extract<AdminTaskDetail['content'], { kind: 'user-group' }>;
type Named = (ids: readonly string[], others: readonly RecordReference[]) => RecordReference[];

const valuesAfter = (after: UserGroupDraft, named: Named, now: UserGroupDetail | undefined): GroupValues => ({
  userGroupName: after.userGroupName,
  workflowMaps: named(after.workflowMapIds, now?.workflowMaps ?? []),
  enterpriseLimits: named(after.enterpriseLimitIds, now?.enterpriseLimits ?? []),
});

const newGroup = { mode: 'create', before: null, id: null, revision: null, userCount: 0 } as const;

interface RepairingProps {
  readonly detail: AdminTaskDetail;
  readonly content: GroupTask;
}

function Repairing({ detail: { task, returned, failure }, content: { before, after } }: RepairingProps) {
  const named = useNamed();
  const now = userGroup.useDetail(before?.id ?? null).data;
  if (!after) return null;
  if (!named || (before && !now)) return skeleton;
  const initialChange: PlannedChange<GroupValues> = {
    ...(now ? editOf(now) : newGroup),
    values: valuesAfter(after, named, now),
    repair: { taskId: task.taskId, revision: task.revision },
  };
  return (
    <>
      <RepairedNotice returned={returned} failure={failure} />
      <GroupForm initialChange={initialChange} />
    </>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(detail) => {
        const content = contentOf(detail.content, 'user-group');
        return content && <Repairing key={detail.task.revision} detail={detail} content={content} />;
      }}
    </Reading>
  );
}

function Edit({ id }: { readonly id: string }) {
  const read = userGroup.useDetail(id);
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(group) => <GroupForm key={group.revision} initialChange={editOf(group)} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('groups');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const [id, taskId] = [parameters.get('id'), parameters.get('taskId')];
  const list = { href: tabPath('user-group'), label: screens('userGroups') };
  return (
    <>
      <EditHeader
        list={list}
        record="userGroup"
        intros={{ create: t('form.createIntro'), edit: t('form.editIntro') }}
      />
      {taskId ? <Repair taskId={taskId} /> : <Edit id={id ?? ''} />}
    </>
  );
}
