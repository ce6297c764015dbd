// The payees for which a payment to an institution is refused, and what else may have happened to such a payment.
import { expect, test } from 'vitest';
import { scriptNext } from '../../server/host/script.ts';
import type { TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { setPayeeInput } from './payee-input.ts';
import { longRecipients } from './refused-favorites.ts';
import { refuseRepairs } from './refused-repairs.ts';
import { thrice, twice, type Refusals, type RefusingKind } from './refused-payments.ts';
import { user } from './request-bank.ts';
import { idr } from './transfer-bank.ts';

type PayeeDetails = Readonly<Record<string, string>>;

export interface InstitutionKind extends RefusingKind {
  readonly operations: RefusingKind['operations'] & {
    readonly inquire: string;
    readonly quoteFee: string;
    readonly checkCutOff: string;
  };
  readonly service: 'SVC_BILL_PAY' | 'SVC_TOPUP';
}

/** Code, number type, category, institution and a number that has not the format of its type. */
export type WrongNumber = readonly [
  code: string,
  numberType: string,
  category: string,
  institution: string,
  accountNumber: string,
];

interface PayeeQuestions {
  readonly form: () => Promise<object>;
  readonly payee: PayeeDetails;
  readonly wrongNumbers: readonly WrongNumber[];
  /** Payees by the code that refuses them. */
  readonly payees: Readonly<Record<string, PayeeDetails>>;
  /** An institution of the other kind, to which this kind does not pay. */
  readonly otherKind: string;
  readonly institution: string;
}

export function testPayees(refusals: Refusals, kind: InstitutionKind, questions: PayeeQuestions): void {
  const { asked, codesOf, answersTo, db } = refusals;
  const { inquire, quoteFee, checkCutOff } = kind.operations;
  const { form, payee, payees, otherKind, institution } = questions;

  test('the company wants payees from favorites only, or typed ones only', async () => {
    const usual = await form();
    await setPayeeInput(db(), 'Favorites Only');
    expect(await answersTo(usual)).toEqual(thrice('FAVORITES_ONLY'));
    await setPayeeInput(db(), 'Manual Input Only');
    expect(await answersTo({ ...usual, favoriteId: 'fav-0001' })).toEqual(thrice('MANUAL_INPUT_ONLY'));
    await setPayeeInput(db(), 'Manual Input & Favorites');
  });

  test.each(questions.wrongNumbers)(
    'code %s says that the number of its kind is invalid',
    async (code, numberType, category, wrong, accountNumber) => {
      await asked(inquire, { payeeDetails: { numberType, category, institution: wrong, accountNumber } });
      expect([...codesOf(inquire)]).toContain(code);
    },
  );

  test('the institution refuses the number, is closed, does not answer, is unknown, or is of another kind', async () => {
    const usual = await form();
    const unknown = { '202': 'NOBODY', UNSUPPORTED_PAYMENT_TYPE: otherKind };
    const wrong = Object.entries(unknown).map(([code, name]) => [code, { ...payee, institution: name }] as const);
    for (const [code, payeeDetails] of [...Object.entries(payees), ...wrong]) {
      expect(await asked(inquire, { payeeDetails })).toBe(code);
      expect(await answersTo({ ...usual, payeeDetails })).toEqual(thrice(code));
    }
    for (const [code, name] of Object.entries(unknown)) {
      expect(await asked(checkCutOff, { institution: name, transactionDate: '2026-11-23' })).toBe(code);
      const fee = { institution: name, fromAccountId: 'acc-0001', amount: idr('1.00') };
      expect(await asked(quoteFee, fee)).toBe(code);
    }
    expect(await asked(checkCutOff, { institution, transactionDate: '2028-01-03' })).toBe('75');
  });

  test('a prepared answer of the host is given once', async () => {
    await scriptNext(db(), { operation: 'inquirePayee', service: kind.service, answer: { kind: 'timeout' } });
    expect(await asked(inquire, { payeeDetails: payee })).toBe('ERR_HOST_INQUIRY');
    expect(await asked(inquire, { payeeDetails: payee })).toBe('00');
  });
}

interface EarlierQuestions {
  readonly bank: () => TestBank;
  /** A payment to another payee than any other tail has. */
  readonly formTo: (tail: string, changes?: object) => Promise<object>;
}

export function testEarlier(refusals: Refusals, kind: InstitutionKind, { bank, formTo }: EarlierQuestions): void {
  const { asked, answersTo, answersToSent, db } = refusals;
  const { resubmit } = kind.operations;

  test('a favorite does not exist or is of another payee, and recipients are too long', async () => {
    const usual = await formTo('00550003');
    expect(await answersTo({ ...usual, favoriteId: 'fav-999999' })).toEqual(thrice('204'));
    const { refNo } = await kind.submitted(bank(), await formTo('00660001'));
    const shareFavoriteWith = { scope: 'private', subUserGroups: [] };
    const body = { refNo, favoriteName: 'Langganan', shareFavoriteWith };
    const kept = await ask(bank(), 'submitFavoriteFromTransaction', { user: user('MAKER01'), body });
    const { favoriteId } = kept.output as { favoriteId: string };
    await db().updateTable('favorites').set({ is_approved: true }).where('favorite_id', '=', favoriteId).execute();
    expect(await answersTo({ ...usual, favoriteId })).toEqual(thrice('191'));
    expect(await answersTo({ ...usual, additionalDetails: { email: longRecipients } })).toEqual(thrice('123'));
  });

  test('it was paid before', async () => {
    const form = await formTo('00660009');
    await kind.submitted(bank(), form);
    expect(await answersToSent(form)).toEqual(twice('131'));
  });

  test('a repaired payment was changed since, has ended, or is being edited by a colleague', async () => {
    await refuseRepairs({
      bank: bank(),
      asked: (named, form) => asked(resubmit, { ...named, form }),
      make: async (tail, more) => kind.submitted(bank(), await formTo(`006600${tail}`, more)),
      form: (tail, more) => formTo(`006600${tail}`, more),
      menuAccess: kind.menuAccess,
      isDated: true,
    });
  });
}
