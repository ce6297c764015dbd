// The page that edits a record, or repairs the task that creates or edits it.
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import type { AdminTaskContent, AdminTaskDetail, RepairedTask } from '../../../generated/types.ts';
import { useRead, type Read } from '../../api/read.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { EditHeader, type EditHeaderProps } from './edit-header.tsx';
import { RepairedNotice } from './repaired-notice.tsx';

export const formSkeleton = <Skeleton className="h-96 w-full" />;

interface EditFrameProps extends EditHeaderProps {
  edit(id: string): ReactNode;
  repair(taskId: string): ReactNode;
}

export function EditFrame({ edit, repair, ...header }: EditFrameProps) {
  const [parameters] = useSearchParams();
  const taskId = parameters.get('taskId');
  return (
    <>
      <EditHeader {...header} />
      {taskId ? repair(taskId) : edit(parameters.get('id') ?? '')}
    </>
  );
}

/** What the page needs of the change that a form begins with. */
interface FormChange {
  readonly revision: number | null;
  readonly repair: RepairedTask | null;
}

/** A record as its form needs it. */
export interface EditedRecord<Detail, Change extends FormChange> {
  useDetail(id: string | null): Read<Detail>;
  editOf(detail: Detail): Change;
  readonly Form: ComponentType<{ readonly initialChange: Change }>;
}

export interface RepairedRecord<Detail, Draft, Change extends FormChange> extends EditedRecord<Detail, Change> {
  /** Returns the record that the task changes, null for a new one, and its values afterwards. */
  changeIn(content: AdminTaskContent): { readonly id: string | null; readonly after: Draft | null } | undefined;
  /** Returns a function that makes the change of a form from a task. Undefined while the names of the values load. */
  useChangeAfter(): ((after: Draft, now: Detail | undefined) => Change) | undefined;
}

interface RepairingProps<Detail, Draft, Change extends FormChange> {
  readonly record: RepairedRecord<Detail, Draft, Change>;
  readonly detail: AdminTaskDetail;
  readonly id: string | null;
  readonly after: Draft;
}

function Repairing<Detail, Draft, Change extends FormChange>(props: RepairingProps<Detail, Draft, Change>) {
  const { record, detail, id, after } = props;
  const { task, returned, failure } = detail;
  const changeAfter = record.useChangeAfter();
  const now = record.useDetail(id).data;
  if (!changeAfter || (id !== null && now === undefined)) return formSkeleton;
  const repair = { taskId: task.taskId, revision: task.revision };
  return (
    <>
      <RepairedNotice returned={returned} failure={failure} />
      <record.Form initialChange={{ ...changeAfter(after, now), repair }} />
    </>
  );
}

interface RepairProps<Detail, Draft, Change extends FormChange> {
  readonly record: RepairedRecord<Detail, Draft, Change>;
  readonly taskId: string;
}

function Repair<Detail, Draft, Change extends FormChange>({ record, taskId }: RepairProps<Detail, Draft, Change>) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={formSkeleton} fillsScreen>
      {(detail) => {
        const { id = null, after = null } = record.changeIn(detail.content) ?? {};
        return after && <Repairing key={detail.task.revision} record={record} detail={detail} id={id} after={after} />;
      }}
    </Reading>
  );
}

interface EditFormProps<Detail, Change extends FormChange> {
  readonly record: EditedRecord<Detail, Change>;
  readonly id: string;
}

export function EditForm<Detail, Change extends FormChange>({ record, id }: EditFormProps<Detail, Change>) {
  const read = record.useDetail(id);
  return (
    <Reading read={read} skeleton={formSkeleton} fillsScreen>
      {(detail) => {
        const change = record.editOf(detail);
        return <record.Form key={change.revision} initialChange={change} />;
      }}
    </Reading>
  );
}

interface EditPageProps<Detail, Draft, Change extends FormChange> extends EditHeaderProps {
  readonly edited: RepairedRecord<Detail, Draft, Change>;
}

export function EditPage<Detail, Draft, Change extends FormChange>(props: EditPageProps<Detail, Draft, Change>) {
  const { edited, ...header } = props;
  return (
    <EditFrame
      {...header}
      edit={(id) => <EditForm record={edited} id={id} />}
      repair={(taskId) => <Repair record={edited} taskId={taskId} />}
    />
  );
}
