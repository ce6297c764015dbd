// The tables as Kysely sees them. Each domain keeps the tables it owns in a file of its own; they meet here.
import type { BankTables } from './bank-tables.ts';
import type { GroundTables } from './ground-tables.ts';

export type Tables = GroundTables & BankTables;
