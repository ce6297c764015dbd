import { fromWire, type Money } from '../../../domain/money.ts';
import { jakartaMoment } from '../../../domain/jakarta-time.ts';
import type { LocalTransferForm } from '../../../generated/types.ts';
import type { TransferFee, TransferOrder } from '../../host/host.ts';
import type { RequestRow } from '../../approval/store.ts';
import type { RowOf } from '../../approval/payment-kind.ts';

function bankCodeIn(form: LocalTransferForm): string | undefined {
  const { beneficiary } = form.payee;
  return beneficiary && 'bankCode' in beneficiary ? beneficiary.bankCode : undefined;
}

function moneyOf(value: string | null | undefined, currency: string | null | undefined): Money | null {
  const read = value && currency ? fromWire({ value, currency }) : null;
  return read?.ok ? read.value : null;
}

function feePayer(form: LocalTransferForm): string | null {
  if (form.transferType === 'OVB') return form.fromAccount.id;
  const { chargeTransactionFeeTo, feeAccount = form.fromAccount } = form.charges;
  return chargeTransactionFeeTo === 'BENEFICIARY' ? null : feeAccount.id;
}

function feeOf({ fees }: RequestRow, form: LocalTransferForm): TransferFee | null {
  const amount = fees && moneyOf(fees.totalFee.value, fees.totalFee.currency);
  return amount && amount.minor > 0n ? { amount, accountId: feePayer(form) } : null;
}

const debitAmountOf = ({ conversion }: RequestRow): Money | null =>
  conversion ? moneyOf(conversion.debitAmount.value, conversion.debitAmount.currency) : null;

export function orderOf(row: RowOf<'local-transfer'>, now: Date): TransferOrder | null {
  const { content, service, account_id: debitAccountId } = row;
  const amount = moneyOf(row.amount, row.currency);
  if (service === null || debitAccountId === null || amount === null) return null;
  const bankCode = bankCodeIn(content.form);
  const fee = feeOf(row, content.form);
  const debitAmount = debitAmountOf(row);
  return {
    companyId: row.company_id,
    reference: row.ref_no,
    service,
    debitAccountId,
    amount,
    ...(debitAmount && { debitAmount }),
    ...(fee && { fee }),
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
