import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { openBank, type TestBank } from './bank.ts';
import { bearer, logInAs, solvedCaptcha, tryLogIn } from './browser.ts';
import { openStream, takeTicket } from './event-reader.ts';
import { addPeople } from './people.ts';

const accountNumber = '1370010246801';
const wrongPassword = 'Salah#2026';

const spellings = (key: Uint8Array) =>
  (['base64', 'base64url', 'hex'] as const).map((coding) => Buffer.from(key).toString(coding));

describe.each(['pglite', 'postgres'] as const)('the logs (%s)', (engine) => {
  const lines: string[] = [];
  let bank: TestBank;
  const isMissing = engine === 'postgres' && !inject('postgresUrl');
  const written = () => lines.join('');

  beforeAll(async () => {
    if (isMissing) return;
    vi.spyOn(console, 'error').mockImplementation((line: unknown) => void lines.push(String(line)));
    bank = await openBank(engine, { logs: { write: (line) => void lines.push(line) } });
    await addPeople(bank);
  }, 60_000);
  afterAll(async () => {
    await bank?.close();
    vi.restoreAllMocks();
  });

  test.skipIf(isMissing)('name a request by its id, address and time, as JSON', async () => {
    await bank.ask('GET', `/api/nothing?account=${accountNumber}`);
    const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ req }) => req);
    expect(found.at(-1)).toMatchObject({
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      req: { url: '/api/nothing' },
    });
    expect(written()).not.toContain(accountNumber);
  });

  test.skipIf(isMissing)('hold no password, token, key, captcha or ticket of a session', async () => {
    const captcha = await solvedCaptcha(bank);
    await tryLogIn(bank, { userId: 'MAKER01@NUSANTARA', password: wrongPassword, captcha });
    const { token, refreshToken, secretKey } = await logInAs(bank, 'MAKER01@NUSANTARA', demoPassword);
    const ticket = await takeTicket(bank, token);
    (await openStream(bank, ticket)).close();
    await bank.ask('GET', `/notif/stream?xid=${ticket}`);
    await bank.ask('GET', '/api/auth/user/profile', undefined, bearer({ token }));
    expect(lines.length).toBeGreaterThan(10);
    const secrets = [demoPassword, wrongPassword, token, refreshToken, ticket, ...spellings(secretKey)];
    expect(secrets.filter((secret) => written().includes(secret))).toEqual([]);
    expect(written()).not.toContain(`"${captcha.captchaAnswer}"`);
  });

  test.skipIf(isMissing)('describe a fault of the server, while the answer does not', async () => {
    const { token } = await logInAs(bank, 'APPROVER01@NUSANTARA', demoPassword);
    await sql`alter table inbox_messages rename to gone`.execute(bank.services.db);
    const body = { filter: { search: accountNumber } };
    const { status, code, body: answer } = await bank.ask('POST', '/api/inbox/list', body, bearer({ token }));
    await sql`alter table gone rename to inbox_messages`.execute(bank.services.db);
    expect([status, code]).toEqual([500, '500']);
    expect(Object.keys(answer).toSorted()).toEqual(['output', 'statusCode', 'statusDesc']);
    expect(JSON.stringify(answer)).not.toMatch(/inbox_messages|select|node_modules|server\//i);
    expect(written()).toContain('inbox_messages');
    expect([accountNumber, token].filter((secret) => written().includes(secret))).toEqual([]);
  });
});
