import { expect, test } from 'vitest';
import { handlers } from '../../server/handlers.ts';
import { notYet } from '../../server/not-yet.ts';
import { operations } from '../../generated/operations.ts';
import { onBothDatabases } from './on-databases.ts';

onBothDatabases('the server', (bank) => {
  test('answers 501 with its code for what is not built yet', async () => {
    const { status, code } = await bank().ask('POST', '/api/lookup/currency', {}, { authorization: 'Bearer nobody' });
    expect([status, code]).toEqual([401, '401']);
    const { status: open } = await bank().ask('GET', '/api/common/browser/minimum');
    expect([200, 501]).toContain(open);
  });

  test('asks for a session where the contract does', async () => {
    const { status, code } = await bank().ask('GET', '/api/auth/user/profile');
    expect([status, code]).toEqual([401, '401']);
  });

  test('names each field at fault and speaks the language asked for', async () => {
    const { status, body } = await bank().ask(
      'POST',
      '/api/user/auth/login',
      { userId: 'x' },
      { 'accept-language': 'id' },
    );
    expect(status).toBe(400);
    expect(body['errors']).toEqual(expect.arrayContaining([expect.objectContaining({ field: 'userId', code: '72' })]));
    expect(body['statusDesc']).not.toBe('');
    const done = await bank().ask('POST', '/api/user/auth/captcha', {}, { 'accept-language': 'id' });
    expect(done.body).toMatchObject({ statusCode: '00', statusDesc: 'Berhasil' });
  });

  test('answers JSON that is not JSON with 400 in the envelope', async () => {
    const { app } = bank();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/user/auth/login',
      payload: '{"a":',
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.statusCode, reply.json<{ statusCode: string }>().statusCode]).toEqual([400, '400']);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'answers a body of %s with 400 in the envelope',
    async (type) => {
      const headers = { 'content-type': type };
      const reply = await bank().app.inject({ method: 'POST', url: '/api/user/auth/login', payload: 'a=1', headers });
      expect([reply.statusCode, reply.json<{ statusCode: string }>().statusCode]).toEqual([400, '400']);
    },
  );

  test('sends security headers and a request id with every answer', async () => {
    const reply = await bank().app.inject({ method: 'GET', url: '/api/nothing' });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-request-id': expect.stringMatching(/.{8}/) });
  });

  test('migrates once, and finds nothing to do the second time', async () => {
    const { rows } = await bank()
      .services.db.selectFrom('system_parameters')
      .select('name')
      .execute()
      .then((all) => ({ rows: all }));
    expect(rows.length).toBeGreaterThan(30);
  });
});

test('the list of what is not built names no operation that has a handler', () => {
  expect(notYet.filter((operationId) => operationId in handlers)).toEqual([]);
  expect(notYet.length + Object.keys(handlers).length).toBe(Object.keys(operations).length);
});
