import type { BulkRecord, CurrencyCode, Money } from '../../generated/types.ts';
import type { Who } from '../context.ts';
import type { RecordRow } from './record-store.ts';

/** Amounts of payroll records are shown only to people with the flag allowViewPayroll. */
export const seesAmounts = ({ flags }: Pick<Who, 'flags'>, { record_type }: Pick<RecordRow, 'record_type'>): boolean =>
  record_type !== 'payroll' || flags.includes('allowViewPayroll');

const moneyOf = (value: string | null, currency: CurrencyCode | null): Money | null =>
  value === null || currency === null ? null : { value, currency };

export function recordOnWire(row: RecordRow, who: Pick<Who, 'flags'>): BulkRecord {
  const isShown = seesAmounts(who, row);
  return {
    line: row.line,
    recordType: row.record_type,
    recordStatus: row.record_status,
    customerReferenceDetail: row.customer_reference,
    beneficiaryName: row.beneficiary_name,
    destination: row.destination,
    destinationBank: row.destination_bank,
    service: row.service,
    amount: isShown ? moneyOf(row.amount, row.currency) : null,
    fee: isShown ? moneyOf(row.fee, row.currency && 'IDR') : null,
    ignored: row.ignored,
    faults: row.faults,
  };
}
