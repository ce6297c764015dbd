import { beforeAll, expect, test } from 'vitest';
import { seedAccounts } from '../../server/sandbox/seed/accounts.ts';
import { seedLimits } from '../../server/sandbox/seed/limits.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf, type Call } from './lookup-calls.ts';
import { addPeople } from './people.ts';

interface List {
  readonly items: readonly Record<string, unknown>[];
  readonly page: { readonly total: number };
}

onBothDatabases('information and limits', addPeople, (bank) => {
  const list = (operationId: string, call: Call = {}) =>
    outputOf<List>(bank(), operationId, { body: { filter: {} }, ...call });

  const found = async (search: string) =>
    (await list('listAccountChoices', { body: { filter: { search } } })).items.map(({ accountId }) => accountId);

  beforeAll(async () => {
    const { db, clock } = bank().services;
    await seedAccounts(db, clock.now());
    await seedLimits(db);
  });

  test('the board shows the newest rate of each currency, and for an earlier day the rate of that day', async () => {
    const { db } = bank().services;
    const usd = {
      currency: 'USD',
      quote_unit: 1,
      notes_buy: null,
      notes_sell: null,
      source: 'Bank treasury',
    } as const;
    const rates = { tt_buy: '16400.00', tt_sell: '16450.50', middle: '16425.25' };
    await db
      .insertInto('exchange_rates')
      .values({ ...usd, ...rates, quoted_at: new Date('2026-11-23T08:30:00+07:00') })
      .execute();
    const board = await list('listExchangeRates');
    expect(board.page.total).toBe(12);
    expect(board.items[0]).toMatchObject({
      currency: 'USD',
      middle: '16425.25',
      quotedAt: '2026-11-23T08:30:00+07:00',
    });
    const then = await list('listExchangeRates', { body: { filter: { on: '2026-11-20', currencies: ['USD'] } } });
    expect(then.items).toMatchObject([{ middle: '16385', quotedAt: '2026-01-02T09:00:00+07:00' }]);
    expect((await ask(bank(), 'listExchangeRates', { body: { filter: { on: '2026-11-24' } } })).code).toBe('74');
  });

  const cutOffsOn = async (day: string) => {
    const { items } = await list('listCutOffTimes', {
      body: { filter: { on: day, serviceTypes: ['SVC_LCY_RTGS', 'SVC_LCY_BIFAST'] } },
    });
    return items.map(({ serviceType, cutOffTime, openNow }) => [serviceType, cutOffTime, openNow]);
  };

  test('cut-offs on a working day, a holiday and a special day', async () => {
    expect(await cutOffsOn('2026-11-23')).toEqual([
      ['SVC_LCY_BIFAST', null, true],
      ['SVC_LCY_RTGS', '14:00', true],
    ]);
    expect(await cutOffsOn('2026-12-25')).toEqual([['SVC_LCY_BIFAST', null, false]]);
    expect(await cutOffsOn('2026-12-31')).toEqual([
      ['SVC_LCY_BIFAST', null, false],
      ['SVC_LCY_RTGS', '20:00', false],
    ]);
    expect((await ask(bank(), 'listCutOffTimes', { body: { filter: { on: '2027-01-04' } } })).code).toBe('75');
  });

  test('the yen closes earlier than the dollar', async () => {
    const { items } = await list('listCutOffTimes', {
      body: {
        filter: { serviceTypes: ['SVC_FCY_TT'], on: '2026-11-24' },
        sort: { field: 'cutOffTime', direction: 'asc' },
      },
    });
    const times = new Map(items.map(({ currency, cutOffTime }) => [currency, cutOffTime]));
    expect([times.get('JPY'), times.get('USD'), items.length]).toEqual(['10:00', '14:00', 12]);
  });

  test('the tariff names fixed, percentage and ranged fees in the language of the reader', async () => {
    const { items } = await list('listFees', { body: { filter: { serviceTypes: ['SVC_FCY_TT'] } }, language: 'id' });
    expect(items.map(({ feeType, tariff }) => [feeType, (tariff as { kind: string }).kind])).toEqual([
      ['cable', 'fixed'],
      ['correspondent', 'range'],
      ['provision', 'percentage'],
    ]);
    expect(items[2]).toMatchObject({ note: 'Transfer dalam mata uang rekening' });
  });

  test('the notes of the tariff name the clearing in full, in both languages', async () => {
    for (const language of ['en', 'id'] as const) {
      const { items } = await list('listFees', { body: { filter: {} }, language });
      const notes = items.map(({ note }) => String(note));
      expect(notes.filter((note) => note.includes('SKN (LLG)'))).not.toEqual([]);
      expect(notes.filter((note) => /(?<!SKN \()\bLLG\b/.test(note))).toEqual([]);
    }
  });

  const banksWith = async (filter: object) =>
    (await list('listBankDirectory', { body: { filter } })).items.map(({ bankName }) => bankName);

  test('a bank is found by each of its codes', async () => {
    expect(await banksWith({ clearingCode: '0140012' })).toEqual(['Bank Central Asia']);
    expect(await banksWith({ bankCode9: '008039700' })).toEqual(['Bank Mandiri']);
    expect(await banksWith({ bic: 'BOTKJPJTOSA' })).toEqual(['MUFG Bank']);
    expect(await banksWith({ country: 'SG', search: 'dbs' })).toEqual(['DBS Bank']);
    expect(await banksWith({ country: 'SG', search: 'uob' })).toEqual(['United Overseas Bank']);
  });

  test('the use of a limit is what was sent; waiting payments are counted apart', async () => {
    const { db } = bank().services;
    await db
      .insertInto('limit_usage')
      .values({ company_id: 'NUSANTARA', service: 'SVC_LCY_BIFAST', day: '2026-11-23', used: '1250000000.00' })
      .execute();
    const usage = await outputOf<List & { company: object }>(bank(), 'listDailyLimitUsage', { body: { filter: {} } });
    expect(usage.items.find(({ serviceType }) => serviceType === 'SVC_LCY_BIFAST')).toMatchObject({
      used: { value: '1250000000.00', currency: 'IDR' },
      remaining: { value: '3750000000.00', currency: 'IDR' },
      usedPercentage: '25',
    });
    expect(usage.company).toMatchObject({ remaining: { value: '23750000000.00', currency: 'IDR' } });
    const others = await outputOf<List>(bank(), 'listDailyLimitUsage', {
      user: 'MAKER01@BAHARI',
      body: { filter: {} },
    });
    expect(new Set(others.items.map(({ usedPercentage }) => usedPercentage))).toEqual(new Set(['0']));
    expect(
      (await ask(bank(), 'listDailyLimitUsage', { user: 'INQUIRY01@NUSANTARA', body: { filter: {} } })).status,
    ).toBe(403);
  });

  test('a maker reads their own ranges, and the ranges of the bank', async () => {
    const limits = await outputOf<{ roleLimitList: object[] }>(bank(), 'getTransactionLimits');
    expect(limits.roleLimitList).toContainEqual({
      role: 'MK',
      serviceType: 'SVC_LCY_RTGS',
      minLimit: { value: '100000000.01', currency: 'IDR' },
      roleLimit: { value: '10000000000.00', currency: 'IDR' },
    });
    const body = { serviceType: ['SVC_LCY_ONLINE', 'SVC_LCY_LLG'] };
    const ranges = await outputOf<{ items: object[]; total: number }>(bank(), 'listBankTransactionLimits', {
      body,
      query: { page: '2', maxRow: '1' },
    });
    expect([ranges.total, ranges.items]).toMatchObject([2, [{ serviceType: 'SVC_LCY_LLG' }]]);
  });

  test('an account shows its balance, and what can be debited at once', async () => {
    expect(await outputOf(bank(), 'getAccountBalance', { query: { accountNumber: '1370010246802' } })).toMatchObject({
      accountId: 'acc-0002',
      ccy: 'IDR',
    });
    expect((await ask(bank(), 'getAccountBalance', { query: { accountNumber: '1570031120013' } })).code).toBe('193');
    const limit = { body: { accountId: 'acc-0002', serviceType: 'SVC_BULK_PAYROLL' } };
    expect(await outputOf(bank(), 'getAccountDebitLimit', limit)).toMatchObject({
      debitLimit: { value: '2000000000.00', currency: 'IDR' },
    });
    const foreign = { body: { accountId: 'acc-0102', serviceType: 'SVC_BULK_PAYROLL' } };
    expect((await ask(bank(), 'getAccountDebitLimit', foreign)).code).toBe('193');
  });

  test('an account that cannot be used stays in the list with its reason; after the cut-off it pays the next day', async () => {
    const { items } = await list('listAccountChoices', { body: { filter: { serviceType: 'SVC_LCY_RTGS' } } });
    const codes = new Map(items.map(({ accountId, code }) => [accountId, code]));
    expect([codes.get('acc-0001'), codes.get('acc-0003'), codes.get('acc-0005')]).toEqual([null, '98', '91']);
    bank().setTime(new Date('2026-11-23T14:00:00+07:00'));
    const late = await list('listAccountChoices', { body: { filter: { serviceType: 'SVC_LCY_RTGS' } } });
    expect(late.items[0]).toMatchObject({ accountId: 'acc-0001', code: null, closeCutOffTime: true });
    const abroad = await list('listAccountChoices', { body: { filter: { serviceType: 'SVC_FCY_TT' } } });
    expect(abroad.items[0]).toMatchObject({ accountId: 'acc-0001', code: null, closeCutOffTime: false });
    bank().setTime(new Date('2026-11-23T09:00:00+07:00'));
  });

  test('an account is found by its number, with separators or without, and by its currency', async () => {
    expect([await found('1370010246801'), await found('1370-0102-46801')]).toEqual([['acc-0001'], ['acc-0001']]);
    expect(await found('usd')).toContain('acc-0003');
    expect(await found('usd')).not.toContain('acc-0001');
  });

  test('an account of any currency can pay abroad, because it is exchanged', async () => {
    const { items } = await list('listAccountChoices', { body: { filter: { serviceType: 'SVC_FCY_TT' } } });
    const codes = new Map(items.map(({ accountId, code }) => [accountId, code]));
    expect([codes.get('acc-0001'), codes.get('acc-0003')]).toEqual([null, null]);
  });
});
