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

/** What a service hands over once its own checks have passed: the request, before it has a route or a number. */
export interface RequestDraft {
  readonly menuAccess: TransactionType;
  readonly service: ServiceCode | null;
  readonly content: TransactionContent;
  readonly fees?: FeeQuote | null;
  readonly conversion?: Conversion | null;
  /** What the list shows and the limits measure; null where nothing is paid, such as a favourite. */
  readonly amount: Money | null;
  readonly idrEquivalent: Money | null;
  /** At which rate an amount in another currency was counted. */
  readonly rupiahRate?: RupiahRate | null;
  /** The amounts of a batch; a single payment is its own only record. */
  readonly records?: readonly RecordAmount[];
  readonly fromAccount: FromAccount | null;
  readonly payee: { readonly name: string; readonly account: string; readonly bank?: string };
  readonly transactionDate: CalendarDate;
  /** What validation noticed and the maker confirmed. */
  readonly notes?: readonly RequestNote[];
  readonly hasSpecialRate?: boolean;
}
