// Converts a draft to the columns of a request.
import type { Route } from '../../domain/approval/types.ts';
import { decimalText, toWire } from '../../domain/money.ts';
import type { MatchedRow } from '../../generated/types.ts';
import { createShapeCheck } from '../contract/shape-check.ts';
import type { RequestDraft } from '../approval/draft.ts';

export interface Planned {
  readonly route: Route;
  readonly matchedRow: MatchedRow | null;
}

const json = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

const amountColumns = ({ amount, idrEquivalent }: RequestDraft) => ({
  amount: amount && decimalText(amount),
  currency: amount && amount.currency,
  idr_equivalent: idrEquivalent && decimalText(idrEquivalent),
});

const checkShowable = createShapeCheck({
  TransactionDetail: [
    'menuAccess',
    'serviceType',
    'customerName',
    'destination',
    'destinationBank',
    'amount',
    'fromAcccount',
    'transactionDetails',
    'fees',
    'conversion',
    'transactionDate',
  ],
  RequestDetail: ['notes'],
});

function shownParts({ payee, amount, fees, conversion, notes, ...draft }: RequestDraft) {
  return {
    menuAccess: draft.menuAccess,
    serviceType: draft.service,
    customerName: payee.name,
    destination: payee.account,
    destinationBank: payee.bank ?? '',
    amount: amount && toWire(amount),
    fromAcccount: draft.fromAccount,
    transactionDetails: draft.content,
    fees: fees ?? null,
    conversion: conversion ?? null,
    notes: notes ?? [],
    transactionDate: draft.transactionDate,
  };
}

/** Throws if the draft does not match the contract, because its approvers could not open the request then. */
export async function contentColumns(draft: RequestDraft, { route, matchedRow }: Planned) {
  await checkShowable(shownParts(draft));
  const { fromAccount, payee, transactionDate } = draft;
  return {
    ...amountColumns(draft),
    service: draft.service,
    content: JSON.stringify(draft.content),
    fees: json(draft.fees),
    conversion: json(draft.conversion),
    rupiah_rate: json(draft.rupiahRate),
    notes: JSON.stringify(draft.notes ?? []),
    has_special_rate: draft.hasSpecialRate ?? false,
    account_id: fromAccount?.id ?? null,
    account: json(fromAccount),
    payee_account: payee.account,
    payee_bank: payee.bank ?? '',
    payee_name: payee.name,
    transaction_date: transactionDate,
    execution_date: transactionDate,
    route: JSON.stringify(route),
    matched_row: json(matchedRow),
  };
}
