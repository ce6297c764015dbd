import { beforeAll, expect, test } from 'vitest';
import { seedAccounts } from '../../server/sandbox/seed/accounts.ts';
import { seedFavorites } from '../../server/sandbox/seed/favorites.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { outputOf } from './lookup-calls.ts';
import { addPeople } from './people.ts';

interface List {
  readonly items: readonly Record<string, unknown>[];
}

/** Inserts a transfer that was paid to the payee on this day. */
async function addPaid(
  { services: { db } }: TestBank,
  refNo: string,
  payee: { bankCode: string; number: string; name: string },
  day: string,
) {
  const at = new Date(`${day}T10:00:00+07:00`);
  const beneficiary = { bankCode: payee.bankCode, currency: 'IDR' };
  await db
    .insertInto('requests')
    .values({
      company_id: 'NUSANTARA',
      task_id: refNo,
      ref_no: refNo,
      menu_access: 'LCY',
      service: 'SVC_LCY_BIFAST',
      status: 'Successful',
      tab: 'successful',
      content: JSON.stringify({ kind: 'local-transfer', form: { payee: { beneficiary } } }),
      notes: '[]',
      payee_account: payee.number,
      payee_bank: 'Bank Syariah Indonesia',
      payee_name: payee.name,
      transaction_date: day,
      execution_date: day,
      route: '{}',
      waiting_groups: [],
      maker_ids: [],
      created_by: 'MAKER01@NUSANTARA',
      created_by_name: 'Maker',
      created_at: at,
      updated_at: at,
      due_at: null,
    } as never)
    .execute();
}

onEmbeddedDatabase('accounts that users need not type', addPeople, (bank) => {
  const list = async (operationId: string, filter: object = {}, user = 'MAKER01@NUSANTARA') =>
    (await outputOf<List>(bank(), operationId, { user, body: { filter } })).items;

  beforeAll(async () => {
    const { db, clock } = bank().services;
    await seedAccounts(db, clock.now());
    await seedFavorites(db, clock.now());
    await addPaid(bank(), 'LCY1', { bankCode: '451', number: '7123345566', name: 'Dian Puspitasari' }, '2026-09-30');
    await addPaid(bank(), 'LCY2', { bankCode: '451', number: '7123345566', name: 'Dian Puspitasari' }, '2026-10-30');
  });

  test('a payee who was paid twice is listed once, with the last time', async () => {
    const items = await list('listBifastAccounts', { search: 'puspita' });
    expect(items).toMatchObject([
      { origin: 'paid-before', bankCode: '451', lastPaidAt: '2026-10-30T10:00:00+07:00', favoriteId: null },
    ]);
  });

  test('a favorite of the rail is offered, and no other company sees it', async () => {
    const items = await list('listBifastAccounts', { search: '5270338812' });
    expect(items).toMatchObject([{ origin: 'favorite', favoriteId: 'fav-000418', bankName: 'Bank Central Asia' }]);
    expect(await list('listBifastAccounts', { search: '5270338812' }, 'MAKER01@BAHARI')).toEqual([]);
  });

  test('an overbooking offers the own accounts except the debited one', async () => {
    const numbers = (await list('listOverbookingAccounts', { exceptAccountId: 'acc-0001', currency: 'IDR' }))
      .filter(({ origin }) => origin === 'own')
      .map(({ accountNumber }) => accountNumber);
    expect(numbers).toContain('1370010246802');
    expect(numbers).not.toContain('1370010246801');
  });

  test('other rails have lists of their own', async () => {
    const numbers = (await list('listDomesticAccounts')).map(({ accountNumber }) => accountNumber);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).not.toContain('7123345566');
  });

  test('the sandbox has exchange rates for every weekday', async () => {
    const { db, clock } = bank().services;
    await seedRates(db, clock.now());
    const body = { filter: { on: '2026-11-20', currencies: ['JPY'] } };
    const { items } = await outputOf<List>(bank(), 'listExchangeRates', { body });
    expect(items).toMatchObject([{ quoteUnit: 100, quotedAt: '2026-11-20T08:00:00+07:00' }]);
  });
});
