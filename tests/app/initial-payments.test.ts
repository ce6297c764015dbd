// The first values of bills, top ups and foreign transfers: what a favorite says, and what the user typed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  BillFavorite,
  FavoriteSharing,
  ForeignBeneficiary,
  ForeignFavorite,
  ForeignTransferForm,
  TopUpFavorite,
} from '../../generated/types.ts';
import type { BillContent } from '../../src/components/kinds/bill-payment/bill-content.ts';
import { billBegins, billOfFavorite } from '../../src/components/kinds/bill-payment/initial-bill.ts';
import { typedBill } from '../../src/components/kinds/bill-payment/typed-bill.ts';
import { emptyBill, type BillValues } from '../../src/components/kinds/bill-payment/bill-values.ts';
import {
  foreignOfFavorite,
  repeatedForeign,
  retriedForeign,
  sameForeignPayee,
} from '../../src/components/kinds/foreign-transfer/initial-foreign.ts';
import { topUpOfFavorite } from '../../src/components/kinds/top-up/initial-top-up.ts';
import { againOf, canBeFavorite } from '../../src/components/kinds/shown-kinds.ts';
import { isTyped, type TypedOf } from '../../src/components/form/is-typed.ts';
import type { PaymentValues } from '../../src/components/payment-form/payment-values.ts';
import { filledBySuggestions } from '../../src/components/payment-form/unless-typed.ts';

const favoriteId = 'fav-000500';
const account = { id: 'acc-0002', number: '1370010246802', alias: 'Payroll', currency: 'IDR' } as const;
const shareFavoriteWith: FavoriteSharing = { scope: 'private', subUserGroups: [] };
const named = { favoriteName: 'Tetap', shareFavoriteWith };
const tokyo: ForeignBeneficiary = {
  bankName: 'MUFG Bank',
  bankCode: 'BOTKJPJT',
  bankAddress: 'Tokyo',
  country: 'JP',
  accountNumber: '0012876543',
  accountName: 'Tokyo Trading KK',
  addressLine1: '1-9-2 Nihonbashi',
  citizenship: 'WNA',
  residency: '02',
  category: '02',
  currency: 'USD',
};
const suggested = fc.record({
  amount: fc.option(fc.integer({ min: 1, max: 90_000 }).map((units) => `${units}.00`)),
  info: fc.option(fc.constantFrom('Kurir', 'Gudang Cakung')),
  email: fc.option(fc.constantFrom('kas@nusantara.co.id')),
  hasAccount: fc.boolean(),
});
type Suggested = typeof suggested extends fc.Arbitrary<infer Value> ? Value : never;

const partsOf = ({ amount, info, email, hasAccount }: Suggested, currency: 'IDR' | 'JPY') => ({
  ...named,
  ...(hasAccount && { fromAccount: account }),
  transactionDetails: { ...(amount && { amount: { value: amount, currency } }), ...(info && { info }) },
  ...(email && { additionalDetails: { email: [email] } }),
});

function billOf(said: Suggested): PaymentValues {
  const payeeDetails = {
    numberType: 'credit-card',
    category: 'CARD',
    institution: 'CARD',
    accountNumber: '4111111111111111',
  };
  return billOfFavorite({
    favoriteId,
    form: { paymentType: 'BILL_PAY', ...partsOf(said, 'IDR'), payeeDetails } as BillFavorite,
  });
}
function topUpOf(said: Suggested): PaymentValues {
  const payeeDetails = { numberType: 'gopay', category: 'WALLET', institution: 'GOPAY', accountNumber: '081218004567' };
  return topUpOfFavorite({
    favoriteId,
    form: { paymentType: 'TOPUP', ...partsOf(said, 'IDR'), payeeDetails } as TopUpFavorite,
  });
}
function foreignOf(said: Suggested): PaymentValues {
  const form = {
    paymentType: 'FCY',
    ...partsOf(said, 'JPY'),
    transferType: 'TT',
    beneficiary: { ...tokyo, currency: 'JPY' },
    remitterBeneficiaryRelationship: 'GROUP',
    isRemitterSameAsBeneficiary: false,
  } as ForeignFavorite;
  return foreignOfFavorite({ favoriteId, form });
}

const kinds = [
  ['a biller', billOf],
  ['a number to top up', topUpOf],
  ['a foreign payee', foreignOf],
] as const;

describe.each(kinds)('a favorite of %s', (_what, valuesOf) => {
  test('fills the form with all that it suggests, by its Pay button and when it is chosen in the form', () => {
    fc.assert(
      fc.property(suggested, (said) => {
        const values = valuesOf(said);
        const wanted = [said.amount ?? '', said.info ?? '', said.email ? [said.email] : []];
        const { transactionDetails, additionalDetails } = values;
        expect([transactionDetails.amount.value, transactionDetails.info, additionalDetails.email]).toEqual(wanted);
        const chosen = filledBySuggestions(emptyBill, values, []);
        expect([chosen.amount, chosen.info, chosen.additionalDetails.email]).toEqual(wanted);
        expect([values.fromAccount.id, chosen.fromAccount.id]).toEqual(
          said.hasAccount ? ['acc-0002', 'acc-0002'] : ['', ''],
        );
      }),
    );
  });

  test('replaces what the favorite before it filled in, and nothing that was typed', () => {
    fc.assert(
      fc.property(suggested, suggested, (one, other) => {
        const before = valuesOf(one);
        expect(filledBySuggestions(before, valuesOf(other), [before]).amount).toBe(other.amount ?? '');
        const amount = { ...emptyBill.transactionDetails.amount, value: '123.45' };
        const typed = { ...before, transactionDetails: { ...before.transactionDetails, amount } };
        expect(filledBySuggestions(typed, valuesOf(other), [before]).amount).toBe('123.45');
      }),
    );
  });
});

test('a favorite of a top up and of a foreign payee keep denomination, purpose and code word', () => {
  const payeeDetails = { numberType: 'pln-prepaid', category: 'PLN', institution: 'PLN', accountNumber: '12345678901' };
  const transactionDetails = { denomCode: 'PLN_200K', amount: { value: '200000.00', currency: 'IDR' } } as const;
  const token = topUpOfFavorite({
    favoriteId,
    form: { paymentType: 'TOPUP', ...named, payeeDetails, transactionDetails } as TopUpFavorite,
  });
  expect(token.transactionDetails).toMatchObject(transactionDetails);
  const payee = foreignOfFavorite({
    favoriteId,
    form: {
      paymentType: 'FCY',
      ...named,
      transferType: 'TT',
      beneficiary: tokyo,
      remitterBeneficiaryRelationship: 'GROUP',
      isRemitterSameAsBeneficiary: false,
      transactionDetails: { purposeCode: '2012' },
      codeWord: 'INTC',
    },
  });
  expect([payee.transactionDetails.purposeCode, payee.codeWord]).toEqual(['2012', 'INTC']);
});

const startOf = ({ billIds, months, timing, transactionDetails: { amount, info } }: BillValues) => [
  billIds,
  months,
  amount.value,
  info,
  timing.kind,
];

test('what was not paid is tried again with its bills and amount, and what was paid without them', () => {
  const payeeDetails = { numberType: 'bpjs', category: 'BPJS', institution: 'BPJS', accountNumber: '0001234567890' };
  const form = {
    fromAccount: account,
    payee: { kind: 'biller' },
    payeeDetails,
    billIds: ['october', 'november'],
    transactionDetails: { amount: { value: '300000.00', currency: 'IDR' }, info: 'Kantor' },
    timing: { kind: 'forward-dated', transactionDate: '2026-11-20' },
  };
  const content = { kind: 'bill-payment', form } as unknown as BillContent;
  const retried = billBegins.retried?.(content, undefined) ?? emptyBill;
  expect(startOf(retried)).toEqual([['october', 'november'], '2', '300000.00', 'Kantor', 'immediate']);
  expect(startOf(billBegins.repeated(content, undefined))).toEqual([[], '2', '', 'Kantor', 'immediate']);
});

test('a foreign transfer is tried again with its invoice and documents, and paid again without them', () => {
  const form = {
    transferType: 'TT',
    fromAccount: account,
    payee: { kind: 'account', beneficiary: tokyo },
    transactionDetails: {
      amount: { value: '2500.00', currency: 'USD' },
      purposeCode: '2012',
      customerReference: 'PO-114',
    },
    charges: { chargeInstruction: 'OUR', chargeTransactionFeeTo: 'REMITTER' },
    trade: { invoiceNumber: 'TT-2217-02', supplierName: 'Osaka Parts KK', chargeType: 'FAC' },
    remitterBeneficiaryRelationship: 'NON_AFFILIATED',
    isRemitterSameAsBeneficiary: false,
    underlyingCodes: ['UDL-2611-00031'],
    deal: { rateType: 'special', dealNumber: 'FX2611230902' },
    timing: { kind: 'immediate' },
  } as unknown as ForeignTransferForm;
  const again = repeatedForeign(form, undefined);
  const anew = { rateType: 'counter', dealNumber: '' };
  expect(again).toMatchObject({
    trade: { invoiceNumber: '', supplierName: 'Osaka Parts KK', chargeType: 'FAC' },
    underlyingCodes: [],
    deal: anew,
  });
  expect(again.transactionDetails).toMatchObject({ amount: { value: '2500.00' }, customerReference: '' });
  // How the company and the payee are related does not depend on the payment.
  expect(sameForeignPayee(form)).toMatchObject({
    remitterBeneficiaryRelationship: 'NON_AFFILIATED',
    transactionDetails: { amount: { value: '', currency: 'USD' }, purposeCode: '' },
  });
  expect(retriedForeign(form, undefined)).toMatchObject({
    trade: { invoiceNumber: 'TT-2217-02' },
    underlyingCodes: ['UDL-2611-00031'],
    deal: anew,
  });
});

test('a payee abroad can be a favorite, and an account at this bank in foreign currency cannot', () => {
  const kept = (['SVC_FCY_TT', 'SVC_FCY_OVB'] as const).map((serviceType) =>
    canBeFavorite({ menuAccess: 'FCY', serviceType }),
  );
  expect(kept).toEqual([true, false]);
  expect(canBeFavorite({ menuAccess: 'LCY', serviceType: 'SVC_LCY_OVB' })).toBe(true);
  expect(canBeFavorite({ menuAccess: 'TAX_PAY', serviceType: 'SVC_TAX_PAY' })).toBe(false);
});

test('only a tax that was paid leads to another billing', () => {
  const statuses = ['Failed', 'Rejected', 'Cancelled', 'Expired', 'Successful'] as const;
  expect(statuses.map((status) => againOf({ menuAccess: 'TAX_PAY', status }))).toEqual([
    'payAgain',
    'payAgain',
    'payAgain',
    'payAgain',
    'payAnother',
  ]);
  expect(againOf({ menuAccess: 'BILL_PAY', status: 'Successful' })).toBe('payAgain');
  expect(againOf({ menuAccess: 'CHQ_BOOK', status: 'Failed' })).toBe('requestAgain');
});

describe('a bill that was found', () => {
  const opened: BillValues = {
    ...emptyBill,
    payeeDetails: { ...emptyBill.payeeDetails, accountNumber: '4111111111111111' },
  };
  const bills = ['one', 'two'].map((billId) => ({
    billId,
    description: billId,
    amount: { value: '50.00', currency: 'IDR' } as const,
    penalty: { value: '0.00', currency: 'IDR' } as const,
    dueDate: null,
  }));
  const found = { asked: '', oldestFirst: false, minimum: '10.00', maximum: '100.00', bills, facts: [] };
  const amountOf = (value: string) => ({ ...opened.transactionDetails, amount: { value, currency: 'IDR' as const } });
  const after: BillValues = { ...opened, found, billIds: ['one', 'two'], transactionDetails: amountOf('100.00') };
  const isChanged = (values: BillValues) =>
    isTyped({ values, defaultValues: opened, isDirty: true }, typedBill as TypedOf);

  test('with the bills and the amount that the form chose leaves an untouched form untouched', () => {
    expect(isChanged(after)).toBe(false);
  });

  test('counts as typed once the user chooses other bills or another amount', () => {
    expect(isChanged({ ...after, billIds: ['one'], transactionDetails: amountOf('50.00') })).toBe(true);
    expect(isChanged({ ...after, transactionDetails: amountOf('60.00') })).toBe(true);
  });
});
