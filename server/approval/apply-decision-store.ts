// Writes a decision in one statement: the request's row, the step in its history and the decision itself.
import { sql, type Insertable, type Updateable } from 'kysely';
import type { RequestTables } from '../db/request-tables.ts';
import type { Database } from '../db/database.ts';
import { columnsOf, unprefixedRow, prefixColumns, type Values } from '../db/prefixed-columns.ts';
import { compiledQueryBy } from '../db/compiled-query.ts';
import { identityOf, ofDecision, ofStep, type NewStepRow, type RequestRow } from './store.ts';

type RequestChange = Updateable<RequestTables['requests']>;
/** Without step_no, which PostgreSQL gives when the step is inserted. */
export type NewDecision = Omit<Insertable<RequestTables['request_decisions']>, 'step_no'>;

export interface DecisionRows {
  /** The row of the request, which the transaction has locked. */
  readonly before: RequestRow;
  readonly change: RequestChange;
  readonly step: NewStepRow;
  readonly decision: NewDecision | null;
}

interface Wording {
  readonly columns: readonly (keyof RequestRow)[];
  readonly isDecided: boolean;
}

const stepNo = sql<number>`(select step_no from stepped)`;

const stepped = (db: Database, { columns }: Wording, values: Values) =>
  db
    .with('changed', (query) =>
      query
        .updateTable('requests')
        .set(unprefixedRow('row', values, columns) as RequestChange)
        .where('company_id', '=', values['companyId'] as string)
        .where('task_id', '=', values['taskId'] as string)
        // Only these: the other columns are long and as they were.
        .returning(columns),
    )
    .with('stepped', (query) =>
      query
        .insertInto('request_steps')
        .values(unprefixedRow('step', values, ofStep) as NewStepRow)
        .returning('step_no'),
    );

const written = compiledQueryBy(
  ({ columns, isDecided }: Wording) => `${isDecided} ${columns.join(' ')}`,
  (db, wording, values: Values) => {
    const query = stepped(db, wording, values);
    if (!wording.isDecided) return query.selectFrom('changed').selectAll().select(stepNo.as('step_no'));
    const decision = unprefixedRow('decision', values, ofDecision) as NewDecision;
    return query
      .with('decided', (next) => next.insertInto('request_decisions').values({ ...decision, step_no: stepNo }))
      .selectFrom('changed')
      .selectAll()
      .select(stepNo.as('step_no'));
  },
);

export async function writeDecisionRows(
  db: Database,
  { before, change, step, decision }: DecisionRows,
): Promise<{ readonly row: RequestRow; readonly stepNo: number }> {
  const columns = columnsOf(change);
  const values = {
    ...identityOf(before),
    ...prefixColumns('row', change),
    ...prefixColumns('step', step),
    ...prefixColumns('decision', decision ?? {}),
  };
  const [found] = await written(db, { columns, isDecided: decision !== null }, values);
  if (!found) throw new Error('A request that changes is there');
  const { step_no: number, ...changed } = found;
  return { row: { ...before, ...changed }, stepNo: number };
}
