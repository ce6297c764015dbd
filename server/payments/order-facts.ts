// The fields that every order for the host takes from its request.
import { fromWire, type Money } from '../../domain/money.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { PayableRecord } from '../approval/payment-kind.ts';
import { amountInRupiah } from '../approval/load.ts';
import type { RequestRow } from '../approval/store.ts';
import type { HostOrder, OrderFee } from '../host/host.ts';

function moneyOf(value: string | null | undefined, currency: string | null | undefined): Money | null {
  const read = value && currency ? fromWire({ value, currency }) : null;
  return read?.ok ? read.value : null;
}

function feeOf({ fees }: RequestRow, payer: string | null): OrderFee | null {
  const amount = fees && moneyOf(fees.totalFee.value, fees.totalFee.currency);
  return amount && amount.minor > 0n ? { amount, accountId: payer } : null;
}

const debitAmountOf = ({ conversion }: RequestRow): Money | null =>
  conversion ? moneyOf(conversion.debitAmount.value, conversion.debitAmount.currency) : null;

/** Returns null when the request has no service, account or amount, so that nothing can be ordered. */
export function orderFacts(row: RequestRow, feePayer: string | null, now: Date) {
  const { service, account_id: debitAccountId } = row;
  const amount = moneyOf(row.amount, row.currency);
  if (service === null || debitAccountId === null || amount === null) return null;
  const fee = feeOf(row, feePayer);
  const debitAmount = debitAmountOf(row);
  return {
    companyId: row.company_id,
    reference: row.ref_no,
    service,
    debitAccountId,
    amount,
    ...(debitAmount && { debitAmount }),
    ...(fee && { fee }),
    valueDate: jakartaMoment(now.getTime()).date,
  };
}

/** Returns the records of a request that is paid with a single order. */
export const onlyRecord = (row: RequestRow, order: HostOrder): readonly PayableRecord[] => [
  { recordNo: 1, order, idrEquivalent: amountInRupiah(row) },
];
