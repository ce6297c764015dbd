import { fromWire, type Money } from '../../domain/money.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { LocalTransferForm } from '../../generated/types.ts';
import type { TransferOrder } from '../host/host.ts';
import type { RequestRow } from './store.ts';

function bankCodeIn(form: LocalTransferForm): string | undefined {
  const { beneficiary } = form.payee;
  return beneficiary && 'bankCode' in beneficiary ? beneficiary.bankCode : undefined;
}

function moneyOf(value: string | null | undefined, currency: string | null | undefined): Money | null {
  const read = value && currency ? fromWire({ value, currency }) : null;
  return read?.ok ? read.value : null;
}

const feeOf = ({ fees }: RequestRow): Money | null =>
  fees ? moneyOf(fees.totalFee.value, fees.totalFee.currency) : null;

const debitAmountOf = ({ conversion }: RequestRow): Money | null =>
  conversion ? moneyOf(conversion.debitAmount.value, conversion.debitAmount.currency) : null;

/** What the core bank is told; nothing where the request is no transfer. */
export function orderFor(row: RequestRow, now: Date): TransferOrder | null {
  const { content, service, account_id: debitAccountId } = row;
  const amount = moneyOf(row.amount, row.currency);
  if (content.kind !== 'local-transfer' || service === null || debitAccountId === null || amount === null) return null;
  const bankCode = bankCodeIn(content.form);
  const fee = feeOf(row);
  const debitAmount = debitAmountOf(row);
  return {
    companyId: row.company_id,
    reference: row.ref_no,
    service,
    debitAccountId,
    amount,
    ...(debitAmount && { debitAmount }),
    ...(fee && fee.minor > 0n && { fee }),
    payee: {
      name: row.payee_name,
      accountNumber: row.payee_account,
      ...(bankCode && { bankCode }),
      bankName: row.payee_bank,
    },
    description: content.form.transactionDetails.info ?? row.ref_no,
    valueDate: jakartaMoment(now.getTime()).date,
  };
}
