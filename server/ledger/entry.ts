import type { ErrorCode } from '../../generated/error-codes.ts';
import type { CurrencyCode, MutationDetail } from '../../generated/types.ts';

export interface EntryLine {
  readonly companyId: string;
  readonly accountId: string;
  /** Hundredths; negative takes from the account. */
  readonly amount: bigint;
  readonly description: string;
  readonly counterpartyName?: string;
  readonly counterpartyNumber?: string;
  readonly counterpartyBank?: string;
}

export interface Entry {
  readonly entryId?: string;
  readonly kind: string;
  /** With kind, what makes the entry happen once. */
  readonly reference: string;
  readonly valueDate: string;
  readonly bookedAt: Date;
  readonly channel?: MutationDetail['channel'];
  readonly lines: readonly EntryLine[];
  /** The answer when an account would fall below what it may; an overbooking's when left out. */
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
