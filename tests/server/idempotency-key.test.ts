// An idempotency key stores answers and refusals by a rule, per user and operation, for a day.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PayeeInquiry } from '../../generated/types.ts';
import { deleteOldRows } from '../../server/jobs/delete-old-rows.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { addTransferBank, payeeAtBca, siti } from './transfer-bank.ts';

const hour = 3_600_000;

onBothDatabases('a request that comes again under its key', addTransferBank, (bank) => {
  async function formFor(favoriteName: string, accountNumber: string) {
    const body = { transferType: 'BIFAST', bankCode: '014', accountNumber };
    const { beneficiary } = await outputOf<PayeeInquiry>(bank(), 'inquireLocalPayee', { body });
    return {
      paymentType: 'LCY',
      favoriteName,
      shareFavoriteWith: { scope: 'private', subUserGroups: [] },
      transferType: 'BIFAST',
      beneficiary: { ...payeeAtBca, ...beneficiary },
    };
  }

  async function send(path: string, body: object, key: string, language = 'en') {
    const headers = { ...(await bearerOf(bank(), siti)), 'idempotency-key': key, 'accept-language': language };
    return bank().ask('POST', path, body, headers);
  }

  const submit = (form: object, key: string, language?: string) =>
    send('/api/favorite/submit', { form }, key, language);

  const allowFavorites = (most: number) =>
    bank()
      .services.db.updateTable('system_parameters')
      .where('name', '=', 'MAX_FAVORITES')
      .set({ value: String(most) })
      .execute();

  async function refusedOnce(name: string, accountNumber: string, key: string) {
    const form = await formFor(name, accountNumber);
    await allowFavorites(0);
    expect((await submit(form, key)).code).toBe('60');
    await allowFavorites(100);
    return form;
  }

  test('gets the same refusal in the language of its caller, and is checked again under a new key', async () => {
    const key = randomUUID();
    const form = await refusedOnce('Pemasok kertas', '7001112201', key);
    const again = await submit(form, key, 'id');
    expect([again.status, again.code]).toEqual([422, '60']);
    expect(again.body['statusDesc']).toMatch(/favorit/i);
    expect(again.body).toMatchObject({ parameters: { most: '0' }, values: { most: 0 } });
    expect((await submit(form, randomUUID())).code).toBe('00');
  });

  test('does nothing when another call stores an answer under the key first', async () => {
    const { db } = bank().services;
    const [key, form] = [randomUUID(), await formFor('Pemasok pena', '7001112205')];
    await sql`create function answer_first() returns trigger language plpgsql as $$ begin
      if pg_trigger_depth() = 1 then insert into stored_answers select new.*; end if;
      return new; end $$`.execute(db);
    await sql`create trigger answer_first before insert on stored_answers for each row execute function answer_first()`.execute(
      db,
    );
    expect(await submit(form, key)).toMatchObject({ status: 409, code: 'ERR_REQ_2' });
    await sql`drop function answer_first cascade`.execute(db);
    expect((await submit(form, key)).code).toBe('00');
    expect((await submit(form, randomUUID())).code).not.toBe('00');
  });

  test('is checked again after a day', async () => {
    const { db, clock } = bank().services;
    const key = randomUUID();
    const form = await refusedOnce('Pemasok tinta', '7001112202', key);
    await deleteOldRows(db, new Date(clock.now().getTime() + 23 * hour));
    expect((await submit(form, key)).code).toBe('60');
    await deleteOldRows(db, new Date(clock.now().getTime() + 25 * hour));
    expect((await submit(form, key)).code).toBe('00');
  });

  test('gets its first answer under the same key in capitals', async () => {
    const key = 'abcdefab-cdef-4abc-8def-abcdefabcdef';
    const form = await formFor('Pemasok amplop', '7001112203');
    const first = await submit(form, key);
    expect(first.code).toBe('00');
    expect((await submit(form, key.toUpperCase())).output).toEqual(first.output);
  });

  test.each(['', 'not a uuid', 'abcdefab-cdef-4abc-8def-abcdefabcde'])(
    'is refused for the form of its key when that is "%s"',
    async (key) => {
      const { status, body } = await submit({}, key);
      expect(status).toBe(400);
      expect(body['errors']).toContainEqual({ field: 'Idempotency-Key', code: 'FIELD_FORMAT' });
    },
  );

  test('may have the key of another operation', async () => {
    const key = randomUUID();
    expect((await submit(await formFor('Pemasok map', '7001112200'), key)).code).toBe('00');
    expect((await send('/api/inbox/read-all', {}, key)).code).toBe('00');
  });
});
