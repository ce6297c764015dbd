// What users do in the portal all day: mostly read, sometimes write.
import type { Database } from '../../server/db/database.ts';
import type { Secrets } from '../../server/secrets.ts';
import { bearerOf, companyAt } from './full-bank.ts';
import type { Call } from './load.ts';

const json = { 'content-type': 'application/json' };

async function accountOf(db: Database, companyId: string) {
  return db
    .selectFrom('accounts')
    .select(['account_id', 'number'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'CA')
    .orderBy('account_id')
    .executeTakeFirstOrThrow();
}

export async function balanceCall(db: Database, secrets: Secrets, companyNumber: number): Promise<Call> {
  const companyId = companyAt(companyNumber);
  const { number } = await accountOf(db, companyId);
  const headers = await bearerOf(db, secrets, companyId, 'MAKER01');
  return { method: 'GET', path: `/api/lookup/account-balance?accountNumber=${number}`, headers };
}

const post = (bearer: Call['headers'], path: string, body: object): Call => ({
  method: 'POST',
  path,
  headers: { ...bearer, ...json },
  body: JSON.stringify(body),
});

export async function queueCall(db: Database, secrets: Secrets, companyNumber: number): Promise<Call> {
  const bearer = await bearerOf(db, secrets, companyAt(companyNumber), 'APPROVER02');
  return post(bearer, '/api/request/list/approver', { filter: {}, page: { size: 10 } });
}

const writing = (call: Call): Call => ({ ...call, isWrite: true });

async function writes(db: Database, secrets: Secrets, companyNumber: number): Promise<Call[]> {
  const companyId = companyAt(companyNumber);
  const maker = await bearerOf(db, secrets, companyId, 'MAKER01');
  const { account_id: accountId } = await accountOf(db, companyId);
  return [
    writing(post(maker, '/api/account/favorite', { accountId, favorite: true })),
    writing(post(maker, '/api/account/favorite', { accountId, favorite: false })),
    writing(post(maker, '/api/user/auth/keep-alive', {})),
  ];
}

/** The calls of the users of one company; every fourth is a write. */
export async function mixedCalls(db: Database, secrets: Secrets, companyNumber: number): Promise<Call[]> {
  const maker = await bearerOf(db, secrets, companyAt(companyNumber), 'MAKER01');
  const [favorite, ordinary, keepAlive] = await writes(db, secrets, companyNumber);
  const calls = [
    await balanceCall(db, secrets, companyNumber),
    await queueCall(db, secrets, companyNumber),
    { method: 'GET', path: '/api/request/count', headers: maker } as const,
    favorite,
    post(maker, '/api/transaction-status/list', { status: 'all', page: { size: 10 } }),
    post(maker, '/api/account/casa/list', { page: { size: 30 } }),
    { method: 'GET', path: '/api/inbox/unread-count', headers: maker } as const,
    ordinary,
    post(maker, '/api/inbox/list', { filter: {}, page: { size: 10 } }),
    { method: 'GET', path: '/api/auth/user/access', headers: maker } as const,
    post(maker, '/api/favorite/list-use', {
      filter: { paymentType: 'LCY', transferType: 'BIFAST' },
      page: { size: 10 },
    }),
    keepAlive,
  ];
  return calls.filter((call) => call !== undefined);
}
