import type { OngoingTask, UserProfileSummary } from '../../../generated/types.ts';
import { StatusLines } from '../../components/admin-resource/status-lines.tsx';
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
    <StatusLines waiting={tasks}>
      <StatusTag tone={tones[status]}>{t(`record.${status}`)}</StatusTag>
      {isLocked && <StatusTag tone="refused">{t('field.locked')}</StatusTag>}
      {leave && <LeaveTag leave={leave} />}
    </StatusLines>
  );
}
