// What the bank asks of a request for cheque or giro books.
import { collectionOf, type BookTerms, type Collection } from '../../../domain/cheque-book.ts';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { Result } from '../../../domain/result.ts';
import type { ChequeBookType, ServiceCode } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { readNumber } from '../../parameters.ts';
import { readCalendar } from '../../reference/calendar.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import type { DebitAccount } from '../debit-account.ts';

export const menuAccess = 'CHQ_BOOK';

const services: Readonly<Record<ChequeBookType, ServiceCode>> = { cheque: 'SVC_CHQ_BOOK', giro: 'SVC_GIRO_BOOK' };

export const serviceOf = (type: ChequeBookType): ServiceCode => services[type];

export const mayOrder = ({ who }: Pick<Context, 'who'>, type: ChequeBookType): boolean =>
  who.services.includes(services[type]);

export function checkMayOrder(context: Context, type: ChequeBookType): void {
  if (!mayOrder(context, type)) throw new Refusal('94');
}

/** Throws a Refusal unless it is a current account in rupiah; the bank issues books for no other. */
export async function checkHasBooks({ db, who }: Context, { id, currency }: DebitAccount): Promise<void> {
  if (currency !== 'IDR') throw new Refusal('98', { currency: 'IDR' });
  const account = db.selectFrom('accounts').select('kind').where('company_id', '=', who.companyId);
  const { kind } = await account.where('account_id', '=', id).executeTakeFirstOrThrow();
  if (kind !== 'CA') throw new Refusal('HOST_CHQ_14').at('form.fromAccount.id');
}

const readTerms = async (db: Database): Promise<BookTerms> => ({
  readyAfter: await readNumber(db, 'CHEQUE_BOOK_READY_DAYS'),
  monthsKept: await readNumber(db, 'CHEQUE_BOOK_KEPT_MONTHS'),
});

/** Returns when books that are approved on this day are ready, and until when they are kept; 75 if not known yet. */
export const collectionAfter = async (db: Database, approvedOn: CalendarDate): Promise<Result<Collection>> =>
  collectionOf(await readCalendar(db), await readTerms(db), approvedOn);

export const findCollection = async (db: Database, approvedOn: CalendarDate): Promise<Collection> =>
  valueOf(await collectionAfter(db, approvedOn));
