// The debit account with which a transfer form begins, and what the form fills in itself.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocalTransferForm, TransferType } from '../../generated/types.ts';
import { isTyped, type TypedOf } from '../../src/components/form/is-typed.ts';
import { transferToFavorite } from '../../src/components/kinds/local-transfer/initial-transfer.ts';
import { typedTransfer } from '../../src/components/kinds/local-transfer/typed-transfer.ts';
import { emptyTransfer, type TransferValues } from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { withDebitAccount } from '../../src/components/payment-form/paying-accounts.ts';
import { asSent } from '../../src/components/payment-form/payment-values.ts';
import { accounts, choiceOf, choices, favoriteOf, fresh, said } from './transfer-samples.ts';

describe('the debit account', () => {
  const blocked = { code: '90' } as const;

  test('says which account it replaces, where that cannot be debited now', () => {
    const before = { ...emptyTransfer, fromAccount: accounts.first };
    const shut = [choiceOf(accounts.first, blocked), choiceOf(accounts.second)];
    expect(withDebitAccount(before, shut)).toMatchObject({
      fromAccount: accounts.second,
      replacedAccount: accounts.first.alias,
    });
    expect(withDebitAccount(before, choices)).toMatchObject({ fromAccount: accounts.first, replacedAccount: '' });
    expect(withDebitAccount(emptyTransfer, shut).replacedAccount).toBe('');
  });

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
