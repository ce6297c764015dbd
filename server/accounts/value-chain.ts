import type { Handlers } from '../../generated/handlers.ts';
import type { ValueChainDetail, ValueChainInvoice } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { amountOf, isDueSoon, listRecords, loadRecord, outstandingOf, type RecordView } from './records.ts';
import { loadNamedAccount } from './visible-accounts.ts';

export type InvoiceDetails = Omit<ValueChainDetail, 'invoice' | 'repaidFrom'> &
  Pick<ValueChainInvoice, 'programName' | 'companyRole' | 'financedAmount' | 'disbursedOn'> & {
    readonly repaidFrom: string;
    readonly status?: 'cancelled';
  };

const detailsOf = ({ row }: RecordView) => row.details as unknown as InvoiceDetails;

/** Derives the status from the dates, unless the invoice was cancelled. */
function statusOf(view: RecordView): ValueChainInvoice['status'] {
  const { row, today } = view;
  const { status } = detailsOf(view);
  if (status) return status;
  if (!row.is_open) return 'repaid';
  if (row.due_date < today) return 'overdue';
  return row.due_date === today ? 'due' : 'disbursed';
}

function invoiceOf(view: RecordView): ValueChainInvoice {
  const { row } = view;
  const { programName, companyRole, financedAmount, disbursedOn } = detailsOf(view);
  const status = statusOf(view);
  return {
    financingId: row.record_id,
    invoiceNumber: row.number,
    programName,
    companyRole,
    facilityId: row.facility_id,
    partner: row.counterparty,
    invoiceAmount: amountOf(view),
    financedAmount,
    outstanding: outstandingOf(view),
    disbursedOn,
    dueDate: row.due_date,
    isWarning: status === 'overdue' || isDueSoon(view),
    status,
  };
}

export const listValueChainInvoices: Handlers<Context>['listValueChainInvoices'] = ({ body }, context) =>
  listRecords(context, 'invoice', body, invoiceOf);

export const getValueChainInvoice: Handlers<Context>['getValueChainInvoice'] = async ({ body }, context) => {
  const view = await loadRecord(context, 'invoice', body.financingId);
  const details = detailsOf(view);
  const { discountRate, discount, tenorDays, graceDays, withRecourse, disbursedTo, repayments } = details;
  const price = { discountRate, discount, tenorDays, graceDays, withRecourse };
  const repaidFrom = await loadNamedAccount(context.db, context.who, details.repaidFrom);
  return { invoice: invoiceOf(view), ...price, disbursedTo, repaidFrom, repayments };
};
