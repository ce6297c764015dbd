// The rules of the contract for addresses and headers, which are the same for all operations.
import { expect, test } from 'vitest';
import { validatorOf } from '../../server/contract/validator.ts';
import { contract } from '../contract/contract.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, user } from './request-bank.ts';

const address = '/api/admin/daily-limit/detail';

onEmbeddedDatabase('a request', addRequestBank, (bank) => {
  async function send(method: 'POST' | 'HEAD' | 'OPTIONS', url: string, more: { body?: string; keys?: string[] } = {}) {
    return bank().app.inject({
      method,
      url,
      headers: {
        ...(await bearerOf(bank(), user('SYSADMIN01'))),
        'content-type': 'application/json',
        ...(more.keys && { 'idempotency-key': more.keys.join(', ') }),
      },
      ...(method === 'POST' && { payload: more.body ?? '{}' }),
    });
  }

  test('finds no operation with a slash at the end of its address or other capitals, but with percent-escapes', async () => {
    const addresses = [address, address.replace('daily', '%64aily'), `${address}/`, address.replace('daily', 'Daily')];
    const answers = await Promise.all(addresses.map((url) => send('POST', url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404]);
  });

  test('of HEAD or OPTIONS is not found, and no answer may be stored on the way', async () => {
    const answers = await Promise.all((['HEAD', 'OPTIONS', 'POST'] as const).map((method) => send(method, address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 200]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store', 'no-store']);
  });

  test('is refused if its body begins with a byte order mark', async () => {
    expect((await send('POST', address, { body: '\uFEFF{}' })).statusCode).toBe(400);
  });

  test('may have a key of any version; a key that is sent twice is one that is too long', async () => {
    const edit = address.replace('detail', 'edit');
    const key = '11111111-2222-0333-0444-555555555555';
    const fieldsOf = async (keys: string[]) => {
      const { errors = [] } = (await send('POST', edit, { keys })).json<{
        errors?: { field: string; code: string }[];
      }>();
      return errors.filter(({ field }) => field === 'Idempotency-Key').map(({ code }) => code);
    };
    expect(await fieldsOf([key])).toEqual([]);
    expect(await fieldsOf([key, key])).toEqual(['FIELD_TOO_LONG']);
  });

  test('has its characters counted as code points', () => {
    const judge = validatorOf(contract).of({ type: 'string', maxLength: 2 });
    expect([judge('😀😀'), judge('😀😀😀')].map((faults) => faults.length)).toEqual([0, 1]);
  });
});
