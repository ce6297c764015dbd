import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { RecordAmount } from '../../domain/approval/matrix.ts';
import type { Money } from '../../domain/money.ts';
import type { RupiahRate } from '../db/request-tables.ts';
import type {
  Conversion,
  FeeQuote,
  FromAccount,
  RequestNote,
  ServiceCode,
  TransactionContent,
  TransactionType,
} from '../../generated/types.ts';

/** The content of a new request that has passed the checks of its kind; it has no route and no number yet. */
export interface RequestDraft {
  readonly menuAccess: TransactionType;
  readonly service: ServiceCode | null;
  readonly content: TransactionContent;
  readonly fees?: FeeQuote | null;
  readonly conversion?: Conversion | null;
  /** The amount that lists show; null if nothing is paid, as for a favorite. */
  readonly amount: Money | null;
  readonly idrEquivalent: Money | null;
  /** The rate that converted a foreign amount to idrEquivalent. */
  readonly rupiahRate?: RupiahRate | null;
  /** The amounts of a file's records; left out for a single payment. */
  readonly records?: readonly RecordAmount[];
  readonly fromAccount: FromAccount | null;
  readonly payee: { readonly name: string; readonly account: string; readonly bank?: string };
  readonly transactionDate: CalendarDate;
  /** The warnings of the validation that the maker confirmed. */
  readonly notes?: readonly RequestNote[];
  readonly hasSpecialRate?: boolean;
}
