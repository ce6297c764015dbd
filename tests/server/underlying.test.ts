import { beforeAll, expect, test } from 'vitest';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf, type Call } from './lookup-calls.ts';
import { addPeople, bearerOf } from './people.ts';

interface List {
  readonly items: readonly Record<string, unknown>[];
}

const tokyo = 'UDL-2611-00031';
const usd = (value: string) => ({ value, currency: 'USD' });

const choose = (underlyingCodes: string[], amount: object, more: object = {}) => ({
  body: { underlyingCodes, amount, transactionDate: '2026-11-23', beneficiaryName: 'Tokyo Trading KK', ...more },
});

onBothDatabases('underlying documents', addPeople, (bank) => {
  const list = (operationId: string, body: object = {}, call: Call = {}) =>
    outputOf<List>(bank(), operationId, { body, ...call });

  beforeAll(async () => {
    await seedUnderlying(bank().services.db, bank().services.clock.now());
  });

  test('each document shows its status', async () => {
    const { items } = await list('listUnderlyingDocuments', { sort: { field: 'underlyingCode', direction: 'asc' } });
    expect(items.map(({ underlyingCode, status }) => `${String(underlyingCode).slice(-2)} ${String(status)}`)).toEqual([
      '08 expired',
      '19 used-up',
      '31 usable',
      '34 usable',
      '38 usable',
      '41 refused',
      '45 in-review',
    ]);
  });

  test('a user finds documents by beneficiary, state and what is left', async () => {
    const filter = { beneficiaryName: 'tokyo', statuses: ['usable'], remainingEq: { minimum: '150000.00' } };
    const { items } = await list('listUnderlyingDocuments', { filter });
    expect(items).toMatchObject([
      { underlyingCode: tokyo, amountEqRemaining: usd('194800.00'), amountEqLldRemaing: usd('146550.00') },
    ]);
    const wrong = { filter: { remainingEq: { minimum: '2.00', maximum: '1.00' } } };
    expect((await ask(bank(), 'listUnderlyingDocuments', { body: wrong })).code).toBe('ADMIN_MINIMUM_ABOVE_MAXIMUM');
  });

  test('the detail shows used apart from held amounts, and who uploaded it', async () => {
    const detail = await outputOf(bank(), 'getUnderlyingDocument', { body: { underlyingCode: tokyo } });
    expect(detail).toMatchObject({
      amountEqUsed: usd('125000.00'),
      amountEqReserved: usd('48250.00'),
      file: { mediaType: 'application/pdf' },
      submittedBy: { userId: 'MAKER01@NUSANTARA' },
    });
    const branch = await outputOf(bank(), 'getUnderlyingDocument', { body: { underlyingCode: 'UDL-2611-00034' } });
    expect(branch).toMatchObject({ file: null, submittedBy: null });
    expect((await ask(bank(), 'getUnderlyingDocument', { body: { underlyingCode: 'UDL-0' } })).code).toBe('193');
  });

  test('the file is returned as it was uploaded, and only to its company', async () => {
    const headers = await bearerOf(bank(), 'MAKER01@NUSANTARA');
    const url = `/api/underlying/document/file?underlyingCode=${tokyo}`;
    const reply = await bank().app.inject({ method: 'GET', url, headers });
    expect([reply.statusCode, reply.headers['content-type'], reply.body.slice(0, 8)]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.4',
    ]);
    await bank()
      .services.db.deleteFrom('underlying_documents')
      .where('company_id', '=', 'BAHARI')
      .where('underlying_code', '=', tokyo)
      .execute();
    const other = await bank().app.inject({ method: 'GET', url, headers: await bearerOf(bank(), 'MAKER01@BAHARI') });
    expect([other.statusCode, other.json<{ statusCode: string }>().statusCode]).toEqual([404, '193']);
  });

  test('the month shows what is left with and without documents', async () => {
    const limits = await outputOf(bank(), 'getUnderlyingLimits');
    expect(limits).toMatchObject({
      month: '2026-11',
      withoutDocuments: { limit: usd('100000.00'), used: usd('62500.00'), remaining: usd('37500.00') },
      withDocuments: { limit: usd('972336.62'), used: usd('637500.00'), reserved: usd('48250.00') },
      fcyLimit: { limit: usd('1000000.00'), used: usd('700000.00'), remaining: usd('251750.00') },
    });
    expect(await outputOf(bank(), 'getUnderlyingLimits', { user: 'MAKER01@BAHARI' })).toMatchObject({ fcyLimit: null });
  });

  test('a selection covers the amount in the chosen order', async () => {
    const call = choose(['UDL-2611-00038', tokyo], usd('120000.00'));
    expect(await outputOf(bank(), 'checkUnderlyingSelection', call)).toMatchObject({
      requirement: { required: true, equivalent: usd('120000.00') },
      sameBeneficiaryAndPurpose: true,
      shares: [
        { underlyingCode: 'UDL-2611-00038', amountEq: usd('100000.00'), amountEqRemaining: usd('0.00') },
        { underlyingCode: tokyo, amountEq: usd('20000.00'), amountEqRemaining: usd('126550.00') },
      ],
    });
  });

  test.each([
    ['133', [], '100000.01'],
    ['1184', [], '40000.00'],
    ['134', [tokyo], '146550.01'],
    ['177', [tokyo, 'UDL-2611-00038'], '251750.01'],
    ['179', [tokyo, 'UDL-2611-00034'], '150000.00'],
    ['181', ['UDL-2611-00008'], '1000.00'],
    ['193', ['UDL-2611-00045'], '1000.00'],
  ])('%s answers a selection that does not cover the amount', async (code, codes, value) => {
    expect((await ask(bank(), 'checkUnderlyingSelection', choose(codes, usd(value)))).code).toBe(code);
  });

  test('a small purchase needs none, and rupiah are counted at the rate of the day', async () => {
    const call = choose([], { value: '163850000.00', currency: 'IDR' });
    expect(await outputOf(bank(), 'checkUnderlyingSelection', call)).toMatchObject({
      requirement: { required: false, equivalent: usd('10000.00') },
      shares: [],
    });
  });

  test('a repair may use again what its own request holds', async () => {
    const { refNo } = (await list('listUnderlyingUses', { filter: { state: 'reserved' } })).items[0] ?? {};
    const call = choose([tokyo], usd('194800.00'), { refNo });
    expect(await outputOf(bank(), 'checkUnderlyingSelection', call)).toMatchObject({
      shares: [{ amountEqRemaining: usd('0.00') }],
    });
  });

  test('uses have the latest first, and choices are sorted by expiry', async () => {
    const { items } = await list('listUnderlyingUses', { filter: { underlyingCode: tokyo } });
    expect(items.map(({ transactionDate, state }) => [transactionDate, state])).toEqual([
      ['2026-11-23', 'reserved'],
      ['2026-11-12', 'used'],
    ]);
    const choices = await list('listUnderlyingChoices', { filter: { dokumenPendukung: '001' } }, { language: 'id' });
    expect(choices.items.map(({ underlyingCode }) => underlyingCode)).toEqual([
      'UDL-2611-00034',
      tokyo,
      'UDL-2611-00038',
    ]);
    expect(choices.items[1]).toMatchObject({ deskripsiTujuanDoc: 'Pembayaran impor barang' });
  });
});
