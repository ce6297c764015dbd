import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import { money, type Money } from '../../../domain/money.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { ChequeBookType, FeeQuote } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import { readNumber } from '../../parameters.ts';
import { readFeeLines, type FeeLine } from '../../reference/fees.ts';
import { Refusal, valueOf } from '../../refusal.ts';
import { loadDebitAccount, type DebitAccount } from '../debit-account.ts';
import { quoteCosts } from '../fee.ts';
import { checkHasBooks, checkMayOrder, serviceOf } from './terms.ts';

export const nothing = money(0n, 'IDR');

/** Returns what one book costs. */
export async function priceOf({ db, now }: Context, type: ChequeBookType): Promise<readonly FeeLine[]> {
  const on = jakartaMoment(now.getTime()).date;
  return valueOf(await readFeeLines(db, { service: serviceOf(type), amount: nothing, on, now }));
}

const times = ({ minor, currency }: Money, count: number) => money(minor * BigInt(count), currency);

export async function checkQuantity({ db }: Context, quantity: number): Promise<void> {
  const most = await readNumber(db, 'MAX_CHEQUE_BOOKS');
  if (quantity > most) throw new Refusal('136', { most: String(most) }).at('form.quantity');
}

interface Books {
  readonly account: DebitAccount;
  readonly type: ChequeBookType;
  readonly quantity: number;
}

export async function quoteBookFees(context: Context, { account, type, quantity }: Books): Promise<FeeQuote> {
  const lines = await priceOf(context, type);
  const charged = lines.map(({ type: line, amount }) => ({ type: line, amount: times(amount, quantity) }));
  return quoteCosts(context, { charged, account, payer: account, debit: nothing, currency: 'IDR' });
}

export const quoteChequeBookFee: Handlers<Context>['quoteChequeBookFee'] = async ({ body }, context) => {
  const { fromAccountId, type, quantity } = body;
  checkMayOrder(context, type);
  const account = await loadDebitAccount(context, fromAccountId);
  await checkHasBooks(context, account);
  await checkQuantity(context, quantity);
  return quoteBookFees(context, { account, type, quantity });
};
