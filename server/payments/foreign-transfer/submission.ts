import type { Handlers } from '../../../generated/handlers.ts';
import type { ForeignTransferForm } from '../../../generated/types.ts';
import type { RequestDraft } from '../../approval/draft.ts';
import type { Context } from '../../context.ts';
import { lockForUse } from '../../favorites/usage.ts';
import { fromAccountOf } from '../debit-account.ts';
import { lockInquiry, markInquiryUsed } from '../inquiry-store.ts';
import { requestNote } from '../notes.ts';
import { readCodeNames } from '../../reference/code-names.ts';
import { paymentOperations, validationOf, type Payment } from '../payment-operations.ts';
import { checkForeignTransfer, conversionOf, dealOf, type CheckedForeignTransfer } from './checks.ts';
import type { CheckedForeignPayee } from './payee.ts';

type PaymentHandlers = Handlers<Context>;

/** Copies the payee into the form, so that later changes of the favorite do not change the request. */
function payeeOnForm({ beneficiary, favorite, inquiryId }: CheckedForeignPayee): object {
  if (favorite) return { kind: 'favorite', favoriteId: favorite.id, favoriteName: favorite.name, beneficiary };
  return { kind: 'account', ...(inquiryId && { inquiryId }), beneficiary };
}

/** Stores the rate of the deal, because approvers read it. */
function dealOnForm({ form: { deal }, exchange }: CheckedForeignTransfer): object {
  if (!exchange || !deal) return { deal: undefined };
  return { deal: deal.rateType === 'special' ? { ...deal, rate: exchange.conversion.rate } : deal };
}

function formOf(checked: CheckedForeignTransfer): ForeignTransferForm {
  const { charges, payee, account } = checked;
  const onTheWay = payee.intermediary && { intermediary: payee.intermediary };
  const known = {
    fromAccount: fromAccountOf(account),
    payee: payeeOnForm(payee),
    ...(charges && { charges }),
    ...onTheWay,
  };
  const form = { ...checked.form, ...known, ...dealOnForm(checked) } as ForeignTransferForm;
  return JSON.parse(JSON.stringify(form));
}

function draftOf(context: Context, checked: CheckedForeignTransfer): RequestDraft {
  const { account, payee, amount, worth } = checked;
  const conversion = conversionOf(checked);
  const { accountName: name, accountNumber, bankName: bank } = payee.beneficiary;
  return {
    menuAccess: 'FCY',
    service: checked.service,
    content: { kind: 'foreign-transfer', form: formOf(checked) },
    fees: checked.fees,
    conversion,
    hasSpecialRate: conversion?.rateType === 'special',
    amount,
    idrEquivalent: worth.amount,
    rupiahRate: worth.rate,
    fromAccount: fromAccountOf(account),
    payee: { name, account: accountNumber, bank },
    transactionDate: checked.date.executionDate,
    notes: checked.notes.map((note) => requestNote(context, note)),
  };
}

const inquiryOf = ({ payee }: ForeignTransferForm) => ('inquiryId' in payee ? payee.inquiryId : undefined);

/** Locks the favorite, so that it is not deleted, or the inquiry, so that only one payment uses it. */
async function lockPayee(context: Context, form: ForeignTransferForm): Promise<void> {
  if (form.payee.kind === 'favorite') return lockForUse(context, form.payee.favoriteId);
  const inquiryId = inquiryOf(form);
  if (inquiryId) await lockInquiry(context, inquiryId);
}

async function markUsed(context: Context, { payee }: CheckedForeignTransfer): Promise<void> {
  if (payee.inquiryId) await markInquiryUsed(context, payee.inquiryId);
}

export const foreignTransferSteps: Payment<ForeignTransferForm, CheckedForeignTransfer> = {
  menuAccess: 'FCY',
  dealOf,
  payeeInputOf: ({ payee }) => (payee.kind === 'favorite' ? 'favorite' : 'typed'),
  lockPayee,
  check: checkForeignTransfer,
  markUsed,
  draftOf,
};

const operations = paymentOperations(foreignTransferSteps);

export const validateForeignTransfer: PaymentHandlers['validateForeignTransfer'] = async ({ body }, context) => {
  const checked = await operations.validate(context, body);
  return {
    ...validationOf(context, checked),
    codeNames: await readCodeNames(context, checked.form),
    deductFlag: checked.deductFlag,
    conversion: conversionOf(checked),
    underlying: checked.underlying,
  };
};

export const submitForeignTransfer: PaymentHandlers['submitForeignTransfer'] = async ({ body }, context) =>
  (await operations.submit(context, body)).receipt;

export const resubmitForeignTransfer: PaymentHandlers['resubmitForeignTransfer'] = async ({ body }, context) =>
  (await operations.resubmit(context, body)).receipt;
