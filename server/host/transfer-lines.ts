import type { Database } from '../db/database.ts';
import { bankAccount, findByNumber } from '../ledger/accounts.ts';
import type { EntryLine } from '../ledger/entry.ts';
import { ownBankCode } from '../reference/banks.ts';
import type { TransferOrder } from './host.ts';

interface DebitAccount {
  readonly name: string;
  readonly number: string;
}

/** An account of this bank is credited at once; any other is owed to its rail. */
async function creditSide(db: Database, { payee, amount }: TransferOrder) {
  const isHere = payee.bankCode === undefined || payee.bankCode === ownBankCode;
  const found = isHere ? await findByNumber(db, payee.accountNumber) : undefined;
  if (found?.currency !== amount.currency) return bankAccount('clearing', amount.currency);
  return { companyId: found.company_id, accountId: found.account_id };
}

/** What the bank earns, and the account of the company that pays it where the payee does not. */
function feeLines({ companyId, fee, reference }: TransferOrder): EntryLine[] {
  if (!fee) return [];
  const { amount, accountId } = fee;
  const description = `Biaya transaksi ${reference}`;
  const earned = { ...bankAccount('fees', amount.currency), amount: amount.minor, description };
  return accountId === null ? [earned] : [{ companyId, accountId, amount: -amount.minor, description }, earned];
}

const keptBack = ({ fee }: TransferOrder): bigint => (fee?.accountId === null ? fee.amount.minor : 0n);

/** Between two currencies the bank stands in the middle, with a position in each. */
function exchangeLines({ debitAmount, amount, description }: TransferOrder): EntryLine[] {
  if (!debitAmount || debitAmount.currency === amount.currency) return [];
  return [
    { ...bankAccount('position', debitAmount.currency), amount: debitAmount.minor, description },
    { ...bankAccount('position', amount.currency), amount: -amount.minor, description },
  ];
}

export async function transferLines(db: Database, order: TransferOrder, debit: DebitAccount): Promise<EntryLine[]> {
  const { companyId, debitAccountId, amount, debitAmount = amount, description, payee } = order;
  return [
    {
      companyId,
      accountId: debitAccountId,
      amount: -debitAmount.minor,
      description,
      counterpartyName: payee.name,
      counterpartyNumber: payee.accountNumber,
      ...(payee.bankName && { counterpartyBank: payee.bankName }),
    },
    ...exchangeLines(order),
    {
      ...(await creditSide(db, order)),
      amount: amount.minor - keptBack(order),
      description,
      counterpartyName: debit.name,
      counterpartyNumber: debit.number,
    },
    ...feeLines(order),
  ];
}
