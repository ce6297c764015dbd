import type { OngoingTask, UserProfileSummary } from '../../../generated/types.ts';
import { LeaveTag } from '../../components/leave/leave-tag.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { Tone } from '../../ui/tone.ts';

const tones: Readonly<Record<UserProfileSummary['status'], Tone>> = {
  Active: 'done',
  Blocked: 'refused',
  'Pending Activation': 'wait',
  Inactive: 'plain',
};

type Shown = Pick<UserProfileSummary, 'status' | 'isLocked' | 'leave'> & { readonly tasks?: readonly OngoingTask[] };

export const openTasksOf = ({ ongoingTask, otherTasks = [] }: Pick<UserProfileSummary, 'ongoingTask' | 'otherTasks'>) =>
  ongoingTask ? [ongoingTask, ...otherTasks] : [];

export function UserStatusTag({ user: { status, isLocked, leave, tasks = [] } }: { readonly user: Shown }) {
  const t = useTexts('administration');
  return (
    <span className="flex flex-col items-start gap-1">
      <StatusTag tone={tones[status]}>{t(`record.${status}`)}</StatusTag>
      {isLocked && <StatusTag tone="refused">{t('field.locked')}</StatusTag>}
      <LeaveTag leave={leave} />
      {tasks.map(({ taskId, action }) => (
        <span key={taskId} className="text-sm text-ink-soft">
          {t('list.waits', { action: t(`action.${action}`) })}
        </span>
      ))}
    </span>
  );
}
