import type { ErrorCode } from '../../generated/error-codes.ts';
import type { CurrencyCode, MutationDetail } from '../../generated/types.ts';

export interface EntryLine {
  readonly companyId: string;
  readonly accountId: string;
  /** In hundredths; negative for a debit. */
  readonly amount: bigint;
  readonly description: string;
  readonly counterpartyName?: string;
  readonly counterpartyNumber?: string;
  readonly counterpartyBank?: string;
}

export interface Entry {
  readonly entryId?: string;
  readonly kind: string;
  /** Unique with the kind, so that an entry is booked only once. */
  readonly reference: string;
  readonly valueDate: string;
  readonly bookedAt: Date;
  readonly channel?: MutationDetail['channel'];
  readonly lines: readonly EntryLine[];
  /** The code when an account has insufficient funds; that of an in-house transfer when left out. */
  readonly insufficientCode?: ErrorCode;
}

export interface LockedAccount {
  readonly companyId: string;
  readonly accountId: string;
  readonly currency: CurrencyCode;
  readonly isBank: boolean;
  readonly balance: bigint;
  readonly hold: bigint;
  readonly overdraft: bigint;
}

export const keyOf = ({ companyId, accountId }: Pick<EntryLine, 'companyId' | 'accountId'>) =>
  `${companyId}/${accountId}`;
