// What was prepared before the bank's reference data changed: every form gets a clear answer, and what is stored is shown.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PaymentDraft, PaymentNote, SubmitReceipt, TransactionType } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { billForm, electricity } from './bill-bank.ts';
import { dollarForm, boughtForm, favoriteAbroad, frankfurt } from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addRequestBank, decideSigned, decideUnsigned, draftOf, submit, user } from './request-bank.ts';
import { incomeTax, taxForm, vat } from './tax-bank.ts';
import { credit100, phone, topUpForm } from './top-up-bank.ts';
import { bifastForm, endRequest } from './transfer-bank.ts';

const books = {
  fromAccount: { id: 'acc-0001' },
  type: 'cheque',
  quantity: 2,
  branch: { branchCode: '0701', branchName: 'Jakarta Sudirman' },
  pickup: { pickupMethod: 'in-person', authorizers: [{ name: 'Budi Santoso', position: 'Direktur Keuangan' }] },
};

/** The end of each piece of reference data that a form can name. */
const ends = {
  'a denomination': ['denominations', sql`denom_code = 'TELKOMSEL_100K'`],
  'a biller': ['institutions', sql`institution = 'PLN_POSTPAID'`],
  'a provider': ['institutions', sql`institution = 'TELKOMSEL_CREDIT'`],
  'a bank abroad': ['foreign_banks', sql`bic in ('BOTKJPJT', 'DEUTDEFF')`],
  'a bank at home': ['banks', sql`bank_code = '014'`],
  'a purpose': ['reference_lists', sql`code in ('2012', '03')`],
  'every list': ['reference_lists', sql`true`],
  'a branch': ['reference_lists', sql`code = '0701'`],
  'a currency': ['rail_limits', sql`currency <> 'IDR'`],
  'a rail': ['rail_limits', sql`service = 'SVC_LCY_BIFAST'`],
  'every range of amounts': ['rail_limits', sql`true`],
  'the fees': ['fees', sql`true`],
} as const;
type End = keyof typeof ends;

/** A billing ID of the state is in one payment only; no field of the form is wrong. */
const paidOnce = '185';

interface Kind {
  readonly menu: TransactionType;
  readonly validate: OperationId;
  readonly submit: OperationId;
}

const kinds = {
  local: { menu: 'LCY', validate: 'validateLocalTransfer', submit: 'submitLocalTransfer' },
  abroad: { menu: 'FCY', validate: 'validateForeignTransfer', submit: 'submitForeignTransfer' },
  bought: { menu: 'FCY', validate: 'validateForeignTransfer', submit: 'submitForeignTransfer' },
  bill: { menu: 'BILL_PAY', validate: 'validateBillPayment', submit: 'submitBillPayment' },
  topUp: { menu: 'TOPUP', validate: 'validateTopUp', submit: 'submitTopUp' },
  tax: { menu: 'TAX_PAY', validate: 'validateTaxPayment', submit: 'submitTaxPayment' },
  books: { menu: 'CHQ_BOOK', validate: 'validateChequeBook', submit: 'submitChequeBook' },
} as const satisfies Readonly<Record<string, Kind>>;
type KindName = keyof typeof kinds;

/** The field that chose a service whose range of amounts has ended. Cheque books have no range. */
const closedAt = {
  local: 'form.transferType',
  abroad: 'form.transactionDetails.amount.currency',
  bought: 'form.transactionDetails.amount.currency',
  bill: 'form.payeeDetails.institution',
  topUp: 'form.payeeDetails.institution',
  tax: 'form.billingId',
} as const;

/** The values of a form by their paths, as the portal stores a draft. */
function fieldsOf(value: unknown, path = ''): [string, string | number | boolean][] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([name, one]) => fieldsOf(one, path === '' ? name : `${path}.${name}`));
}

const notesOf = (output: unknown) =>
  ((output as { notes?: PaymentNote[] } | null)?.notes ?? [])
    .filter(({ mustConfirm }) => mustConfirm)
    .map(({ kind }) => kind);

onEmbeddedDatabase('forms older than the reference data', addRequestBank, (bank) => {
  const forms = new Map<KindName, object>();
  const stored: { refNo: string; menuAccess: TransactionType }[] = [];
  const favoriteIds: string[] = [];
  const asMaker = (operationId: OperationId, body: object, language: 'en' | 'id' = 'en') =>
    ask(bank(), operationId, { user: user('MAKER01'), body, language });
  const read = <Output>(operationId: OperationId, body: object) =>
    outputOf<Output>(bank(), operationId, { user: user('MAKER01'), body });

  const sendIn = async (kind: Kind, form: object) => {
    const { output } = await asMaker(kind.validate, { form });
    return asMaker(kind.submit, { form, confirmed: notesOf(output) });
  };

  const end = async (names: readonly End[], day: string | null) => {
    for (const name of names) {
      const [table, which] = ends[name];
      await sql`update ${sql.table(table)} set effective_to = ${day} where ${which} and (effective_to is null or effective_to = '2026-11-22')`.execute(
        bank().services.db,
      );
    }
  };

  test('are submitted and kept as favorites while everything is in force', async () => {
    forms.set('local', bifastForm('20000.00'));
    forms.set('abroad', dollarForm('50.00'));
    const transactionDetails = { amount: { value: '60.00', currency: 'EUR' }, purposeCode: '2012' };
    const toFrankfurt = { payee: { kind: 'account', beneficiary: frankfurt }, transactionDetails };
    forms.set('bought', boughtForm('60.00', toFrankfurt));
    forms.set('bill', await billForm(bank(), electricity));
    forms.set('topUp', await topUpForm(bank(), phone, credit100));
    forms.set('tax', await taxForm(bank(), vat));
    forms.set('books', books);
    for (const [name, form] of forms) {
      const { code, output } = await sendIn(kinds[name], form);
      expect([name, code]).toEqual([name, '00']);
      stored.push({ refNo: (output as SubmitReceipt).refNo, menuAccess: kinds[name].menu });
    }
    forms.set('tax', await taxForm(bank(), incomeTax));
    const shareFavoriteWith = { scope: 'private', subUserGroups: [] };
    const kept = [
      favoriteAbroad('Frankfurt'),
      { paymentType: 'BILL_PAY', favoriteName: 'Listrik', shareFavoriteWith, payeeDetails: electricity },
      { paymentType: 'TOPUP', favoriteName: 'Pulsa', shareFavoriteWith, payeeDetails: phone },
    ];
    for (const form of kept) {
      const { refNo } = await read<SubmitReceipt>('submitFavorite', { form });
      await endRequest(bank(), refNo, 'Successful');
    }
    const { items } = await read<{ items: { favoriteId: string }[] }>('listFavorites', { filter: {} });
    favoriteIds.push(...items.map(({ favoriteId }) => favoriteId));
    expect(favoriteIds.length).toBeGreaterThanOrEqual(kept.length);
  });

  /** A refusal that a person can act on: a code with its words at the field that is no longer right. */
  function expectClear(about: string, { status, code, body }: Awaited<ReturnType<typeof asMaker>>): void {
    const fields = ((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field);
    const isClear =
      code === '00' ||
      code === paidOnce ||
      (status < 500 && fields.length > 0 && fields.every((one) => one !== '(body)'));
    expect({ about, status, code, fields, isClear }).toMatchObject({ isClear: true });
    expect(String(body['statusDesc'])).not.toBe('');
  }

  test('are answered clearly, lose nothing, and leave what is stored showable', { timeout: 120_000 }, async () => {
    const ended = fc.uniqueArray(fc.constantFrom(...(Object.keys(ends) as End[])), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...(Object.keys(kinds) as KindName[])), ended, async (name, names) => {
        const form = forms.get(name) ?? {};
        const kind = kinds[name];
        const fields = Object.fromEntries(fieldsOf(form));
        const { draftId } = await read<{ draftId: string }>('saveDraft', { transactionType: kind.menu, fields });
        await end(names, '2026-11-22');
        try {
          const about = `${name} without ${names.join(' and ')}`;
          for (const language of ['en', 'id'] as const)
            expectClear(about, await asMaker(kind.validate, { form }, language));
          expectClear(about, await sendIn(kind, form));
          expect((await read<PaymentDraft>('getDraft', { draftId })).fields).toEqual(fields);
          for (const key of stored) await read('getTransaction', key);
          for (const favoriteId of favoriteIds) await read('getFavorite', { favoriteId });
          await read('listFavorites', { filter: {} });
          for (const paymentType of ['FCY', 'BILL_PAY', 'TOPUP'])
            await read('listUsableFavorites', { filter: { paymentType } });
        } finally {
          await end(names, null);
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  test.each(Object.entries(closedAt))(
    'no payment of the kind %s goes without a range of amounts',
    async (name, field) => {
      const kind = kinds[name as KindName];
      const form = forms.get(name as KindName) ?? {};
      await end(['every range of amounts'], '2026-11-22');
      try {
        for (const { status, code, body } of [await asMaker(kind.validate, { form }), await sendIn(kind, form)]) {
          expect({ status: status < 500, code }).not.toMatchObject({ code: '00' });
          expect(body['errors']).toMatchObject([{ field }]);
        }
      } finally {
        await end(['every range of amounts'], null);
      }
    },
  );

  test('nothing that waits is approved by a rail that has ended, and it goes on when the rail is back', async () => {
    const receipt = await submit(bank(), draftOf('10000000.00'));
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    await end(['a rail'], '2026-11-22');
    try {
      expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt)).code).toBe('UNSUPPORTED_SERVICE_TYPE');
    } finally {
      await end(['a rail'], null);
    }
    expect((await decideSigned(bank(), 'APPROVER01', 'approve', receipt)).code).toBe('00');
  });
});
