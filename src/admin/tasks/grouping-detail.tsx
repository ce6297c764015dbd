// A task on account groups with the hierarchy chart before and after it, in to-do and in task status.
import { useSearchParams } from 'react-router-dom';
import { getAccountGroupingTask, getAdminTaskHistory } from '../../../generated/calls/tasks.ts';
import type { AccountGroupingTask, AdminDecisionKind } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useChangeWords } from '../../components/admin-resource/change-words.ts';
import { Differences } from '../../components/admin-resource/differences.tsx';
import { TaskStatusTag } from '../../components/admin-resource/record-status.tsx';
import { useTaskWords } from '../../components/admin-resource/use-task-words.ts';
import { ScreenReading } from '../../components/failure/screen-reading.tsx';
import { BeforeAndAfter } from '../../components/hierarchy-chart/before-and-after.tsx';
import { HistoryTimeline } from '../../components/history/history-timeline.tsx';
import { crumbsTo, type BackLink } from '../../components/shell/crumbs.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frame/detail-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SinceRepair } from './since-repair.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskFlags } from './task-flags.tsx';
import { statusPath, tabOfStatus, toDoPath, waitingListOf } from './task-lists.ts';
import { Checked } from './task-page.tsx';

export type GroupingList = 'to-do' | 'task-status';

const offered: Readonly<Record<GroupingList, readonly AdminDecisionKind[]>> = {
  'to-do': ['reject', 'send-to-repair', 'approve', 'cancel', 'repair'],
  'task-status': ['cancel', 'return-to-maker', 'repair'],
};

function History({ taskId }: { readonly taskId: string }) {
  const t = useTexts('tasks');
  const { data } = useRead(getAdminTaskHistory, { body: { taskId } });
  return (
    <Card>
      <Section title={t('detail.history')}>
        <HistoryTimeline steps={(data?.revisions ?? []).toReversed().flatMap(({ steps }) => steps)} />
      </Section>
    </Card>
  );
}

function Page({
  grouping,
  list,
  back,
}: {
  readonly grouping: AccountGroupingTask;
  list: GroupingList;
  back: BackLink;
}) {
  const t = useTexts('tasks');
  const words = useTaskWords();
  const changeWords = useChangeWords();
  const { task, before, after, changes } = grouping;
  return (
    <>
      <PageHeader
        {...crumbsTo(back)}
        title={words.titleOf(task)}
        tag={<TaskStatusTag status={task.status} />}
        description={<span className="figures">{`${words.kindOf(task)} · ${task.refNo}`}</span>}
        actions={<TaskActions task={task} offered={offered[list]} />}
        hasActionBar
      />
      <TaskFlags flags={task.flags} />
      <DetailFrame side={<History taskId={task.taskId} />}>
        {task.revision > 1 && (
          <Card>
            <SinceRepair task={task} />
          </Card>
        )}
        <BeforeAndAfter before={before} after={after} />
        <Card>
          <Section title={t('detail.changes')}>
            {changes.length > 0 ? <Differences changes={changeWords(changes)} /> : <p>{t('detail.none')}</p>}
          </Section>
        </Card>
        <Checked task={task} />
      </DetailFrame>
    </>
  );
}

export function Component({ list }: { readonly list: GroupingList }) {
  const t = useTexts('tasks');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const read = useRead(getAccountGroupingTask, { body: { taskId: parameters.get('taskId') ?? '' } });
  const openedFrom = parameters.get('list');
  const toDo = waitingListOf(openedFrom);
  const back =
    list === 'to-do'
      ? { href: toDoPath(toDo), label: t(`tab.${toDo}`) }
      : { href: statusPath(tabOfStatus(openedFrom)), label: screens('taskStatus') };
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(grouping) => <Page grouping={grouping} list={list} back={back} />}
    </ScreenReading>
  );
}
