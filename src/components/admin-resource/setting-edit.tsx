// The page that edits a setting, or repairs the task that changed it.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { AdminTaskDetail, RepairedTask } from '../../../generated/types.ts';
import { useRead, type Read } from '../../api/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { RepairedNotice } from './repaired-notice.tsx';
import { SettingFormHeader } from './setting-form.tsx';
import type { SettingScreens } from './setting.ts';

const skeleton = <Skeleton className="h-96 w-full" />;

interface SettingReadingProps<Setting> {
  readonly read: Read<Setting>;
  readonly task: AdminTaskDetail | undefined;
  children(setting: Setting): ReactNode;
}

/** Says above the form why the task came back. */
export function SettingReading<Setting>({ read, task, children }: SettingReadingProps<Setting>) {
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(setting) => (
        <>
          {task && <RepairedNotice returned={task.returned} failure={task.failure} />}
          {children(setting)}
        </>
      )}
    </Reading>
  );
}

export const repairOf = (task: AdminTaskDetail | undefined): RepairedTask | null =>
  task ? { taskId: task.task.taskId, revision: task.task.revision } : null;

interface SettingEditProps {
  readonly screens: SettingScreens;
  readonly intro: string;
  /** Gets the task that is repaired, if any. */
  children(task?: AdminTaskDetail): ReactNode;
}

function Repair({ taskId, children }: { readonly taskId: string } & Pick<SettingEditProps, 'children'>) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(task) => children(task)}
    </Reading>
  );
}

export function SettingEdit({ screens, intro, children }: SettingEditProps) {
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  return (
    <>
      <SettingFormHeader screens={screens} intro={intro} />
      {taskId ? <Repair taskId={taskId}>{children}</Repair> : children()}
    </>
  );
}
