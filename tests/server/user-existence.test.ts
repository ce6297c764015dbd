// Response time does not reveal whether a user exists: the bank takes the same steps for a known and an unknown user.
import { argon2 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { recordDatabase, type RecordedDatabase } from '../../scripts/bench/recorded-statements.ts';
import type { Engine } from '../../server/db/engine.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { buildBank, type Answer, type TestBank } from './bank.ts';
import { newDatabase } from './test-databases.ts';
import { masked, newClientKey, solvedCaptcha } from './browser.ts';
import { addPeople } from './people.ts';

vi.mock(import('node:crypto'), async (original) => {
  const actual = await original();
  return { ...actual, argon2: vi.fn<typeof actual.argon2>(actual.argon2) };
});

const known = 'MAKER01@NUSANTARA';
const unknown = 'NOBODY@NUSANTARA';

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  pglite: () => openPglite(undefined),
  postgres: async () => openPostgres(await newDatabase(inject('postgresUrl'))),
};

interface Steps {
  readonly code: string;
  readonly hashes: number;
  readonly statements: readonly string[];
}

describe.each(Object.keys(engines).filter((name) => name === 'pglite' || inject('postgresUrl')))('on %s', (engine) => {
  let database: RecordedDatabase;
  let bank: TestBank;

  beforeAll(async () => {
    const open = engines[engine];
    if (!open) throw new Error(`There is no database ${engine}`);
    database = await recordDatabase(await open());
    bank = await buildBank(database);
    await addPeople(bank);
    // The first login creates the hash that unknown users are compared with.
    await logIn('NEVER@NUSANTARA');
  }, 120_000);
  afterAll(() => bank.close());

  async function stepsOf(ask: () => Promise<Answer>): Promise<Steps> {
    database.take();
    vi.mocked(argon2).mockClear();
    const { code } = await ask();
    const statements = database.take().map(({ sql }) => sql);
    return { code, hashes: vi.mocked(argon2).mock.calls.length, statements: statements.toSorted() };
  }

  async function logIn(userId: string): Promise<Steps> {
    const password = await masked(bank, 'Salah#2026');
    const body = { userId, password, ...(await solvedCaptcha(bank)), clientKey: newClientKey().clientKey };
    return stepsOf(() => bank.ask('POST', '/api/user/auth/login', body));
  }

  test('a wrong password takes a known and an unknown user the same steps, until both are locked', async () => {
    const codes: string[] = [];
    for (let time = 1; time <= 4; time += 1) {
      const [ofKnown, ofUnknown] = [await logIn(known), await logIn(unknown)];
      expect(ofUnknown).toEqual(ofKnown);
      expect(ofKnown.hashes).toBe(1);
      codes.push(ofKnown.code);
    }
    expect(codes).toEqual(['101', '101', '101', '152']);
  });

  test('nothing about an unknown user is written to any trail', async () => {
    const events = await bank.services.db.selectFrom('audit_events').select(['company_id', 'event_type']).execute();
    expect(new Set(events.map(({ company_id: company }) => company))).toEqual(new Set(['NUSANTARA']));
    expect(events.filter(({ event_type: type }) => type === 'login-failed')).toHaveLength(3);
  });

  async function forget(userId: string): Promise<Steps> {
    const body = { userId, ...(await solvedCaptcha(bank)) };
    return stepsOf(() => bank.ask('POST', '/api/user/auth/password/forgot', body));
  }

  test('a forgotten password takes both the same steps, and only then a mail is written', async () => {
    const mails = async () => (await bank.services.db.selectFrom('mails').select('recipient').execute()).length;
    const [ofKnown, ofUnknown] = [await forget(known), await forget(unknown)];
    expect(ofUnknown).toEqual(ofKnown);
    expect([ofKnown.code, await mails()]).toEqual(['00', 0]);
    await runDueJobs(bank.services);
    expect(await mails()).toBe(1);
  });
});
