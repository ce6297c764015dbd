// Edits an account group, or repairs a task that created or edited one.
import { useSearchParams } from 'react-router-dom';
import { getAccountGroup, listUngroupedAccounts } from '../../../generated/calls/account-groups.ts';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { AccountGroupDraft, AdminTaskDetail, FromAccount } from '../../../generated/types.ts';
import { useEveryItem } from '../../api/every-item.ts';
import { useRead } from '../../api/read.ts';
import { EditHeader } from '../../components/admin-resource/edit-header.tsx';
import { RepairedNotice } from '../../components/admin-resource/repaired-notice.tsx';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { atTop, editOf, groupScreens, newGroup, type GroupValues } from './account-group.ts';
import { GroupForm } from './group-form.tsx';

const skeleton = <Skeleton className="h-96 w-full" />;

/** Finds the accounts that a task names: in the record, or among those without a group. */
function valuesAfter(after: AccountGroupDraft, known: readonly FromAccount[]): GroupValues {
  const { groupName, parentId, accountIds } = after;
  const accounts = accountIds.flatMap((id) => known.find((account) => account.id === id) ?? []);
  return { groupName, parentId: parentId ?? atTop, accounts };
}

function Repairing({ detail, after }: { readonly detail: AdminTaskDetail; readonly after: AccountGroupDraft }) {
  const { task, returned, failure } = detail;
  const record = useRead(getAccountGroup, task.recordId ? { body: { id: task.recordId } } : null).data;
  const free = useEveryItem(listUngroupedAccounts);
  if (!free || (task.recordId && !record)) return skeleton;
  const known = [...(record?.accounts ?? []), ...free].map(({ account }) => account);
  const repair = { taskId: task.taskId, revision: task.revision };
  return (
    <>
      <RepairedNotice returned={returned} failure={failure} />
      <GroupForm
        initialChange={{ ...(record ? editOf(record) : newGroup), values: valuesAfter(after, known), repair }}
      />
    </>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(detail) => {
        const after = contentOf(detail.content, 'account-group')?.after;
        return after && <Repairing key={detail.task.revision} detail={detail} after={after} />;
      }}
    </Reading>
  );
}

function Edit({ id }: { readonly id: string }) {
  const read = useRead(getAccountGroup, { body: { id } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(group) => <GroupForm key={group.revision} initialChange={editOf(group)} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('account-groups');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  const list = { href: pathTo(groupScreens.list), label: screens('accountGroups') };
  return (
    <>
      <EditHeader list={list} record="accountGroup" intros={{ create: t('form.intro'), edit: t('form.intro') }} />
      {taskId ? <Repair taskId={taskId} /> : <Edit id={parameters.get('id') ?? ''} />}
    </>
  );
}
