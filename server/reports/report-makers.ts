// Who may have each kind of report file, and the function that makes its table.
import { isPermitted, type Permission } from '../../domain/permission.ts';
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
  readonly permission: Permission;
  readonly make: Make;
}

const orderedBy = (operationId: OperationId): Permission => operations[operationId].permission;

export const makers: Readonly<Record<string, Maker>> = {
  'audit-trail': { permission: orderedBy('exportAuditTrail'), make: makeAuditTrail as Make },
  // With the events of everybody, for administrators.
  'whole-audit-trail': { permission: { area: 'administration' }, make: makeAuditTrail as Make },
  configuration: { permission: orderedBy('exportConfiguration'), make: makeConfiguration as Make },
  holdings: { permission: orderedBy('exportHoldings'), make: makeHoldings as Make },
  'request-list': { permission: orderedBy('generateRequestReport'), make: makeRequestList as Make },
  statement: { permission: orderedBy('requestStatement'), make: makeStatement as Make },
  'transaction-list': { permission: orderedBy('generateTransactionStatusReport'), make: makeTransactionList as Make },
};

/** The kinds of file that the user could order now. One who was given other work keeps no file of the former. */
export const kindsFor = (who: Who): string[] =>
  Object.entries(makers).flatMap(([kind, { permission }]) => (isPermitted(who, permission) ? [kind] : []));
