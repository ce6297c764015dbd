import type { Database } from '../db/database.ts';
import { bankAccount, findByNumber } from '../ledger/accounts.ts';
import type { EntryLine } from '../ledger/entry.ts';
import { ownBankCode } from '../reference/banks.ts';
import type { HostOrder, TransferOrder } from './host.ts';
import { receiverOf } from './receivers.ts';

interface DebitAccount {
  readonly name: string;
  readonly number: string;
}

const isHere = (order: HostOrder): order is TransferOrder =>
  order.kind === 'transfer' && (order.payee.bankCode === undefined || order.payee.bankCode === ownBankCode);

/** Returns the account to credit: the payee's account at this bank, or the clearing account of the bank otherwise. */
async function creditSide(db: Database, order: HostOrder) {
  const { amount } = order;
  const found = isHere(order) ? await findByNumber(db, order.payee.accountNumber) : undefined;
  if (found?.currency !== amount.currency) return bankAccount('clearing', amount.currency);
  return { companyId: found.company_id, accountId: found.account_id };
}

/** Credits the fee to the bank, and debits the account of the company unless the payee pays the fee. */
function feeLines({ companyId, fee, reference }: HostOrder): EntryLine[] {
  if (!fee) return [];
  const { amount, accountId } = fee;
  const description = `Biaya transaksi ${reference}`;
  const earned = { ...bankAccount('fees', amount.currency), amount: amount.minor, description };
  return accountId === null ? [earned] : [{ companyId, accountId, amount: -amount.minor, description }, earned];
}

/** What the fee takes from what the payee receives. */
export const keptBack = ({ fee }: HostOrder): bigint => (fee?.accountId === null ? fee.amount.minor : 0n);

/** An exchange goes through the bank's position accounts, so that the lines of each currency add up to zero. */
function exchangeLines({ debitAmount, amount, description }: HostOrder): EntryLine[] {
  if (!debitAmount || debitAmount.currency === amount.currency) return [];
  return [
    { ...bankAccount('position', debitAmount.currency), amount: debitAmount.minor, description },
    { ...bankAccount('position', amount.currency), amount: -amount.minor, description },
  ];
}

export async function orderLines(db: Database, order: HostOrder, debit: DebitAccount): Promise<EntryLine[]> {
  const { companyId, debitAccountId, amount, debitAmount = amount, description } = order;
  const receiver = receiverOf(order);
  const lines: EntryLine[] = [
    {
      companyId,
      accountId: debitAccountId,
      amount: -debitAmount.minor,
      description,
      counterpartyName: receiver.name,
      counterpartyNumber: receiver.number,
      ...(receiver.bank && { counterpartyBank: receiver.bank }),
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
  return lines.filter((line) => line.amount !== 0n);
}
