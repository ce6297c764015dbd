// What the company has paid to an account by foreign transfer before.
import { sql } from 'kysely';
import type { Money } from '../../../domain/money.ts';
import type { Context } from '../../context.ts';
import { findEarlier, paidBefore, type RequestsTo } from '../known-payees.ts';

interface PayeeAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
}

const requestsTo = ({ db, who }: Context, { bankCode, accountNumber }: PayeeAccount): RequestsTo =>
  db
    .selectFrom('requests as r')
    .where('company_id', '=', who.companyId)
    .where('menu_access', '=', 'FCY')
    .where('payee_account', '=', accountNumber)
    .where(sql<boolean>`content #>> '{form,payee,beneficiary,bankCode}' = ${bankCode}`);

export const paidAbroad = (context: Context, payee: PayeeAccount) => paidBefore(context, requestsTo(context, payee));

export const findEarlierAbroad = (context: Context, payee: PayeeAccount, amount: Money, exceptRefNo?: string) =>
  findEarlier(context, {
    to: requestsTo(context, payee).where('currency', '=', amount.currency),
    amount,
    menuAccess: 'FCY',
    exceptRefNo,
  });
