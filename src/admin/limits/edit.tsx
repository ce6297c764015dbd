// Edits the limits of the accounts in the address, or repairs a task that changed limits.
import { useSearchParams } from 'react-router-dom';
import { listAccountLimits } from '../../../generated/calls/limits.ts';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { AccountLimit, AdminTaskDetail } from '../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useRead } from '../../api/read.ts';
import { readIds, useNamedAccounts } from '../../components/admin-resource/chosen-accounts.ts';
import { NoneChosen } from '../../components/admin-resource/none-chosen.tsx';
import { RepairedNotice } from '../../components/admin-resource/repaired-notice.tsx';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { ReadFailure } from '../../components/failure/read-failure.tsx';
import { Reading } from '../../components/failure/reading.tsx';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { screens, typedOf } from './account-limits.ts';
import { LimitsForm } from './limits-form.tsx';

const skeleton = <Skeleton className="h-96 w-full" />;
const PAGE = 100;

interface EditingProps {
  readonly ids: readonly string[];
  readonly task?: AdminTaskDetail;
}

const typedInTask = (task: AdminTaskDetail | undefined) =>
  (contentOf(task?.content, 'account-limit')?.confirmationData ?? []).map(
    ({ accountId, values }) => [accountId, typedOf(values)] as const,
  );

function Editing({ ids, task }: EditingProps) {
  const t = useTexts('limits');
  const pages = usePages(listAccountLimits, ids.length > 0 ? (page) => ({ body: { page } }) : null, PAGE);
  const { found, error, refresh } = useNamedAccounts(pages, ids, ({ account }) => account.id);
  if (ids.length === 0)
    return <NoneChosen list={pathTo(screens.list)} title={t('form.none')} text={t('form.noneText')} />;
  if (error) return <ReadFailure error={error} onRetry={() => void refresh()} />;
  if (!found) return skeleton;
  const inForce = found.map(({ account, values }: AccountLimit) => [account.id, typedOf(values)] as const);
  return (
    <>
      {task && <RepairedNotice returned={task.returned} failure={task.failure} />}
      <LimitsForm
        key={ids.join()}
        limits={found}
        initialLimits={Object.fromEntries([...inForce, ...typedInTask(task)])}
        repair={task ? { taskId: task.task.taskId, revision: task.task.revision } : null}
      />
    </>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(task) => <Editing ids={typedInTask(task).map(([id]) => id)} task={task} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('limits');
  const titles = useTexts('screens');
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  const list = { href: pathTo(screens.list), label: titles('accountLimits') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={titles('accountLimitsEdit')} description={t('form.intro')} />
      {taskId ? <Repair taskId={taskId} /> : <Editing ids={readIds(parameters.get('accounts'))} />}
    </>
  );
}
