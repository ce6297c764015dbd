// Edits a sub user group, or repairs a task that created or edited one.
import { useSearchParams } from 'react-router-dom';
import { accountText } from '../../../../domain/account-text.ts';
import { listAssignableAccounts, searchUserGroups } from '../../../../generated/calls/groups.ts';
import { searchEnterpriseLimits } from '../../../../generated/calls/limits.ts';
import { getAdminTask } from '../../../../generated/calls/tasks.ts';
import type { AdminTaskDetail, SubUserGroupDetail } from '../../../../generated/types.ts';
import { useEveryItem } from '../../../api/every-item.ts';
import { useRead } from '../../../api/read.ts';
import { EditHeader } from '../../../components/admin-resource/edit-header.tsx';
import { RepairedNotice } from '../../../components/admin-resource/repaired-notice.tsx';
import type { PlannedChange } from '../../../components/admin-resource/resource.ts';
import { contentOf } from '../../../components/admin-resource/task-content.ts';
import { Reading } from '../../../components/failure/reading.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tabPath } from '../../../components/admin-resource/group-tabs.tsx';
import { SubGroupForm } from './sub-group-form.tsx';
import { subUserGroup } from './sub-user-group.ts';
import { valuesOf, valuesOfDraft, type SubGroupValues } from './values.ts';

const skeleton = <Skeleton className="h-96 w-full" />;

const editOf = (group: SubUserGroupDetail): PlannedChange<SubGroupValues> => ({
  mode: 'edit',
  values: valuesOf(group),
  before: valuesOf(group),
  id: group.id,
  revision: group.revision,
  userCount: group.userCount,
  repair: null,
});

/** Finds the names of a task's ids. Returns undefined while they load. */
function useNames() {
  const groups = useEveryItem(searchUserGroups);
  const limits = useEveryItem(searchEnterpriseLimits);
  const accounts = useEveryItem(listAssignableAccounts);
  if (!groups || !limits || !accounts) return undefined;
  const textIn = (options: typeof groups, wanted: string) => options.find(({ id }) => id === wanted)?.text ?? wanted;
  return {
    groupName: (id: string) => textIn(groups, id),
    limit: (id: string) => ({ id, name: textIn(limits, id) }),
    accountName: (wanted: string) => {
      const found = accounts.find(({ account }) => account.id === wanted);
      return found ? accountText(found.account) : wanted;
    },
  };
}

type SubGroupTask = Extract<AdminTaskDetail['content'], { kind: 'sub-user-group' }>;

const newGroup = { mode: 'create', before: null, id: null, revision: null, userCount: 0 } as const;

interface RepairingProps {
  readonly detail: AdminTaskDetail;
  readonly content: SubGroupTask;
}

function Repairing({ detail: { task, returned, failure }, content: { before, after } }: RepairingProps) {
  const names = useNames();
  const now = subUserGroup.useDetail(before?.id ?? null).data;
  if (!after) return null;
  if (!names || (before && !now)) return skeleton;
  const initialChange: PlannedChange<SubGroupValues> = {
    ...(now ? editOf(now) : newGroup),
    values: valuesOfDraft(after, names),
    repair: { taskId: task.taskId, revision: task.revision },
  };
  return (
    <>
      <RepairedNotice returned={returned} failure={failure} />
      <SubGroupForm initialChange={initialChange} />
    </>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(detail) => {
        const content = contentOf(detail.content, 'sub-user-group');
        return content && <Repairing key={detail.task.revision} detail={detail} content={content} />;
      }}
    </Reading>
  );
}

function Edit({ id }: { readonly id: string }) {
  const read = subUserGroup.useDetail(id);
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(group) => <SubGroupForm key={group.revision} initialChange={editOf(group)} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('groups');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const [id, taskId] = [parameters.get('id'), parameters.get('taskId')];
  const list = { href: tabPath('sub-user-group'), label: screens('subUserGroups') };
  return (
    <>
      <EditHeader
        list={list}
        record="subUserGroup"
        intros={{ create: t('sub.createIntro'), edit: t('sub.editIntro') }}
      />
      {taskId ? <Repair taskId={taskId} /> : <Edit id={id ?? ''} />}
    </>
  );
}
