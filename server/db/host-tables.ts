import type { ColumnType, JSONColumnType } from 'kysely';
import type { ErrorCode } from '../../generated/error-codes.ts';

export interface TransferDone {
  readonly kind: 'done';
  readonly hostReference: string;
  /** RFC 3339. */
  readonly at: string;
}

export type TransferOutcome =
  | TransferDone
  | { readonly kind: 'insufficient'; readonly code: ErrorCode }
  | { readonly kind: 'rejected'; readonly code: ErrorCode };
export type TransferAnswer = TransferOutcome | { readonly kind: 'timeout' };

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
