import { sql, type RawBuilder } from 'kysely';
import type { CalendarDate } from '../../domain/calendar-date.ts';

export interface DatedTable {
  readonly table: string;
  /** The columns that identify an item, whose rows differ only in their dates. */
  readonly keys: readonly string[];
}

const isInForce = (alias: string, on: CalendarDate) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`${column('effective_from')} <= ${on} and coalesce(${column('effective_to')} >= ${on}, true)`;
};

/** The condition for the rows that are valid on a day; of overlapping rows only the latest one. */
export function inForce({ table, keys }: DatedTable, on: CalendarDate): RawBuilder<boolean> {
  const isSame = sql.join(
    keys.map((key) => sql`later.${sql.ref(key)} = ${sql.ref(`${table}.${key}`)}`),
    sql` and `,
  );
  const isLater = sql`later.effective_from > ${sql.ref(`${table}.effective_from`)}`;
  return sql<boolean>`(${isInForce(table, on)} and not exists (
    select 1 from ${sql.table(table)} as later where ${isSame} and ${isLater} and ${isInForce('later', on)}))`;
}
