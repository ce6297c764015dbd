import { sql } from 'kysely';
import { daysKept } from '../../../domain/cheque-book.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { toWire } from '../../../domain/money.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { ChequeBookOffer, ChequeBookType, ChequeBranch, TariffType } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readNumber } from '../../parameters.ts';
import { businessDay } from '../../reference/business-day.ts';
import { readReferencePage } from '../../reference/lists.ts';
import { fromAccountOf, loadDebitAccount } from '../debit-account.ts';
import { nothing, priceOf } from './fee.ts';
import { checkHasBooks, findCollection, mayOrder, menuAccess } from './terms.ts';

const leavesPerBook = 25;
const types: readonly ChequeBookType[] = ['cheque', 'giro'];

async function offerOf(context: Context, type: ChequeBookType): Promise<ChequeBookOffer> {
  const lines = await priceOf(context, type);
  const price = (of: TariffType) => toWire(lines.find((line) => line.type === of)?.amount ?? nothing);
  return {
    type,
    maximumQuantity: await readNumber(context.db, 'MAX_CHEQUE_BOOKS'),
    leavesPerBook,
    feePerBook: price('service'),
    stampDutyPerBook: price('stamp'),
  };
}

/** Counts the books that were asked for and are not picked up yet. */
async function booksWaiting({ db, who }: Context, accountId: string): Promise<number> {
  const { books } = await db
    .selectFrom('requests')
    .select(sql<number>`coalesce(sum((content #>> '{form,quantity}')::integer), 0)::integer`.as('books'))
    .where('company_id', '=', who.companyId)
    .where('menu_access', '=', menuAccess)
    .where('account_id', '=', accountId)
    .where('tab', 'in', ['repair', 'pending', 'forward_dated', 'successful'])
    .where('status', '<>', 'Picked Up')
    .executeTakeFirstOrThrow();
  return books;
}

async function firstBranch({ db, now, language }: Context): Promise<ChequeBranch> {
  const { rows } = await readReferencePage(db, { kind: 'BRANCH', on: businessDay(now), language });
  const [first] = rows;
  if (!first) throw new Error('The bank has no branch');
  return { branchCode: first.code, branchName: first.text };
}

export const inquireChequeBooks: Handlers<Context>['inquireChequeBooks'] = async ({ body }, context) => {
  const account = await loadDebitAccount(context, body.fromAccountId);
  await checkHasBooks(context, account);
  const offers = [];
  for (const type of types) if (mayOrder(context, type)) offers.push(await offerOf(context, type));
  const collection = await findCollection(context.db, jakartaMoment(context.now.getTime()).date);
  return {
    fromAccount: fromAccountOf(account),
    offers,
    booksWaiting: await booksWaiting(context, account.id),
    homeBranch: await firstBranch(context),
    estimatedPickUpDate: collection.readyDate,
    collectWithinDays: daysKept(collection),
  };
};
