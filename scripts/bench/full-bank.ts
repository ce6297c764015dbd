// A bank with many companies and their transactions, and tokens for its users.
import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../server/secrets.ts';
import { systemClock } from '../../server/clock.ts';
import type { Database, OpenDatabase } from '../../server/db/database.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { encryptForStorage } from '../../server/storage-encryption.ts';
import { hashToken } from '../../server/people/authenticate.ts';
import { openSession } from '../../server/session/session-store.ts';
import { seedLarge } from '../seed-large/seed-large.ts';

export interface Size {
  readonly transactions: number;
  readonly companies: number;
}

/** The id of a company by its number; number 1 has the most transactions. */
export const companyAt = (number: number): string => `COMPANY${String(number).padStart(4, '0')}`;

export async function fillBank(opened: OpenDatabase, secrets: Secrets, size: Size): Promise<void> {
  await seedSandbox({ db: opened.db, clock: systemClock, secrets });
  await seedLarge(opened, { ...size, now: systemClock.now() });
}

const day = 24 * 3_600_000;

/** The headers of a new session. The token is valid for a day, because a measurement does not renew it. */
export async function bearerOf(db: Database, { storageKey }: Secrets, companyId: string, name: string) {
  const sealedKey = encryptForStorage(storageKey, randomBytes(32));
  const now = systemClock.now();
  const { token } = await openSession(db, { companyId, userId: `${name}@${companyId}`, sealedKey }, now);
  const expiry = { token_expires_at: new Date(now.getTime() + day) };
  await db.updateTable('sessions').set(expiry).where('token_hash', '=', hashToken(token)).execute();
  return { authorization: `Bearer ${token}` };
}
