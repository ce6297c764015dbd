// The types of all tables for Kysely. Each domain declares its tables in a file of its own.
import type { AccountGroupTables } from './account-group-tables.ts';
import type { AdministrationTables } from './administration-tables.ts';
import type { BankTables } from './bank-tables.ts';
import type { BulkTables } from './bulk-tables.ts';
import type { FacilityTables } from './facility-tables.ts';
import type { GroundTables } from './ground-tables.ts';
import type { HostTables } from './host-tables.ts';
import type { NotificationTables } from './notification-tables.ts';
import type { RecurringTables } from './recurring-tables.ts';
import type { ReferenceTables } from './reference-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { ReportTables } from './report-tables.ts';
import type { RequestTables } from './request-tables.ts';
import type { SessionTables } from './session-tables.ts';
import type { TaskTables } from './task-tables.ts';
import type { UnderlyingTables } from './underlying-tables.ts';

export type Tables = GroundTables &
  ReferenceTables &
  UnderlyingTables &
  SessionTables &
  ReportTables &
  RequestTables &
  PaymentTables &
  RecurringTables &
  BankTables &
  BulkTables &
  HostTables &
  FacilityTables &
  NotificationTables &
  TaskTables &
  AdministrationTables &
  AccountGroupTables;
