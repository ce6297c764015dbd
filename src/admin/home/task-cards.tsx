import { Link } from 'react-router-dom';
import type { AdminTaskListItem } from '../../../generated/types.ts';
import { taskPath } from '../../components/admin-resource/task-links.ts';
import { useTaskWords } from '../../components/admin-resource/use-task-words.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { TimeLeft } from './time-left.tsx';

type Tasks = { readonly tasks: readonly AdminTaskListItem[] };

function TaskLink({ task }: { readonly task: AdminTaskListItem }) {
  const words = useTaskWords();
  return (
    <Link
      to={taskPath(task.taskId)}
      className="rounded-sm font-medium break-words text-accent underline-offset-3 hover:underline"
    >
      {words.titleOf(task)}
    </Link>
  );
}

/** The waiting tasks with the least time left of the service level. */
export function ClockCard({ tasks }: Tasks) {
  const t = useTexts('home');
  const words = useTaskWords();
  return (
    <Card>
      <Section title={t('clock.title')} description={t('clock.intro')}>
        {tasks.length === 0 && <p className="text-ink-soft">{t('clock.none')}</p>}
        <ul className="-my-2 ruled">
          {tasks.map((task) => (
            <li
              key={task.taskId}
              className="flex items-center justify-between gap-4 py-2 max-sm:flex-col max-sm:items-start max-sm:gap-1"
            >
              <span className="min-w-0">
                <TaskLink task={task} />
                <span className="block text-sm text-ink-soft">
                  {words.kindOf(task)} · {task.submittedBy.name}
                </span>
              </span>
              <TimeLeft since={task.submittedAt} dueAt={task.dueAt} />
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}

export function ChangesCard({ tasks }: Tasks) {
  const t = useTexts('home');
  const words = useTaskWords();
  const format = useFormat();
  return (
    <Card>
      <Section title={t('changes.title')}>
        {tasks.length === 0 && <p className="text-ink-soft">{t('changes.none')}</p>}
        <ul className="-my-2 ruled">
          {tasks.map((task) => (
            <li key={task.taskId} className="py-2">
              <TaskLink task={task} />
              <span className="block text-sm text-ink-soft">
                {words.kindOf(task)} ·{' '}
                {t('changes.by', {
                  maker: task.submittedBy.name,
                  approver: task.lastActedBy?.name ?? t('changes.bank'),
                })}
                {task.lastActedAt && (
                  <>
                    {' '}
                    · <span className="figures whitespace-nowrap">{format.moment(task.lastActedAt)}</span>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
