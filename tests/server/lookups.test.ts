import { expect, test } from 'vitest';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf, type Call } from './lookup-calls.ts';
import { addPeople } from './people.ts';

interface List<Item = Record<string, unknown>> {
  readonly items: readonly Item[];
  readonly page: { readonly nextCursor: string | null; readonly previousCursor: string | null; readonly total: number };
}

const plainLists = [
  'listRelationships',
  'listChargeInstructions',
  'listTradeChargeTypes',
  'listBeneficiaryCategories',
  'listCitizenships',
  'listResidencies',
  'listIdentityTypes',
  'listBifastPurposes',
  'listChequeBookTypes',
  'listPickUpMethods',
  'listTaxDocumentTypes',
  'listTransactionPurposes',
  'listSupportingDocuments',
  'listTaxOffices',
  'listTaxAccounts',
  'listMinistries',
  'listCustomsOffices',
  'listCountries',
  'listPhoneCountries',
  'listCurrencies',
  'listUserTypes',
  'listRecurringFrequencies',
  'listBifastBanks',
  'listPickUpBranches',
  'listPhonePrefixes',
  'listReferenceThresholds',
];

const narrowedLists: Readonly<Record<string, object>> = {
  listTaxDepositTypes: { mapCode: '411126' },
  listEselonUnits: { ministryCode: '022' },
  listDomesticBanks: { transferType: 'LLG' },
  listSwiftBanks: {},
  listInstitutions: { paymentType: 'BILL_PAY' },
  listInstitutionCategories: { paymentType: 'TOPUP' },
  listInstitutionDenominations: { institution: 'PLN_PREPAID' },
};

onBothDatabases('the lookups', addPeople, (bank) => {
  const list = <Item = Record<string, unknown>>(operationId: string, call: Call = {}) =>
    outputOf<List<Item>>(bank(), operationId, call);

  test.each(plainLists)('%s answers choices as the contract describes them', async (operationId) => {
    const { items, page } = await list(operationId);
    expect(items.length).toBeGreaterThan(1);
    expect(page.total).toBeGreaterThanOrEqual(items.length);
  });

  test.each(Object.entries(narrowedLists))('%s answers the requested choices', async (operationId, filter) => {
    const { items, page } = await list(operationId, { body: { filter } });
    expect(items.length).toBeGreaterThan(1);
    expect(page.total).toBeGreaterThanOrEqual(items.length);
  });

  test('a user pages forwards through all countries and back again', async () => {
    const seen: unknown[] = [];
    let cursor: string | null = null;
    let before: string | null = null;
    do {
      const { items, page }: List = await list('listCountries', {
        body: { page: cursor ? { cursor, size: 50 } : { size: 50 } },
      });
      seen.push(...items.map(({ country }) => country));
      [cursor, before] = [page.nextCursor, page.previousCursor];
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([249, 249]);
    const back = await list('listCountries', { body: { page: { cursor: before, size: 50 } } });
    expect(back.items.map(({ country }) => country)).toEqual(seen.slice(150, 200));
  });

  test('the texts come in the language of the reader', async () => {
    const english = await list('listResidencies');
    const indonesian = await list('listResidencies', { language: 'id' });
    expect(english.items.map(({ text }) => text)).toEqual(['Resident', 'Non-resident']);
    expect(indonesian.items.map(({ text }) => text)).toEqual(['Penduduk', 'Bukan penduduk']);
    const purposes = await list('listBifastPurposes', { language: 'id' });
    expect(purposes.items.map(({ text }) => text)).toContain('Pemindahan kekayaan');
  });

  test('a search finds words in any capitals and refuses fewer than three characters', async () => {
    const { items } = await list('listTransactionPurposes', { body: { filter: { search: 'IMPOR' } }, language: 'id' });
    expect(items.map(({ code }) => code)).toEqual(['2012', '2018']);
    const { status } = await ask(bank(), 'listTransactionPurposes', { body: { filter: { search: 'im' } } });
    expect(status).toBe(400);
  });

  test('a cursor of another list is refused as the field at fault', async () => {
    const { page } = await list('listCountries');
    const { status, body } = await ask(bank(), 'listMinistries', { body: { page: { cursor: page.nextCursor } } });
    expect(status).toBe(400);
    expect(body['errors']).toEqual([expect.objectContaining({ field: 'page.cursor' })]);
  });

  const amountOn = async (on: string) => {
    const filter = { kinds: ['UNDERLYING_DOCUMENT'], on };
    return (await list('listReferenceThresholds', { body: { filter } })).items.map(({ amount }) => amount);
  };

  test('a row that came into force later replaces the older one from its day on', async () => {
    const { db } = bank().services;
    const row = { kind: 'UNDERLYING_DOCUMENT', amount: '50000.00', currency: 'USD', effective_to: null } as const;
    await db
      .insertInto('thresholds')
      .values({ ...row, effective_from: '2026-12-01', source: 'Story' })
      .execute();
    expect(await amountOn('2026-11-30')).toEqual([{ value: '100000.00', currency: 'USD' }]);
    expect(await amountOn('2026-12-01')).toEqual([{ value: '50000.00', currency: 'USD' }]);
  });

  test('the holiday calendar says where it ends, and a period the wrong way round is refused', async () => {
    const body = { filter: { range: { from: '2026-03-16', to: '2026-03-25' } } };
    const calendar = await outputOf<{ knownUntil: string; holidays: { date: string }[] }>(bank(), 'listHolidays', {
      body,
    });
    expect(calendar.knownUntil).toBe('2026-12-31');
    expect(calendar.holidays.map(({ date }) => date.slice(8))).toEqual(['18', '19', '20', '21', '22', '23', '24']);
    const wrong = { filter: { range: { from: '2026-03-25', to: '2026-03-16' } } };
    expect((await ask(bank(), 'listHolidays', { body: wrong })).code).toBe('198');
  });

  const found = async (operationId: string, filter: object) =>
    (await list(operationId, { body: { filter } })).items.map(({ bankCode }) => bankCode);

  test('a bank is found first by its common name, then by letters inside its name', async () => {
    for (const [search, code] of Object.entries({ bca: '014', BRI: '002', bni: '009', btn: '200', bsi: '451' })) {
      expect((await found('listDomesticBanks', { transferType: 'ONLINE', search }))[0]).toBe(code);
      expect((await found('listBifastBanks', { search }))[0]).toBe(code);
    }
    expect((await found('listDomesticBanks', { transferType: 'LLG', search: 'bca' }))[0]).toBe('014');
    expect(await found('listDomesticBanks', { transferType: 'ONLINE', search: 'bca' })).toContain('501');
    const abroad = await list('listSwiftBanks', { body: { filter: { search: 'uob' } } });
    expect(abroad.items.map(({ bic }) => bic)).toEqual(['BBIJIDJA', 'UOVBSGSG']);
  });

  test('an online transfer names banks, a clearing transfer their branches', async () => {
    const online = await list('listDomesticBanks', { body: { filter: { transferType: 'ONLINE', search: 'central' } } });
    expect(online.items).toMatchObject([{ bankCode: '014', clearingCode: null, branchName: null }]);
    const llg = await list('listDomesticBanks', { body: { filter: { transferType: 'LLG', search: 'bandung' } } });
    expect(llg.items.map(({ cityCode }) => cityCode)).toEqual(['0191', '0191', '0191', '0191']);
  });

  test('an operator is found by its prefix and comes with its products', async () => {
    const { items } = await list('listPhonePrefixes', { body: { filter: { search: '0831' } } });
    expect(items).toMatchObject([{ operator: 'Axis', institutions: ['AXIS_CREDIT'] }]);
  });

  test('an unknown institution has no denominations', async () => {
    const body = { filter: { institution: 'NO_SUCH_ONE' } };
    expect((await ask(bank(), 'listInstitutionDenominations', { body })).code).toBe('202');
  });

  test('a form gets the format of mobile numbers', async () => {
    expect(await outputOf(bank(), 'getMobileParameter')).toMatchObject({ leadingDigits: '08', whatsappMaximum: 10 });
  });
});
