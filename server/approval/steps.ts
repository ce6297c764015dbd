import { wireInstant } from '../../domain/jakarta-time.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { ActingUser, HistoryStep, Language, StatusLabel } from '../../generated/types.ts';
import { actingUserOf, type Actor } from './actor.ts';
import type { FailureCode } from '../db/request-tables.ts';
import { reasonOf } from './failure-words.ts';
import { stepId } from './numbers.ts';
import { insertStep, type NewStepRow, type RequestRow, type StepRow } from './store.ts';

export interface NewStep {
  readonly action: HistoryStep['action'];
  readonly status: StatusLabel;
  readonly secondary?: string;
  readonly reason?: string | undefined;
  readonly failure?: FailureCode | null;
}

type Stepped = Pick<RequestRow, 'company_id' | 'task_id' | 'execution_date' | 'revision'>;

export function stepRow(actor: Actor, row: Stepped, step: NewStep): NewStepRow {
  const user = actingUserOf(actor);
  return {
    company_id: row.company_id,
    task_id: row.task_id,
    action: step.action,
    actor_id: user?.userId ?? null,
    actor_name: user?.name ?? null,
    acted_at: actor.now,
    execution_date: row.execution_date,
    status: step.status,
    secondary: step.secondary ?? '',
    revision: row.revision,
    reason: step.reason ?? null,
    failure: step.failure ? JSON.stringify(step.failure) : null,
  };
}

export const addStep = async (actor: Actor, row: Stepped, step: NewStep): Promise<number> =>
  insertStep(actor.db, stepRow(actor, row, step));

export const userOf = (userId: string | null, name: string | null): ActingUser | null =>
  userId === null ? null : { userId, name: name ?? userId };

function stepOnWire(row: StepRow, language: Language): HistoryStep {
  const reason = reasonOf(row, language);
  return {
    idProcessStep: stepId(row.acted_at, row.step_no),
    action: row.action,
    actor: userOf(row.actor_id, row.actor_name),
    actionDate: wireInstant(row.acted_at.getTime()),
    executionDate: row.execution_date,
    status: displayedStatus(row.status),
    ...(row.secondary && { secondary: row.secondary }),
    revision: row.revision,
    ...(reason !== null && { reason }),
  };
}

export const stepsOnWire = (rows: readonly StepRow[], language: Language): HistoryStep[] =>
  rows.map((row) => stepOnWire(row, language));
