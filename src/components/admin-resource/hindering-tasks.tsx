// The open tasks on other records that an action waits for, each with the way to it.
import { Link } from 'react-router-dom';
import type { HinderingTask, RecordAction } from '../../../generated/types.ts';
import { Banner } from '../../ui/banner.tsx';
import { useTexts } from '../text/use-texts.ts';
import { taskPath } from './task-links.ts';

export function HinderingTasks({ tasks }: { readonly tasks: readonly HinderingTask[] }) {
  return (
    <ul>
      {tasks.map(({ taskId, refNo, recordName }) => (
        <li key={`${taskId} ${recordName}`}>
          {recordName}{' '}
          <Link to={taskPath(taskId)} className="figures underline">
            {refNo}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Says on the page of a record which of its actions wait, because the reason at a button cannot hold a link. */
export function HinderedActions({ actions }: { readonly actions: readonly RecordAction[] }) {
  const t = useTexts('administration');
  const hindered = actions.filter(({ tasks = [] }) => tasks.length > 0);
  const tasks = new Map(hindered.flatMap((one) => (one.tasks ?? []).map((task) => [task.taskId, task] as const)));
  if (hindered.length === 0) return null;
  const names = hindered.map(({ action }) => t(`action.${action}`)).join(', ');
  return (
    <Banner tone="wait" title={t('waiting.hindered', { actions: names })}>
      <HinderingTasks tasks={[...tasks.values()]} />
    </Banner>
  );
}
