// Carries a change out, looks at what it made of the set-up, and rolls it back.
import { sql } from 'kysely';
import type { ReplayedSetUp } from '../../../domain/approval/replay.ts';
import { loadMatrices } from '../../approval/matrix.ts';
import { loadDeciders } from '../../approval/people.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { loadLimitCheck } from '../../ledger/limits-of-company.ts';
import { Refusal } from '../../refusal.ts';
import type { SubmittedRequest } from './past-requests.ts';
import type { ReplayedChange } from './replayed-change.ts';

export interface LoadedSetUp extends ReplayedSetUp<SubmittedRequest> {
  readonly groupNames: ReadonlyMap<string, string>;
}

async function loadSetUp(db: Database, companyId: string): Promise<LoadedSetUp> {
  const { people, groupNames } = await loadDeciders(db, companyId);
  const matrixOf = await loadMatrices(db, companyId);
  return { people, groupNames, matrixOf, limitCode: await loadLimitCheck(db, companyId) };
}

export interface Rehearsed {
  readonly before: LoadedSetUp;
  readonly after: LoadedSetUp;
}

async function rehearsed(context: Context, { recordKind, action, payload }: ReplayedChange): Promise<Rehearsed> {
  const { who, taskKinds } = context;
  const kind = taskKinds.find((one) => one.recordKind === recordKind && one.action === action);
  if (!kind) throw new Refusal('193');
  return transact(context.db, async (db) => {
    const before = await loadSetUp(db, who.companyId);
    await sql`savepoint rehearsal`.execute(db);
    await kind.rehearse({ ...context, db }, payload);
    const after = await loadSetUp(db, who.companyId);
    await sql`rollback to savepoint rehearsal`.execute(db);
    return { before, after };
  });
}

/** Returns why a change cannot be carried out now; throws 193 if it names an unknown record. */
export async function rehearse(context: Context, change: ReplayedChange): Promise<Rehearsed | Refusal> {
  try {
    return await rehearsed(context, change);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === '193') throw error;
    return error;
  }
}
