import type { ColumnType, JSONColumnType } from 'kysely';
import type { TransferAnswer, TransferOutcome } from '../host/host.ts';

export interface HostTables {
  host_script: {
    script_id: ColumnType<number, never, never>;
    operation: 'inquirePayee' | 'inquireProxy' | 'transfer';
    service: string | null;
    answer: JSONColumnType<Record<string, unknown>>;
    used_at: Date | null;
  };
  host_transfers: {
    company_id: string;
    reference: string;
    answer: JSONColumnType<TransferAnswer>;
    outcome: JSONColumnType<TransferOutcome>;
    recorded_at: Date;
  };
}
