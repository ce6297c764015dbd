// What an approver reads about a change besides its differences: the same pictures, check and replay as its maker.
import { getWorkflowMap } from '../../../generated/calls/workflows.ts';
import type { AdminAction, AdminRecordKind } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { CheckedRows } from '../map-check/checked-rows.tsx';
import { rowValuesOf } from '../map-check/row-values.ts';
import { DraftFindings } from '../set-up-findings/findings.tsx';
import { TaskRoutes } from '../stage-picture/both-routes.tsx';
import { ChangeReplay } from './change-replay.tsx';

export interface CheckedTask {
  readonly taskId: string;
  readonly revision: number;
  readonly recordKind: AdminRecordKind;
  readonly action: AdminAction;
}

/** The bars, gaps and overlaps of a map as the task wants it. */
function RowsOfTask({ taskId }: Pick<CheckedTask, 'taskId'>) {
  const read = useRead(getWorkflowMap, { body: { kind: 'task', taskId } });
  return read.data ? <CheckedRows rows={read.data.approvalList.map(rowValuesOf)} /> : null;
}

/** A record that is created sends no request another way yet. */
export function TaskCheck({ task: { taskId, revision, recordKind, action } }: { readonly task: CheckedTask }) {
  const change = { kind: 'task', taskId } as const;
  const hasRows = recordKind === 'workflow-map' && (action === 'create' || action === 'edit');
  return (
    <div className="flex flex-col gap-6">
      {recordKind === 'approval-workflow' && <TaskRoutes taskId={taskId} revision={revision} />}
      {hasRows && <RowsOfTask taskId={taskId} />}
      <DraftFindings draft={change} />
      {action !== 'create' && <ChangeReplay change={change} />}
    </div>
  );
}
