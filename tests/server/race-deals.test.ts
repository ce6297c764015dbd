import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import type { Database } from '../../server/db/database.ts';
import { sql } from 'kysely';
import { openBank, openTwoServers, type Answer, type TestBank } from './bank.ts';
import { addDeal, dealForm, usedOfDeal } from './deal-bank.ts';
import { ask } from './lookup-calls.ts';
import { addTransferBank, bifastForm, company, siti } from './transfer-bank.ts';

const confirmed = ['name-differs', 'possible-duplicate', 'first-time-payee'];
const six = [0, 1, 2, 3, 4, 5];
const approver = 'APPROVER01@NUSANTARA';
const repeated = (code: string) => Array.from({ length: 5 }, () => code);
const codesOf = (answers: readonly Answer[]) => answers.map(({ code }) => code).toSorted();

const countDeadlocks = async (db: Database) => {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks;
};

const banks: readonly [title: string, open: () => Promise<readonly TestBank[]>][] = [
  ['one server on PGlite', async () => [await openBank('pglite')]],
  ['two servers on one PostgreSQL', () => openTwoServers()],
];

describe.each(banks)('what is left is taken by one of many at once, %s', (title, open) => {
  const isMissing = title.includes('PostgreSQL') && !inject('postgresUrl');
  let servers: readonly TestBank[] = [];
  const first = () => servers[0] as TestBank;
  const serverOf = (index: number) => servers[index % servers.length] as TestBank;
  const db = () => first().services.db;

  beforeAll(async () => {
    if (isMissing) return;
    servers = await open();
    await addTransferBank(first());
    await seedRates(db(), first().services.clock.now());
  }, 60_000);
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  const submit = (form: object, index = 0) =>
    ask(serverOf(index), 'submitLocalTransfer', { user: siti, body: { form, confirmed } });
  const sendBack = ({ taskId, revision }: SubmitReceipt) =>
    ask(first(), 'sendRequestToRepair', {
      user: approver,
      body: { taskId, menuAccess: 'LCY', revision, reason: 'Nominal tidak sesuai dengan invoice' },
    });
  const resubmit = ({ taskId, refNo, revision }: SubmitReceipt, form: object, index: number) =>
    ask(serverOf(index), 'resubmitLocalTransfer', { user: siti, body: { form, confirmed, taskId, refNo, revision } });

  async function sentBack(form: object): Promise<SubmitReceipt> {
    const { code, output } = await submit(form);
    expect(code).toBe('00');
    expect((await sendBack(output as SubmitReceipt)).code).toBe('00');
    return output as SubmitReceipt;
  }

  async function sixSentBack(form: object): Promise<SubmitReceipt[]> {
    const receipts: SubmitReceipt[] = [];
    for (const _ of six) receipts.push(await sentBack(form));
    return receipts;
  }

  beforeEach(async () => {
    if (isMissing) return;
    await db().deleteFrom('company_limits').execute();
    await db().updateTable('requests').set({ tab: 'unsuccessful', status: 'Cancelled', stage_kind: null }).execute();
    await db().deleteFrom('deals').execute();
    await addDeal(first(), '50000.00');
  });

  test.skipIf(isMissing)('of six repairs that each want nearly the whole deal one gets it', async () => {
    const receipts = await sixSentBack(dealForm('1654000.00'));
    const repairs = receipts.map((receipt, index) => resubmit(receipt, dealForm('800000000.00'), index));
    expect(codesOf(await Promise.all(repairs))).toEqual(['00', ...repeated('10')]);
    expect(await usedOfDeal(first())).toBe('48867.59');
  });

  test.skipIf(isMissing)('of six new payments that each want nearly the whole deal one gets it', async () => {
    const answers = await Promise.all(six.map((index) => submit(dealForm('800000000.00'), index)));
    expect(codesOf(answers)).toEqual(['00', ...repeated('10')]);
    expect(await usedOfDeal(first())).toBe('48367.59');
  });

  test.skipIf(isMissing)(
    'repairs and rejections of many payments of a deal never wait for each other in a circle',
    async () => {
      const receipts = await sixSentBack(dealForm('1654000.00'));
      const waiting = await Promise.all(six.map((index) => submit(dealForm('1654000.00'), index)));
      const items = waiting.map(({ output }) => {
        const { taskId, refNo, revision } = output as SubmitReceipt;
        return { taskId, refNo, revision, menuAccess: 'LCY' };
      });
      const reject = (half: typeof items) =>
        ask(first(), 'decideOnMany', { user: approver, body: { action: 'reject', items: half } });
      const before = await countDeadlocks(db());
      const answers = await Promise.all([
        reject(items.slice(0, 3)),
        ...receipts.map((receipt, index) => resubmit(receipt, dealForm('3308000.00'), index)),
        reject(items.slice(3).toReversed()),
      ]);
      expect(codesOf(answers)).toEqual(Array.from({ length: 8 }, () => '00'));
      expect(await usedOfDeal(first())).toBe('1200.00');
      expect(await countDeadlocks(db())).toBe(before);
    },
  );

  const limit = (service: '' | 'SVC_LCY_BIFAST') =>
    db()
      .insertInto('company_limits')
      .values({ company_id: company, kind: 'corporate-daily', service, subject: '', amount: '300000000.00' })
      .execute();

  test
    .skipIf(isMissing)
    .each([['of its service', 'SVC_LCY_BIFAST', '139'] as const, ['of the company', '', '30'] as const])(
    'of six repairs that each want most of the daily limit %s one gets it',
    async (_, service, code) => {
      await limit(service);
      const receipts = await sixSentBack(bifastForm('10000000.00'));
      const repairs = receipts.map((receipt, index) => resubmit(receipt, bifastForm('200000000.00'), index));
      expect(codesOf(await Promise.all(repairs))).toEqual(['00', ...repeated(code)]);
      expect((await submit(bifastForm('60000000.00'))).code).toBe(code);
      expect((await submit(bifastForm('50000000.00'))).code).toBe('00');
    },
  );
});
