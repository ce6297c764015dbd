import { useParams, useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { AdminDecisionKind } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { ScreenReading } from '../../components/failure/screen-reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TaskActions } from './task-actions.tsx';
import { statusPath, tabOfStatus } from './task-lists.ts';
import { TaskPage } from './task-page.tsx';

const offered: readonly AdminDecisionKind[] = ['cancel', 'return-to-maker', 'repair'];

export function Component() {
  const screens = useTexts('screens');
  const { status } = useParams();
  const [parameters] = useSearchParams();
  const back = { href: statusPath(tabOfStatus(status)), label: screens('taskStatus') };
  const read = useRead(getAdminTask, { body: { taskId: parameters.get('taskId') ?? '' } });
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(detail) => (
        <TaskPage detail={detail} back={back} actions={<TaskActions task={detail.task} offered={offered} />} />
      )}
    </ScreenReading>
  );
}
