// The bank refuses texts with invisible characters. Names that it looks up itself replace whatever the caller sent.
import { describe, expect, test } from 'vitest';
import type { FavoriteContent, LocalTransferForm } from '../../generated/types.ts';
import { requestFailures } from '../../server/contract/request-failures.ts';
import type { PayeeAnswer } from '../../server/host/host.ts';
import { scriptNext } from '../../server/host/script.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { contract, operations } from '../contract/contract.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { addTransferBank, askAs, bifastForm, fromOperasional, idr, payeeAtBca, siti } from './transfer-bank.ts';

const hidden = {
  'a zero': '\u0000',
  'half a character': '\ud800',
  'an escape': '\u001b[2J',
  'a turn of direction': '\u202e',
  'a line': '\r\nBcc: thief@example.com',
  'a joiner': '\u200d',
};

/** Yields copies of the value; each has the text appended to another one of its strings. */
function* withIn(value: unknown, text: string): Generator {
  if (typeof value === 'string') yield value + text;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value))
    for (const changed of withIn(child, text))
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
}

const bodies = operations.flatMap(({ operation }) =>
  Object.values(operation.requestBody?.content['application/json']?.examples ?? {}).map((example) => ({
    operation,
    body: (example as { readonly value: unknown }).value,
  })),
);

describe.each(Object.entries(hidden))('with %s in it', (_, text) => {
  test('no text of any request of the contract is accepted', () => {
    const validator = validatorOf(contract);
    const accepted = bodies.flatMap(({ operation, body }) =>
      [...withIn(body, text)].filter((changed) => {
        const failures = requestFailures(contract, validator, operation, { query: {}, headers: {}, body: changed });
        return failures.every(({ code, field }) => code === '9090' && field !== '(body)');
      }),
    );
    expect(bodies.length).toBeGreaterThan(400);
    expect(accepted).toEqual([]);
  });
});

const submitTo = (bank: TestBank, form: object) =>
  askAs(bank, siti, 'submitLocalTransfer', { form, confirmed: ['first-time-payee'] });

onEmbeddedDatabase('texts with hidden characters', addTransferBank, (bank) => {
  test.each([
    ['checkFavoriteName', { body: { favName: 'Nama\u0000' } }],
    ['getCasaAccount', { body: { accountId: 'acc-0001\u0000' } }],
    ['listBankDirectory', { body: { filter: { city: 'Jakarta\u0000' } } }],
    ['saveDraft', { body: { transactionType: 'LCY', fields: { 'payee.favoriteName\u202e': 'Nama' } } }],
  ])('are refused as a fault of the request by %s', async (operationId, call) => {
    expect((await ask(bank(), operationId, call)).status).toBe(400);
  });

  const contentOf = async (refNo: string) =>
    (
      await bank()
        .services.db.selectFrom('requests')
        .select('content')
        .where('ref_no', '=', refNo)
        .executeTakeFirstOrThrow()
    ).content;

  test('are removed from a name that another bank gives', async () => {
    const { db } = bank().services;
    const found = { kind: 'found', accountNumber: '5270338812', accountName: 'CV \u202eMaju\u200b', currency: 'IDR' };
    await scriptNext(db, { operation: 'inquirePayee', answer: found as PayeeAnswer });
    const inquiry = { transferType: 'BIFAST', bankCode: '014', accountNumber: '5270338812' };
    const { output } = await askAs(bank(), siti, 'inquireLocalPayee', inquiry);
    expect(output).toMatchObject({ beneficiary: { accountName: 'CV Maju' } });
  });

  test('cannot replace the name of a bank that an approver sees', async () => {
    const beneficiary = {
      ...payeeAtBca,
      bankName: 'Bank Indonesia',
      clearingCode: '0140012',
      addressLine1: 'Jl. Sudirman 1',
      citizenship: 'WNI',
      residency: '01',
      category: '02',
    };
    const form = bifastForm('71000000.00', { transferType: 'LLG', payee: { kind: 'account', beneficiary } });
    form.transactionDetails = { amount: idr('71000000.00') } as typeof form.transactionDetails;
    const { output } = await askAs(bank(), siti, 'submitLocalTransfer', { form, confirmed: ['first-time-payee'] });
    const stored = (await contentOf((output as { refNo: string }).refNo)) as unknown as { form: LocalTransferForm };
    expect(stored.form.payee.beneficiary?.bankName).toBe('Bank Central Asia');
  });

  test('cannot replace the account that is debited, nor that of the fee', async () => {
    const charges = { chargeTransactionFeeTo: 'REMITTER' } as const;
    const lies = { alias: 'Kas kecil', number: '9999999999', currency: 'USD' } as const;
    for (const [name, lie] of Object.entries(lies)) {
      const account = { ...fromOperasional, [name]: lie };
      const debited = await submitTo(bank(), bifastForm('72000000.00', { fromAccount: account, charges }));
      expect([debited.code, debited.status]).toEqual(['COPY_DIFFERS', 422]);
      expect(debited.body).toMatchObject({ values: { field: `form.fromAccount.${name}` } });
      const paid = await submitTo(bank(), bifastForm('72000000.00', { charges: { ...charges, feeAccount: account } }));
      expect(paid.code).toBe('COPY_DIFFERS');
      const question = { transferType: 'BIFAST', fromAccountId: fromOperasional.id, amount: idr('72000000.00') };
      const body = { ...question, charges: { ...charges, feeAccount: account } };
      expect((await askAs(bank(), siti, 'quoteLocalTransferFee', body)).code).toBe('COPY_DIFFERS');
    }
  });

  test('of the account are filled in by the bank if the request names only the id', async () => {
    const onlyId = { id: fromOperasional.id };
    const charges = { chargeTransactionFeeTo: 'REMITTER', feeAccount: onlyId } as const;
    const form = bifastForm('72500000.00', { fromAccount: onlyId, charges });
    const { output } = await askAs(bank(), siti, 'submitLocalTransfer', { form, confirmed: ['first-time-payee'] });
    const stored = (await contentOf((output as { refNo: string }).refNo)) as unknown as { form: LocalTransferForm };
    expect(stored.form).toMatchObject({ fromAccount: fromOperasional, charges: { feeAccount: fromOperasional } });
  });

  test('cannot replace the name of a bank in a favorite, and the own account is named by its id', async () => {
    const form = {
      paymentType: 'LCY',
      favoriteName: 'Sinar Jaya',
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
      transferType: 'BIFAST',
      fromAccount: { id: fromOperasional.id },
      beneficiary: { ...payeeAtBca, bankName: 'Bank Indonesia' },
    };
    const { output } = await askAs(bank(), siti, 'submitFavorite', { form, confirmed: ['name-differs'] });
    const stored = (await contentOf((output as { refNo: string }).refNo)) as unknown as FavoriteContent;
    expect(stored.form).toMatchObject({
      beneficiary: { bankName: 'Bank Central Asia' },
      fromAccount: { alias: 'Operasional Jakarta', number: '1370010246801' },
    });
  });
});
