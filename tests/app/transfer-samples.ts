// Favorites, earlier transfers and debit accounts for the tests of the transfer form.
import fc from 'fast-check';
import type {
  AccountChoice,
  FromAccount,
  LocalFavorite,
  LocalTransferForm,
  TransferType,
} from '../../generated/types.ts';
import {
  filledByFavorite,
  transferToFavorite,
  type KnownFavorite,
} from '../../src/components/kinds/local-transfer/initial-transfer.ts';
import { emptyTransfer, type TransferValues } from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { withDebitAccount } from '../../src/components/payment-form/paying-accounts.ts';
import { filledBySuggestions } from '../../src/components/payment-form/unless-typed.ts';

export const accounts: Record<'first' | 'second', FromAccount> = {
  first: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  second: { id: 'acc-0002', number: '1370010246802', alias: 'Payroll', currency: 'IDR' },
};
export const choiceOf = ({ id, number, alias }: FromAccount, facts: Partial<AccountChoice> = {}): AccountChoice => ({
  accountId: id,
  accountNumber: number,
  accountName: alias,
  accountType: 'CA',
  accountCurrency: 'IDR',
  accountBalance: null,
  favorite: false,
  closeCutOffTime: false,
  isWarning: false,
  code: null,
  ...facts,
});

const kinds = [
  { transferType: 'OVB', bankCode: '013', proxy: undefined },
  { transferType: 'RTGS', bankCode: '008', proxy: undefined },
  { transferType: 'LLG', bankCode: '002', proxy: undefined },
  { transferType: 'BIFAST', bankCode: '014', proxy: undefined },
  { transferType: 'BIFAST', bankCode: '451', proxy: { proxyType: '01', proxy: '081218004567' } },
  { transferType: 'ONLINE', bankCode: '002', proxy: undefined },
] as const;

const clearing = {
  clearingCode: '0140012',
  addressLine1: 'Jl. Sudirman 1',
  citizenship: 'WNI',
  residency: '01',
} as const;
export const isOfClearing = (transferType: TransferType) => transferType === 'LLG' || transferType === 'RTGS';

export const said = fc.record({
  kind: fc.constantFrom(...kinds),
  amount: fc.option(fc.integer({ min: 1, max: 900_000_000 })),
  info: fc.option(fc.constantFrom('Invoice 117', 'Sewa gudang')),
  email: fc.option(fc.constantFrom('keuangan@sinarjaya.co.id', 'gudang@sinarjaya.co.id')),
  payer: fc.option(fc.constantFrom('REMITTER', 'BENEFICIARY')),
  account: fc.option(fc.constantFrom(accounts.first, accounts.second)),
});
export type Said = typeof said extends fc.Arbitrary<infer Value> ? Value : never;

export function favoriteOf({ kind, amount, info, email, payer, account }: Said): KnownFavorite {
  const form = {
    paymentType: 'LCY',
    favoriteName: 'Sinar Jaya',
    shareFavoriteWith: { scope: 'company', subUserGroups: [] },
    transferType: kind.transferType,
    beneficiary: {
      bankCode: kind.bankCode,
      bankName: 'Bank of the payee',
      accountNumber: '5270338812',
      accountName: 'CV Sinar Jaya Abadi',
      category: '02',
      currency: 'IDR',
      ...(isOfClearing(kind.transferType) && clearing),
    },
    ...(kind.proxy && { proxy: kind.proxy }),
    ...(payer && { chargeTransactionFeeTo: payer }),
    ...(account && { fromAccount: account }),
    transactionDetails: {
      ...(amount && { amount: { value: `${amount}.00`, currency: 'IDR' } }),
      ...(info && { info }),
    },
    ...(email && { additionalDetails: { email: [email] } }),
  } as LocalFavorite;
  return { favoriteId: 'fav-000418', form };
}

/** The form after the favorite was chosen in it. */
export function chosenIn(
  begun: TransferValues,
  favorite: KnownFavorite,
  before: TransferValues[] = [],
): TransferValues {
  const filled = transferToFavorite(favorite);
  const { payeeKind, payee } = filled;
  const notTyped = [begun, ...before];
  const { amount, info, ...suggested } = filledBySuggestions(begun, filled, notTyped);
  const transactionDetails = { ...begun.transactionDetails, info, amount: { value: amount, currency: 'IDR' as const } };
  const rail = filledByFavorite(begun, favorite, notTyped);
  return { ...begun, payeeKind, payee, ...suggested, transactionDetails, ...rail };
}

export const choices = [choiceOf(accounts.first, { favorite: true }), choiceOf(accounts.second)];
export const fresh = withDebitAccount(emptyTransfer, choices);

export const made = (facts: Said, kind: 'account' | 'proxy' | 'favorite'): LocalTransferForm => {
  const { form } = favoriteOf(facts);
  const { category, ...beneficiary } = form.beneficiary;
  return {
    transferType: form.transferType,
    fromAccount: facts.account ?? accounts.first,
    payee: {
      kind,
      ...(kind === 'favorite' && { favoriteId: 'fav-000418', favoriteName: 'Sinar Jaya' }),
      ...(kind === 'proxy' && { inquiryId: '0190a7c4-5e01-7b3c-9f4d-2a6b8c0d1e33' }),
      ...(facts.kind.proxy && { proxy: facts.kind.proxy }),
      beneficiary: isOfClearing(form.transferType) ? { ...beneficiary, category } : beneficiary,
    },
    transactionDetails: {
      amount: { value: `${facts.amount ?? 50_000}.00`, currency: 'IDR' },
      info: facts.info ?? 'Invoice 118',
      customerReference: 'ML/2611/0117',
      ...(form.transferType === 'BIFAST' && { purposeCode: '03' }),
    },
    ...(form.transferType !== 'OVB' && { charges: { chargeTransactionFeeTo: facts.payer ?? 'REMITTER' } }),
    timing: { kind: 'forward-dated', transactionDate: '2026-11-20' },
    additionalDetails: { email: facts.email ? [facts.email] : [] },
  } as LocalTransferForm;
};
export const kindOf = (facts: Said) => (facts.kind.proxy ? 'proxy' : 'account');
