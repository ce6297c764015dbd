import { useParams, useSearchParams } from 'react-router-dom';
import { getAdminActedTask, getAdminTask } from '../../../generated/calls/tasks.ts';
import type { ActedTaskDetail, AdminDecisionKind } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { ScreenReading } from '../../components/failure/screen-reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TaskActions } from './task-actions.tsx';
import { toDoPath, waitingListOf, type ToDoList } from './task-lists.ts';
import { TaskPage } from './task-page.tsx';

const skeleton = <Skeleton className="h-96 w-full" />;
const offered: Readonly<Record<'to-approve' | 'to-repair', readonly AdminDecisionKind[]>> = {
  'to-approve': ['reject', 'send-to-repair', 'approve'],
  'to-repair': ['cancel', 'repair'],
};

function useBack(list: ToDoList) {
  const t = useTexts('tasks');
  return { href: toDoPath(list), label: t(`tab.${list}`) };
}

function ToDecide({ list }: { readonly list: 'to-approve' | 'to-repair' }) {
  const [parameters] = useSearchParams();
  const back = useBack(list);
  const read = useRead(getAdminTask, { body: { taskId: parameters.get('taskId') ?? '' } });
  return (
    <ScreenReading read={read} skeleton={skeleton} back={back}>
      {(detail) => (
        <TaskPage detail={detail} back={back} actions={<TaskActions task={detail.task} offered={offered[list]} />} />
      )}
    </ScreenReading>
  );
}

function Decided({ decision, detail, latestStatus }: ActedTaskDetail) {
  const t = useTexts('tasks');
  const words = useTexts('administration');
  const status = words(`status.${latestStatus}`);
  return (
    <Banner tone="inform" title={t(`decided.${decision}`)}>
      {t('detail.acted', { acted: detail.task.revision, status })}
    </Banner>
  );
}

function Acted() {
  const [parameters] = useSearchParams();
  const back = useBack('action-history');
  const read = useRead(getAdminActedTask, { body: { idProcessStep: parameters.get('idProcessStep') ?? '' } });
  return (
    <ScreenReading read={read} skeleton={skeleton} back={back}>
      {(acted) => <TaskPage detail={acted.detail} back={back} notices={<Decided {...acted} />} />}
    </ScreenReading>
  );
}

export function Component() {
  const { pageMode: list } = useParams();
  if (list === 'action-history') return <Acted />;
  return <ToDecide list={waitingListOf(list)} />;
}
