import { useParams, useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { AdminDecisionKind } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { ScreenReading } from '../../components/failure/screen-reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskPage } from './task-page.tsx';

const offered: readonly AdminDecisionKind[] = ['cancel', 'return-to-maker', 'repair'];
const ended = ['cancelled', 'rejected', 'failed'];

export function Component() {
  const screens = useTexts('screens');
  const { status = 'all' } = useParams();
  const [parameters] = useSearchParams();
  const list = ended.includes(status) ? 'unsuccessful' : status;
  const back = { href: pathTo('/admin/task-status/{status}', {}, { status: list }), label: screens('taskStatus') };
  const read = useRead(getAdminTask, { body: { taskId: parameters.get('taskId') ?? '' } });
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(detail) => (
        <TaskPage detail={detail} back={back} actions={<TaskActions task={detail.task} offered={offered} />} />
      )}
    </ScreenReading>
  );
}
