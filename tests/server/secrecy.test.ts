import { expect, inject, test } from 'vitest';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { openBank, type Engine, type TestBank } from './bank.ts';
import { bearer, refresh } from './browser.ts';
import { addPeople, logIn } from './people.ts';

const engines: readonly Engine[] = ['pglite', 'postgres'];
const readings = ['/api/auth/user/profile', '/api/auth/user/access', '/api/auth/user/my-profile'];
const userId = 'MAKER01@NUSANTARA';

async function passwordHash({ services: { db } }: TestBank): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.password_hash ?? '';
}

/** Logs in, renews the session and reads. Returns the answers, and every secret that was used. */
async function liveThrough(bank: TestBank) {
  const session = await logIn(bank, userId);
  const next = await refresh(bank, session);
  const answers = [];
  for (const path of readings) {
    const answer = await bank.ask('GET', path, undefined, bearer(next));
    expect(answer.status).toBe(200);
    answers.push(answer.body);
  }
  const key = Buffer.from(session.secretKey).toString('base64');
  const tokens = [session.token, session.refreshToken, next.token, next.refreshToken];
  return { answers, secrets: [demoPassword, await passwordHash(bank), key, ...tokens] };
}

for (const engine of engines)
  test.skipIf(engine === 'postgres' && !inject('postgresUrl'))(
    `no secret is written to a log or sent in an answer about a person (${engine})`,
    async () => {
      const lines: string[] = [];
      const bank = await openBank(engine, { logs: { write: (line) => void lines.push(line) } });
      await addPeople(bank);
      const { answers, secrets } = await liveThrough(bank);
      await bank.close();
      expect(lines.length).toBeGreaterThan(5);
      const everything = lines.join('') + JSON.stringify(answers);
      expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
    },
  );
