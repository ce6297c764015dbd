// Renames the accounts in the address, or repairs a task that renamed accounts.
import { useParams, useSearchParams } from 'react-router-dom';
import { listRenamableAccounts } from '../../../generated/calls/account-names.ts';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { AdminTaskDetail, PageRequest, RenamableAccountKind } from '../../../generated/types.ts';
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
import { kindIn, MOST_TOGETHER, screens } from './account-names.ts';
import { NamesForm } from './names-form.tsx';

const skeleton = <Skeleton className="h-96 w-full" />;

function wantedIn(task: AdminTaskDetail | undefined) {
  const content = contentOf(task?.content, 'account-name');
  return [...(content?.casaConfirmation ?? []), ...(content?.tdConfirmation ?? [])];
}

interface EditingProps {
  readonly kind: RenamableAccountKind;
  readonly ids: readonly string[];
  readonly task?: AdminTaskDetail;
}

function Editing({ kind, ids, task }: EditingProps) {
  const t = useTexts('account-names');
  const ask = ids.length > 0 ? (page: PageRequest) => ({ body: { filter: { accountKind: kind }, page } }) : null;
  const pages = usePages(listRenamableAccounts, ask, MOST_TOGETHER);
  const { found, error, refresh } = useNamedAccounts(pages, ids, ({ accountId }) => accountId);
  if (ids.length === 0)
    return <NoneChosen list={pathTo(screens.list)} title={t('form.none')} text={t('form.noneText')} />;
  if (error) return <ReadFailure error={error} onRetry={() => void refresh()} />;
  if (!found) return skeleton;
  const inForce = found.map(({ accountId, alias }) => [accountId, alias ?? ''] as const);
  const wanted = wantedIn(task).map(({ accountId, after }) => [accountId, after ?? ''] as const);
  return (
    <>
      {task && <RepairedNotice returned={task.returned} failure={task.failure} />}
      <NamesForm
        key={ids.join()}
        kind={kind}
        accounts={found}
        initial={Object.fromEntries([...inForce, ...wanted])}
        repair={task ? { taskId: task.task.taskId, revision: task.task.revision } : null}
      />
    </>
  );
}

/** The task knows the kind of its accounts; the address of a repair does not. */
function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(task) => {
        const isDeposit = (contentOf(task.content, 'account-name')?.tdConfirmation.length ?? 0) > 0;
        const ids = wantedIn(task).map(({ accountId }) => accountId);
        return <Editing kind={isDeposit ? 'time-deposit' : 'casa'} ids={ids} task={task} />;
      }}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('account-names');
  const titles = useTexts('screens');
  const [parameters] = useSearchParams();
  const kind = kindIn(useParams()['accountType']);
  const taskId = parameters.get('taskId');
  const list = { href: pathTo(screens.list), label: titles('accountNames') };
  return (
    <>
      <PageHeader {...crumbsTo(list)} title={titles('accountNamesEdit')} description={t('form.intro')} />
      {taskId ? <Repair taskId={taskId} /> : <Editing kind={kind} ids={readIds(parameters.get('accounts'))} />}
    </>
  );
}
