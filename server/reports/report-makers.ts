// Who may have each kind of report file, and the function that makes its table.
import { isPermitted } from '../../domain/permission.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { makeHoldings } from '../accounts/holdings.ts';
import { makeStatement } from '../accounts/statement.ts';
import { makeConfiguration } from '../company/configuration/export.ts';
import { makeAuditTrail } from './audit-export.ts';
import type { Context, Services, Who } from '../context.ts';
import type { TableFile } from '../files/table-file.ts';
import { makeRequestList } from './request-list.ts';
import { makeTransactionList } from './transaction-list.ts';

/** The context of the user who ordered the file, with their permissions at the time it is made. */
export type MakingContext = Pick<Context, 'db' | 'who' | 'now' | 'language' | keyof Services>;

type Make = (criteria: object, context: MakingContext) => Promise<TableFile>;

interface Maker {
  readonly orderedBy: OperationId;
  readonly make: Make;
}

export const makers: Readonly<Record<string, Maker>> = {
  'audit-trail': { orderedBy: 'exportAuditTrail', make: makeAuditTrail as Make },
  configuration: { orderedBy: 'exportConfiguration', make: makeConfiguration as Make },
  holdings: { orderedBy: 'exportHoldings', make: makeHoldings as Make },
  'request-list': { orderedBy: 'generateRequestReport', make: makeRequestList as Make },
  statement: { orderedBy: 'requestStatement', make: makeStatement as Make },
  'transaction-list': { orderedBy: 'generateTransactionStatusReport', make: makeTransactionList as Make },
};

/** The kinds of file that the user could order now. One who was given other work keeps no file of the former. */
export const kindsFor = (who: Who): string[] =>
  Object.entries(makers).flatMap(([kind, { orderedBy }]) =>
    isPermitted(who, operations[orderedBy].permission) ? [kind] : [],
  );
