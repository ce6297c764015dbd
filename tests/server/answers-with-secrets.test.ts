// Nothing that the bank has stored about a login can open a session again.
import { randomUUID } from 'node:crypto';
import { CompactEncrypt } from 'jose';
import { expect, test } from 'vitest';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { contract, operations } from '../contract/contract.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { type Answer } from './bank.ts';
import { bearer, logInAs, masked, maskedJson, newClientKey, solvedCaptcha, type BrowserSession } from './browser.ts';
import { addPeople } from './people.ts';

const secretSchemas = ['AccessToken', 'RefreshToken', 'EventTicketText', 'Jwe'];

function schemasOf(part: unknown, seen = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!seen.has(name)) {
      seen.add(name);
      schemasOf(contract.components.schemas[name], seen);
    }
  return seen;
}

test('the contract stores the answers of exactly those writes that return no secret', () => {
  const writes = operations.filter(({ operation }) => operation['x-effect'] === 'write');
  const secret = writes.filter(({ operation }) => {
    const names = schemasOf(operation.responses['200']);
    return secretSchemas.some((name) => names.has(name));
  });
  const idsOf = (some: typeof writes) => some.map(({ operation: { operationId } }) => operationId);
  expect(idsOf(writes.filter(({ operation }) => operation['x-answer-kept'] === false))).toEqual(idsOf(secret));
  expect(idsOf(secret).toSorted()).toEqual(['logIn', 'refreshTokens', 'resumeSession']);
});

const sealedToken = ({ refreshToken, serverKey, secretKey }: BrowserSession) =>
  new CompactEncrypt(Buffer.from(JSON.stringify({ refreshToken })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: serverKey.kid })
    .encrypt(secretKey);

onEmbeddedDatabase('an answer with secrets', addPeople, (bank) => {
  async function askTwice(path: string, body: object): Promise<readonly [Answer, Answer]> {
    const again = { 'idempotency-key': randomUUID() };
    return [await bank().ask('POST', path, body, again), await bank().ask('POST', path, body, again)];
  }

  const logIn = (userId: string) => logInAs(bank(), userId, demoPassword);
  const statusOf = async (session: { readonly token: string }) =>
    (await bank().ask('GET', '/api/auth/user/profile', undefined, bearer(session))).status;
  const storedOperations = async () =>
    (await bank().services.db.selectFrom('stored_answers').select('operation').execute()).map(
      ({ operation }) => operation,
    );

  test('of a login is given once, however often the same login comes', async () => {
    const { clientKey } = newClientKey();
    const password = await masked(bank(), demoPassword);
    const body = { userId: 'MAKER01@NUSANTARA', password, ...(await solvedCaptcha(bank())), clientKey };
    const [first, second] = await askTwice('/api/user/auth/login', body);
    expect([first.status, second.status, second.code]).toEqual([200, 422, '145']);
    expect(await statusOf(first.output as { token: string })).toBe(200);
    expect(await storedOperations()).toEqual([]);
  });

  test('of a resumed session is given once', async () => {
    const { refreshToken } = await logIn('MAKER02@NUSANTARA');
    const data = await maskedJson(bank(), { refreshToken });
    const body = { data, returnFlag: false, clientKey: newClientKey().clientKey };
    const [first, second] = await askTwice('/api/user/auth/session/resume', body);
    expect([first.status, second.status]).toEqual([200, 400]);
    expect(await storedOperations()).toEqual([]);
  });

  test('of a renewal is given once, and a copy of it is useless', async () => {
    const session = await logIn('APPROVER01@NUSANTARA');
    const data = await sealedToken(session);
    const [first, second] = await askTwice('/api/user/auth/refresh-token/secure', { data });
    expect([first.status, second.status, second.code]).toEqual([200, 401, '401']);
    expect(await storedOperations()).toEqual([]);
    const lost = await bank().ask('POST', '/api/user/auth/refresh-token/secure', { data: await sealedToken(session) });
    expect(lost.status).toBe(200);
  });

  test('leaves every other write with its stored answer', async () => {
    const session = await logIn('RELEASER01@NUSANTARA');
    const headers = { ...bearer(session), 'idempotency-key': randomUUID() };
    const keepAlive = () => bank().ask('POST', '/api/user/auth/keep-alive', undefined, headers);
    const first = await keepAlive();
    bank().setTime(new Date(bank().services.clock.now().getTime() + 60_000));
    expect((await keepAlive()).body).toEqual(first.body);
    expect(await storedOperations()).toEqual(['keepSessionAlive']);
  });
});
