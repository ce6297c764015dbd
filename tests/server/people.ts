// The demonstration users, and ways to act as one of them.
import { randomBytes } from 'node:crypto';
import { openSession } from '../../server/session/session-store.ts';
import { seedCompanies } from '../../server/sandbox/seed/companies.ts';
import { demoPassword, seedPeople } from '../../server/sandbox/seed/people.ts';
import type { TestBank } from './bank.ts';
import { logInAs, type BrowserSession } from './browser.ts';
import { encryptForStorage } from '../../server/storage-encryption.ts';

/** Inserts the demonstration bank's companies, users and token devices, and nothing else. */
export async function addPeople({ services: { db, clock, secrets } }: TestBank): Promise<void> {
  await seedCompanies(db);
  await seedPeople(db, clock.now(), secrets);
}

/** A bearer token of the user. The session is opened in the database, not by a login. */
export async function tokenOf({ services: { db, clock, secrets } }: TestBank, userId: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['company_id', 'user_id'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const who = {
    companyId: user.company_id,
    userId: user.user_id,
    sealedKey: encryptForStorage(secrets.storageKey, randomBytes(32)),
  };
  return (await openSession(db, who, clock.now())).token;
}

export async function bearerOf(bank: TestBank, userId: string): Promise<{ readonly authorization: string }> {
  return { authorization: `Bearer ${await tokenOf(bank, userId)}` };
}

/** Logs in through the API, with captcha and key agreement. */
export const logIn = (bank: TestBank, userId: string): Promise<BrowserSession> => logInAs(bank, userId, demoPassword);

/** The access toggles of users whom tests create. */
export const usualAccess = {
  commonVisibility: true,
  editQuickUpload: false,
  viewPayrollDetail: false,
  fileTransferPayment: false,
  fileTransferReport: false,
  cancelForwardDated: true,
  insights: true,
  inquiry: true,
};
