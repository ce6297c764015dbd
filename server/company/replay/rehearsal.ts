// Carries a change out, looks at what it made of the set-up, and rolls it back.
import { sql } from 'kysely';
import type { ReplayedSetUp } from '../../../domain/approval/replay.ts';
import { payeeInputCode, type PayeeInput } from '../../../domain/payee-input.ts';
import type { StageGroupKind } from '../../../generated/types.ts';
import { loadMatrices } from '../../approval/matrix.ts';
import { loadDeciders } from '../../approval/people.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { loadLimitCheck } from '../../ledger/limits-of-company.ts';
import { Refusal } from '../../refusal.ts';
import type { SubmittedRequest } from './past-requests.ts';
import type { ReplayedChange } from './replayed-change.ts';

/** Looks at the set-up inside the transaction. */
type Look<Seen> = (inside: Context) => Promise<Seen>;

export interface LoadedSetUp extends ReplayedSetUp<SubmittedRequest> {
  readonly groupNames: ReadonlyMap<string, string>;
  readonly groupKinds: ReadonlyMap<string, StageGroupKind>;
}

async function readPayeeMode(db: Database, companyId: string) {
  const features = db.selectFrom('company_features').select('payee_input_mode as mode');
  return (await features.where('company_id', '=', companyId).executeTakeFirst())?.mode;
}

export async function loadSetUp({ db, who: { companyId } }: Context): Promise<LoadedSetUp> {
  const { people, groupNames, groupKinds } = await loadDeciders(db, companyId);
  const matrixOf = await loadMatrices(db, companyId);
  const mode = await readPayeeMode(db, companyId);
  const limitCode = await loadLimitCheck(db, companyId);
  const payeeCode = (input: PayeeInput) => payeeInputCode(mode, input);
  return { people, groupNames, groupKinds, matrixOf, limitCode, payeeCode };
}

export interface Rehearsed<Seen = LoadedSetUp> {
  readonly before: Seen;
  readonly after: Seen;
}

async function rehearsed<Seen>(
  context: Context,
  { recordKind, action, payload }: ReplayedChange,
  look: Look<Seen>,
): Promise<Rehearsed<Seen>> {
  const { taskKinds } = context;
  const kind = taskKinds.find((one) => one.recordKind === recordKind && one.action === action);
  if (!kind) throw new Refusal('193');
  return transact(context.db, async (db) => {
    const inside = { ...context, db };
    const before = await look(inside);
    await sql`savepoint rehearsal`.execute(db);
    await kind.rehearse(inside, payload);
    const after = await look(inside);
    await sql`rollback to savepoint rehearsal`.execute(db);
    return { before, after };
  });
}

/** Returns why a change cannot be carried out now; throws 193 if it names an unknown record. */
export async function rehearse<Seen>(
  context: Context,
  change: ReplayedChange,
  look: Look<Seen>,
): Promise<Rehearsed<Seen> | Refusal> {
  try {
    return await rehearsed(context, change, look);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === '193') throw error;
    return error;
  }
}
