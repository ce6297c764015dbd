import { sql, type Expression, type RawBuilder } from 'kysely';
import { likePattern } from './text-search.ts';

/** Whether the bank, named by its code or BIC, has a common name that begins with the searched text. */
export const isCommonlyCalled = (bank: Expression<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from bank_common_names
    where bank_common_names.bank = ${bank} and bank_common_names.name ilike ${`${likePattern(search)}%`})`;
