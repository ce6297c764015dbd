// The function that makes the table of each kind of report file.
import { makeHoldings } from '../accounts/holdings.ts';
import { makeStatement } from '../accounts/statement.ts';
import { makeConfiguration } from '../company/configuration/export.ts';
import { makeAuditTrail } from './audit-export.ts';
import type { Context, Services } from '../context.ts';
import type { TableFile } from '../files/table-file.ts';
import { makeRequestList } from './request-list.ts';
import { makeTransactionList } from './transaction-list.ts';

/** The context of the user who ordered the file, with their permissions at the time it is made. */
export type MakingContext = Pick<Context, 'db' | 'who' | 'now' | 'language' | keyof Services>;

type Maker = (criteria: object, context: MakingContext) => Promise<TableFile>;

export const makers: Readonly<Record<string, Maker>> = {
  'audit-trail': makeAuditTrail as Maker,
  configuration: makeConfiguration as Maker,
  holdings: makeHoldings as Maker,
  'request-list': makeRequestList as Maker,
  statement: makeStatement as Maker,
  'transaction-list': makeTransactionList as Maker,
};
