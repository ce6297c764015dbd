// The first values of a transfer form: from every kind of favorite, an earlier transfer, and a debit account.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  AccountChoice,
  FromAccount,
  LocalFavorite,
  LocalTransferForm,
  TransferType,
} from '../../generated/types.ts';
import { takenRail } from '../../domain/rail-choice.ts';
import { isTyped, type TypedOf } from '../../src/components/form/is-typed.ts';
import {
  filledByFavorite,
  repeatedTransfer,
  samePayee,
  transferToFavorite,
  type KnownFavorite,
} from '../../src/components/kinds/local-transfer/initial-transfer.ts';
import { completeTransfer } from '../../src/components/kinds/local-transfer/transfer-schema.ts';
import { withDebitAccount } from '../../src/components/payment-form/paying-accounts.ts';
import { asSent } from '../../src/components/payment-form/payment-values.ts';
import { filledBySuggestions } from '../../src/components/payment-form/unless-typed.ts';
import {
  emptyTransfer,
  nameCheckOf,
  type TransferValues,
} from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { typedTransfer } from '../../src/components/kinds/local-transfer/typed-transfer.ts';

const accounts: Record<'first' | 'second', FromAccount> = {
  first: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  second: { id: 'acc-0002', number: '1370010246802', alias: 'Payroll', currency: 'IDR' },
};
const choiceOf = ({ id, number, alias }: FromAccount, facts: Partial<AccountChoice> = {}): AccountChoice => ({
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
const isOfClearing = (transferType: TransferType) => transferType === 'LLG' || transferType === 'RTGS';

const said = fc.record({
  kind: fc.constantFrom(...kinds),
  amount: fc.option(fc.integer({ min: 1, max: 900_000_000 })),
  info: fc.option(fc.constantFrom('Invoice 117', 'Sewa gudang')),
  email: fc.option(fc.constantFrom('keuangan@sinarjaya.co.id', 'gudang@sinarjaya.co.id')),
  payer: fc.option(fc.constantFrom('REMITTER', 'BENEFICIARY')),
  account: fc.option(fc.constantFrom(accounts.first, accounts.second)),
});
type Said = typeof said extends fc.Arbitrary<infer Value> ? Value : never;

function favoriteOf({ kind, amount, info, email, payer, account }: Said): KnownFavorite {
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

/** The values of the form that a favorite can set. */
const shownOf = (values: TransferValues) => ({
  method: values.transferType,
  payee: [values.payeeKind, values.payee.favoriteId, values.payee.beneficiary.accountName],
  account: [values.payee.beneficiary.bankCode, values.payee.beneficiary.accountNumber, values.payee.proxy.proxy],
  name: nameCheckOf(values),
  amount: values.transactionDetails.amount,
  info: values.transactionDetails.info,
  payer: values.charges.chargeTransactionFeeTo,
  email: values.additionalDetails.email,
});

const expected = ({ kind, amount, info, email, payer }: Said) => ({
  method: kind.transferType,
  payee: ['favorite', 'fav-000418', 'CV Sinar Jaya Abadi'],
  account: [kind.bankCode, '5270338812', kind.proxy?.proxy ?? ''],
  name: 'not-compared',
  amount: { value: amount ? `${amount}.00` : '', currency: 'IDR' },
  info: info ?? '',
  payer: payer ?? 'REMITTER',
  email: email ? [email] : [],
});

/** The form after the favorite was chosen in it. */
function chosenIn(begun: TransferValues, favorite: KnownFavorite, before: TransferValues[] = []): TransferValues {
  const filled = transferToFavorite(favorite);
  const { payeeKind, payee } = filled;
  const notTyped = [begun, ...before];
  const { amount, info, ...suggested } = filledBySuggestions(begun, filled, notTyped);
  const transactionDetails = { ...begun.transactionDetails, info, amount: { value: amount, currency: 'IDR' as const } };
  const rail = filledByFavorite(begun, favorite, notTyped);
  return { ...begun, payeeKind, payee, ...suggested, transactionDetails, ...rail };
}

const choices = [choiceOf(accounts.first, { favorite: true }), choiceOf(accounts.second)];
const fresh = withDebitAccount(emptyTransfer, choices);

describe('a favorite of any kind', () => {
  test('fills the form with all that it says, by its Pay button and when it is chosen in the form', () => {
    fc.assert(
      fc.property(said, (facts) => {
        const favorite = favoriteOf(facts);
        const wanted = expected(facts);
        expect(shownOf(withDebitAccount(transferToFavorite(favorite), choices))).toEqual(wanted);
        expect(shownOf(chosenIn(fresh, favorite))).toEqual(wanted);
      }),
    );
  });

  test('names its own account, and the preferred one where it names none', () => {
    fc.assert(
      fc.property(said, (facts) => {
        const id = facts.account?.id ?? 'acc-0001';
        expect(withDebitAccount(transferToFavorite(favoriteOf(facts)), choices).fromAccount.id).toBe(id);
        expect(chosenIn(fresh, favoriteOf(facts)).fromAccount.id).toBe(id);
      }),
    );
  });

  test('can be submitted as it is, once it names an amount', () => {
    fc.assert(
      fc.property(said, (facts) => {
        const values = withDebitAccount(transferToFavorite(favoriteOf(facts)), choices);
        expect(completeTransfer(values) !== undefined).toBe(facts.amount !== null);
      }),
    );
  });

  test('replaces what the favorite before it filled in, and nothing that was typed', () => {
    fc.assert(
      fc.property(said, said, (one, other) => {
        const first = favoriteOf(one);
        const afterFirst = chosenIn(fresh, first);
        const second = chosenIn(afterFirst, favoriteOf(other), [fresh, transferToFavorite(first)]);
        expect(shownOf(second)).toEqual(expected(other));
        const amount = { value: '123.45', currency: 'IDR' } as const;
        const typed = { ...fresh, transactionDetails: { ...fresh.transactionDetails, amount } };
        expect(filledBySuggestions(typed, transferToFavorite(favoriteOf(other)), [fresh]).amount).toBe('123.45');
      }),
    );
  });
});

const made = (facts: Said, kind: 'account' | 'proxy' | 'favorite'): LocalTransferForm => {
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
const kindOf = (facts: Said) => (facts.kind.proxy ? 'proxy' : 'account');

describe('a transfer that was made before', () => {
  test('fills the form with all that it said, but for its day and its reference', () => {
    fc.assert(
      fc.property(said, (facts) => {
        const form = made(facts, kindOf(facts));
        const values = withDebitAccount(repeatedTransfer(form), choices);
        const { purposeCode, customerReference, ...details } = values.transactionDetails;
        // It names one payment, and a second one with it would have to be confirmed.
        expect(customerReference).toBe('');
        expect(form.transactionDetails).toMatchObject(details);
        expect(purposeCode).toBe(form.transferType === 'BIFAST' ? '03' : '99');
        expect(values).toMatchObject({
          transferType: form.transferType,
          fromAccount: form.fromAccount,
          timing: emptyTransfer.timing,
          additionalDetails: form.additionalDetails,
          payee: { proxy: facts.kind.proxy ?? emptyTransfer.payee.proxy, beneficiary: { accountNumber: '5270338812' } },
        });
      }),
    );
  });

  test('asks the bank for the name again and compares it with the earlier one', () => {
    fc.assert(
      fc.property(said, (facts) => {
        const form = made(facts, kindOf(facts));
        for (const values of [repeatedTransfer(form), samePayee(form)]) {
          const byClearing = isOfClearing(form.transferType);
          expect(nameCheckOf(values)).toBe(isOfClearing(values.transferType || 'BIFAST') ? 'in-review' : 'unchecked');
          expect(values.payee.invoiceName).toBe('CV Sinar Jaya Abadi');
          expect(values.payee.beneficiary.accountName).toBe(byClearing ? 'CV Sinar Jaya Abadi' : '');
          expect(values.payee.inquiryId).toBe('');
        }
      }),
    );
  });

  test('pays a favorite as it is today, and the earlier account or proxy if the favorite is gone', () => {
    fc.assert(
      fc.property(said, (facts) => {
        const form = made(facts, 'favorite');
        const favorite = favoriteOf(facts);
        const moved = { ...favorite.form, beneficiary: { ...favorite.form.beneficiary, accountNumber: '9990001112' } };
        const today = repeatedTransfer(form, { ...favorite, form: moved }).payee;
        expect([today.favoriteId, today.beneficiary.accountNumber]).toEqual(['fav-000418', '9990001112']);
        const gone = repeatedTransfer(form);
        const own = facts.kind.bankCode === '013' ? 'own' : 'other';
        expect(gone.payeeKind).toBe(facts.kind.proxy ? 'proxy' : own);
        expect([gone.payee.favoriteId, gone.payee.beneficiary.accountNumber]).toEqual(['', '5270338812']);
      }),
    );
  });
});

describe('the method of a favorite or an earlier transfer', () => {
  const offers = (['BIFAST', 'RTGS', 'LLG', 'OVB', 'ONLINE'] as const).map((name) => ({
    name,
    isOpen: true,
    fee: name === 'BIFAST' ? 2500n : 30_000n,
    expectedBy: 0,
  }));
  const methodIn = ({ railWish }: TransferValues) => takenRail(offers, railWish, 'BIFAST');

  test('is replaced by the cheapest one, however the form was opened', () => {
    fc.assert(
      fc.property(said, (facts) => {
        const favorite = favoriteOf(facts);
        const begun = [
          transferToFavorite(favorite),
          chosenIn(fresh, favorite),
          repeatedTransfer(made(facts, kindOf(facts))),
          repeatedTransfer(made(facts, 'favorite'), favorite),
        ];
        expect(begun.map(methodIn)).toEqual(begun.map(() => 'BIFAST'));
      }),
    );
  });

  test('stays if the user chose it in this form', () => {
    fc.assert(
      fc.property(said, (facts) => {
        const byHand = { ...fresh, transferType: 'RTGS', railWish: 'RTGS' } as const;
        const filled = filledByFavorite(byHand, favoriteOf(facts), [fresh]);
        expect(methodIn({ ...byHand, ...filled })).toBe('RTGS');
      }),
    );
  });
});

describe('the debit account', () => {
  const blocked = { code: '90' } as const;

  test('is the starred one that can be debited, else the first that can', () => {
    const starred = [choiceOf(accounts.second), choiceOf(accounts.first, { favorite: true })];
    expect(withDebitAccount(emptyTransfer, starred).fromAccount.id).toBe('acc-0001');
    const shut = [choiceOf(accounts.first, { favorite: true, ...blocked }), choiceOf(accounts.second)];
    expect(withDebitAccount(emptyTransfer, shut).fromAccount).toEqual(accounts.second);
    expect(withDebitAccount(emptyTransfer, [choiceOf(accounts.first, blocked)]).fromAccount.id).toBe('');
    expect(withDebitAccount(emptyTransfer, []).fromAccount.id).toBe('');
  });

  test('of a favorite or an earlier transfer is kept while it can be debited', () => {
    const own = { ...emptyTransfer, fromAccount: accounts.second };
    expect(withDebitAccount(own, choices).fromAccount).toEqual(accounts.second);
    const shut = [choiceOf(accounts.first, { favorite: true }), choiceOf(accounts.second, blocked)];
    expect(withDebitAccount(own, shut).fromAccount).toEqual(accounts.first);
  });
});

const typedIn = (values: TransferValues, begun: TransferValues) =>
  isTyped({ values, defaultValues: begun, isDirty: true }, typedTransfer as TypedOf);

describe('a value that the form filled in itself', () => {
  test('counts as not typed: the favorite, the method that follows from it, and the name from the bank', () => {
    fc.assert(
      fc.property(said, fc.constantFrom<TransferType>('OVB', 'BIFAST', 'LLG'), (facts, rail) => {
        const begun = withDebitAccount(transferToFavorite(favoriteOf(facts)), choices);
        expect(typedIn({ ...begun, transferType: rail, railFor: 'acc-0001/…' }, begun)).toBe(false);
        const repeated = withDebitAccount<TransferValues>(
          { ...begun, payeeKind: 'other', payee: { ...begun.payee, invoiceName: 'CV' } },
          choices,
        );
        const beneficiary = { ...repeated.payee.beneficiary, accountName: 'CV SINAR JAYA' };
        const checked = { ...repeated.payee, inquiryId: '0190a7c4', beneficiary };
        const found = { ...repeated.found, name: 'CV SINAR JAYA', asked: '014/5270338812' };
        expect(typedIn({ ...repeated, payee: checked, found }, repeated)).toBe(false);
      }),
    );
  });

  test('counts as typed once the user changes any of it', () => {
    const begun = { ...fresh, transferType: 'RTGS', railWish: 'RTGS' } as const;
    const changes: Partial<TransferValues>[] = [
      { fromAccount: accounts.second },
      { payeeKind: 'proxy' },
      { payee: { ...begun.payee, favoriteId: 'fav-000418' } },
      { payee: { ...begun.payee, beneficiary: { ...begun.payee.beneficiary, accountNumber: '5' } } },
      { payee: { ...begun.payee, beneficiary: { ...begun.payee.beneficiary, accountName: 'CV Typed for clearing' } } },
      { payee: { ...begun.payee, invoiceName: 'Sinar' } },
      { transactionDetails: { ...begun.transactionDetails, amount: { value: '1', currency: 'IDR' } } },
      { transactionDetails: { ...begun.transactionDetails, purposeCode: '01' } },
      { transferType: 'LLG', railWish: 'LLG' },
      { charges: { chargeTransactionFeeTo: 'BENEFICIARY' } },
      { timing: { kind: 'forward-dated', transactionDate: '' } },
      { additionalDetails: { email: ['a@b.co'], whatsapp: [] } },
    ];
    for (const change of changes) expect([change, typedIn({ ...begun, ...change }, begun)]).toEqual([change, true]);
  });
});

test('the sent form names its debit account without the alias, which may have changed', () => {
  const form = { transferType: 'OVB', fromAccount: accounts.first } as LocalTransferForm;
  const { id, number, currency } = accounts.first;
  expect(asSent(form).fromAccount).toEqual({ id, number, currency });
});
