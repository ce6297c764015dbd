import { beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { seedRates } from '../../server/sandbox/seed/rates.ts';
import type { TestBank } from './bank.ts';
import { addDeal, dealForm, usedOfDeal } from './deal-bank.ts';
import { ask } from './lookup-calls.ts';
import { codesOf, countDeadlocks, oneOf, onManyServers, times } from './concurrent-calls.ts';
import { addTransferBank, bifastForm, company, siti } from './transfer-bank.ts';

const confirmed = ['name-differs', 'possible-duplicate', 'first-time-payee'];
const approver = 'APPROVER01@NUSANTARA';

async function addDealBank(bank: TestBank): Promise<void> {
  await addTransferBank(bank);
  await seedRates(bank.services.db, bank.services.clock.now());
}

onManyServers('what is left of deals and limits', addDealBank, (servers) => {
  const submit = (form: object, index = 0) =>
    ask(servers.of(index), 'submitLocalTransfer', { user: siti, body: { form, confirmed } });
  const sendBack = ({ taskId, revision }: SubmitReceipt) =>
    ask(servers.first(), 'sendRequestToRepair', {
      user: approver,
      body: { taskId, menuAccess: 'LCY', revision, reason: 'Nominal tidak sesuai dengan invoice' },
    });
  const resubmit = ({ taskId, refNo, revision }: SubmitReceipt, form: object, index: number) =>
    ask(servers.of(index), 'resubmitLocalTransfer', { user: siti, body: { form, confirmed, taskId, refNo, revision } });

  async function sentBack(form: object): Promise<SubmitReceipt> {
    const { code, output } = await submit(form);
    expect(code).toBe('00');
    expect((await sendBack(output as SubmitReceipt)).code).toBe('00');
    return output as SubmitReceipt;
  }

  async function sixSentBack(form: object): Promise<SubmitReceipt[]> {
    const receipts: SubmitReceipt[] = [];
    for (let made = 0; made < 6; made += 1) receipts.push(await sentBack(form));
    return receipts;
  }

  beforeEach(async () => {
    await servers.db().deleteFrom('company_limits').execute();
    await servers
      .db()
      .updateTable('requests')
      .set({ tab: 'unsuccessful', status: 'Cancelled', stage_kind: null })
      .execute();
    await servers.db().deleteFrom('deals').execute();
    await addDeal(servers.first(), '50000.00');
  });

  test('of six repairs that each want nearly the whole deal one gets it', async () => {
    const receipts = await sixSentBack(dealForm('1654000.00'));
    const repairs = receipts.map((receipt, index) => resubmit(receipt, dealForm('800000000.00'), index));
    expect(codesOf(await Promise.all(repairs))).toEqual(oneOf(6, '10'));
    expect(await usedOfDeal(servers.first())).toBe('48867.59');
  });

  test('of six new payments that each want nearly the whole deal one gets it', async () => {
    const answers = await times(6, (index) => submit(dealForm('800000000.00'), index));
    expect(codesOf(answers)).toEqual(oneOf(6, '10'));
    expect(await usedOfDeal(servers.first())).toBe('48367.59');
  });

  test('repairs and rejections of many payments of a deal never deadlock', async () => {
    const receipts = await sixSentBack(dealForm('1654000.00'));
    const waiting = await times(6, (index) =>
      submit(index % 3 === 0 ? bifastForm('1000000.00') : dealForm('1654000.00'), index),
    );
    const items = waiting.map(({ output }) => {
      const { taskId, refNo, revision } = output as SubmitReceipt;
      return { taskId, refNo, revision, menuAccess: 'LCY' };
    });
    const reject = (half: typeof items) =>
      ask(servers.first(), 'decideOnMany', { user: approver, body: { decision: 'reject', items: half } });
    const before = await countDeadlocks(servers.db());
    const answers = await Promise.all([
      reject(items.slice(0, 3)),
      ...receipts.map((receipt, index) => resubmit(receipt, dealForm('3308000.00'), index)),
      reject(items.slice(3)),
    ]);
    expect(codesOf(answers)).toEqual(Array.from({ length: 8 }, () => '00'));
    expect(await usedOfDeal(servers.first())).toBe('1200.00');
    expect(await countDeadlocks(servers.db())).toBe(before);
  });

  const limit = (service: '' | 'SVC_LCY_BIFAST') =>
    servers
      .db()
      .insertInto('company_limits')
      .values({ company_id: company, kind: 'corporate-daily', service, subject: '', amount: '300000000.00' })
      .execute();

  test.each([['of its service', 'SVC_LCY_BIFAST', '139'] as const, ['of the company', '', '30'] as const])(
    'of six repairs that each want most of the daily limit %s one gets it',
    async (_, service, code) => {
      await limit(service);
      const receipts = await sixSentBack(bifastForm('10000000.00'));
      const repairs = receipts.map((receipt, index) => resubmit(receipt, bifastForm('200000000.00'), index));
      expect(codesOf(await Promise.all(repairs))).toEqual(oneOf(6, code));
      expect((await submit(bifastForm('60000000.00'))).code).toBe(code);
      expect((await submit(bifastForm('50000000.00'))).code).toBe('00');
    },
  );
});
