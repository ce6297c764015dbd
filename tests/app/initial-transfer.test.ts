// The first values of a transfer form: from every kind of favorite, and from an earlier transfer.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takenRail } from '../../domain/rail-choice.ts';
import {
  filledByFavorite,
  repeatedTransfer,
  samePayee,
  transferToFavorite,
} from '../../src/components/kinds/local-transfer/initial-transfer.ts';
import { completeTransfer } from '../../src/components/kinds/local-transfer/transfer-schema.ts';
import { withDebitAccount } from '../../src/components/payment-form/paying-accounts.ts';
import { filledBySuggestions } from '../../src/components/payment-form/unless-typed.ts';
import {
  emptyTransfer,
  nameCheckOf,
  type TransferValues,
} from '../../src/components/kinds/local-transfer/transfer-values.ts';
import {
  choices,
  chosenIn,
  favoriteOf,
  fresh,
  isOfClearing,
  kindOf,
  made,
  said,
  type Said,
} from './transfer-samples.ts';

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
