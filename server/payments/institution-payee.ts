// What is known of a customer of an institution from the earlier payments to it.
import { sql } from 'kysely';
import type { Money } from '../../domain/money.ts';
import { paymentNotes, type Note } from '../../domain/payment-notes.ts';
import type { FeeQuote, InstitutionPaymentType } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf } from './amount.ts';
import type { DebitAccount } from './debit-account.ts';
import { findEarlier, paidBefore, type RequestsTo } from './known-payees.ts';
import type { TransferDate } from './transfer-date.ts';

interface InstitutionPayee {
  readonly institution: string;
  readonly accountNumber: string;
}

const requestsTo = (
  { db, who }: Context,
  menuAccess: InstitutionPaymentType,
  { institution, accountNumber }: InstitutionPayee,
): RequestsTo =>
  db
    .selectFrom('requests as r')
    .where('company_id', '=', who.companyId)
    .where('menu_access', '=', menuAccess)
    .where('payee_account', '=', accountNumber)
    .where(sql<boolean>`content #>> '{form,payeeDetails,institution}' = ${institution}`);

interface NoteFacts {
  readonly menuAccess: InstitutionPaymentType;
  readonly payee: InstitutionPayee;
  readonly amount: Money;
  readonly date: TransferDate;
  readonly fees: FeeQuote;
  readonly account: DebitAccount;
  /** The request that is being repaired. */
  readonly refNo: string | undefined;
}

export async function notesOn(context: Context, one: NoteFacts): Promise<Note[]> {
  const { menuAccess, payee, amount, date, fees, account, refNo: exceptRefNo } = one;
  const to = requestsTo(context, menuAccess, payee);
  return paymentNotes({
    earlier: await findEarlier(context, { to, amount, menuAccess, exceptRefNo }),
    repeatedReference: null,
    names: null,
    uncheckedName: null,
    isFirstTime: (await paidBefore(context, to)).isFirstTime,
    accountChangedAt: null,
    late: date.late,
    isBalanceLow: amountOf(fees.totalDebit).minor > account.available.minor,
  });
}
