import type { Handlers } from '../../generated/handlers.ts';
import type { ValueChainDetail, ValueChainInvoice } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf, isDueSoon, listRecords, oneRecord, outstandingOf, type Seen } from './records.ts';
import { namedAccount } from './visible.ts';

export type InvoiceDetails = Omit<ValueChainDetail, 'invoice' | 'repaidFrom'> &
  Pick<ValueChainInvoice, 'programName' | 'companyRole' | 'financedAmount' | 'disbursedOn'> & {
    readonly repaidFrom: string;
    readonly status?: 'cancelled';
  };

const detailsOf = ({ row }: Seen) => row.details as unknown as InvoiceDetails;

/** What the days say, unless the invoice was withdrawn. */
function statusOf(seen: Seen): ValueChainInvoice['status'] {
  const { row, today } = seen;
  const { status } = detailsOf(seen);
  if (status) return status;
  if (!row.is_open) return 'repaid';
  if (row.due_date < today) return 'overdue';
  return row.due_date === today ? 'due' : 'disbursed';
}

function invoiceOf(seen: Seen): ValueChainInvoice {
  const { row } = seen;
  const { programName, companyRole, financedAmount, disbursedOn } = detailsOf(seen);
  const status = statusOf(seen);
  return {
    financingId: row.record_id,
    invoiceNumber: row.number,
    programName,
    companyRole,
    facilityId: row.facility_id,
    partner: row.counterparty,
    invoiceAmount: amountOf(seen),
    financedAmount,
    outstanding: outstandingOf(seen),
    disbursedOn,
    dueDate: row.due_date,
    isWarning: status === 'overdue' || isDueSoon(seen),
    status,
  };
}

export const listValueChainInvoices: Handlers<Context>['listValueChainInvoices'] = ({ body }, context) =>
  listRecords(context, 'invoice', body, invoiceOf);

export const getValueChainInvoice: Handlers<Context>['getValueChainInvoice'] = async ({ body }, context) => {
  const seen = await oneRecord(context, 'invoice', body.financingId);
  const details = detailsOf(seen);
  const { discountRate, discount, tenorDays, graceDays, withRecourse, disbursedTo, repayments } = details;
  const price = { discountRate, discount, tenorDays, graceDays, withRecourse };
  const repaidFrom = await namedAccount(context.db, context.who, details.repaidFrom);
  return { invoice: invoiceOf(seen), ...price, disbursedTo, repaidFrom, repayments };
};
