import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DraftSummary, PayeeInquiry, SubmitReceipt } from '../../generated/types.ts';
import { clearScript, scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { postEntry } from '../../server/ledger/post.ts';
import { seedUnderlying } from '../../server/sandbox/seed/underlying.ts';
import { mailLink } from '../../server/session/mailed-links.ts';
import { findPerson } from '../../server/people/people-store.ts';
import type { TestBank } from './bank.ts';
import { maskedJson } from './browser.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { codesOf, oneOf, onManyServers, times } from './concurrent-calls.ts';
import { decideSigned, keyOf, runJobs, sign, statusOf } from './request-bank.ts';
import { addTransferBank, andi, bifastForm, payeeAtBca, siti } from './transfer-bank.ts';

const approver = 'APPROVER01@NUSANTARA';
const confirmed = ['name-differs', 'possible-duplicate', 'first-time-payee'];

const line = (accountId: string, amount: bigint) => ({ companyId: 'NUSANTARA', accountId, amount, description: 'TRF' });

const reserve = ({ services: { db } }: TestBank, index: number) =>
  db
    .insertInto('underlying_uses')
    .values({
      company_id: 'NUSANTARA',
      underlying_code: 'UDL-2611-99999',
      ref_no: `FCY-${index}`,
      transaction_date: '2026-11-23',
      beneficiary_name: 'Tokyo Trading KK',
      amount: '600.00',
      currency: 'USD',
      amount_eq: '600.00',
      state: 'reserved',
      made_by: siti,
      made_by_name: 'Siti Rahmawati',
    })
    .execute();

async function addRecords(bank: TestBank): Promise<void> {
  await addTransferBank(bank);
  await seedUnderlying(bank.services.db, bank.services.clock.now());
}

onManyServers('records that are checked before they are written', addRecords, (servers) => {
  const { first, of, db } = servers;
  const submit = (form: object, index = 0) =>
    ask(of(index), 'submitLocalTransfer', { user: siti, body: { form, confirmed } });
  const submitted = async (amount = '10000000.00'): Promise<SubmitReceipt> => {
    const { code, output } = await submit(bifastForm(amount));
    expect(code).toBe('00');
    return output as SubmitReceipt;
  };

  test('of six entries that each take half of a balance two are booked, and the books add up', async () => {
    const { balance } = await db()
      .selectFrom('account_balances')
      .select('balance')
      .where('company_id', '=', 'NUSANTARA')
      .where('account_id', '=', 'acc-0002')
      .executeTakeFirstOrThrow();
    const half = BigInt(balance.replace('.', '')) / 2n;
    const post = (index: number) =>
      postEntry(of(index).services.db, {
        kind: 'transfer',
        reference: randomUUID(),
        valueDate: '2026-11-23',
        bookedAt: first().services.clock.now(),
        lines: [line('acc-0002', -half), line('acc-0001', half)],
      });
    const posted = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => post(index)));
    expect(posted.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await checkLedger(db())).toEqual([]);
  });

  test('of six windows that save the same draft one succeeds, and the others are refused', async () => {
    const body = { transactionType: 'LCY', fields: { transferType: 'BIFAST' } };
    const { draftId } = await outputOf<DraftSummary>(first(), 'saveDraft', { user: siti, body });
    const save = (index: number) =>
      ask(of(index), 'saveDraft', { user: siti, body: { ...body, draftId, revision: 1 } });
    expect(codesOf(await times(6, save))).toEqual(oneOf(6, 'ERR_REQ_3'));
  });

  test('twenty-four submitted at once have twenty-four references', async () => {
    const answers = await times(24, (index) => submit(bifastForm(`${index + 1}00000.00`), index));
    const receipts = answers.map(({ output }) => output as SubmitReceipt);
    expect(new Set(receipts.map(({ refNo }) => refNo)).size).toBe(24);
    expect(new Set(receipts.map(({ taskId }) => taskId)).size).toBe(24);
  });

  test('of six payments with one payee inquiry one uses it, and for the others the host is asked again', async () => {
    const asked = { transferType: 'BIFAST', bankCode: '014', accountNumber: '7001112240' };
    const { inquiryId, beneficiary } = await outputOf<PayeeInquiry>(first(), 'inquireLocalPayee', { body: asked });
    const gone = { kind: 'rejected', code: 'HOST_BIFAST_14' } as const;
    for (let line = 0; line < 5; line += 1) await scriptNext(db(), { operation: 'inquirePayee', answer: gone });
    const payee = { kind: 'account', inquiryId, beneficiary: { ...payeeAtBca, ...beneficiary } };
    const pay = (index: number) => submit(bifastForm(`${index + 1}500000.00`, { payee }), index);
    expect(codesOf(await times(6, pay))).toEqual(oneOf(6, 'HOST_BIFAST_14'));
    await clearScript(db());
  });

  test('of the same payment six times at once one is accepted unless the duplicate is confirmed', async () => {
    const form = bifastForm('98765432.00');
    const body = { form, confirmed: ['name-differs', 'first-time-payee'] };
    const pay = (index: number) => ask(of(index), 'submitLocalTransfer', { user: siti, body });
    const codes = codesOf(await times(6, pay));
    expect([codes.filter((code) => code === '00').length, new Set(codes).size]).toEqual([1, 2]);
  });

  test('of approving, rejecting and sending back at the same moment one is done', async () => {
    const receipt = await submitted('10000000.00');
    const { taskId, revision } = receipt;
    const body = { taskId, menuAccess: 'LCY', revision, reason: 'Nominal tidak sesuai dengan invoice' };
    const signature = await sign(first(), 'APPROVER01', 'approve', [receipt]);
    const answers = await Promise.all([
      ask(of(0), 'approveRequest', { user: approver, body: { ...keyOf(receipt), signature } }),
      ask(of(1), 'rejectRequest', { user: 'APPROVER02@NUSANTARA', body }),
      ask(of(2), 'sendRequestToRepair', { user: 'APPROVER02@NUSANTARA', body }),
    ]);
    expect(answers.filter(({ code }) => code === '00')).toHaveLength(1);
  });

  test('of two makers who open the same request for repair one gets it', async () => {
    const { taskId, refNo, revision } = await submitted('11000000.00');
    const reason = 'Nominal tidak sesuai dengan invoice';
    const back = { taskId, menuAccess: 'LCY', revision, reason };
    expect((await ask(first(), 'sendRequestToRepair', { user: approver, body: back })).code).toBe('00');
    await db().updateTable('user_details').set({ sub_user_group: 'Keuangan' }).execute();
    await db()
      .updateTable('users')
      .set({ flags: ['commonVisibility'] })
      .where('user_id', 'in', [siti, andi])
      .execute();
    const open = (index: number) =>
      ask(of(index), 'getRequestRepair', {
        user: index % 2 === 0 ? siti : andi,
        body: { taskId, refNo, menuAccess: 'LCY' },
      });
    const codes = codesOf(await times(6, open));
    expect(codes).toEqual(['00', '00', '00', 'ERR_TRX_LOCK', 'ERR_TRX_LOCK', 'ERR_TRX_LOCK']);
  });

  test('a payment that waited for money is executed once, however many users ask for it', async () => {
    const receipt = await submitted('12000000.00');
    for (const [id, action] of [
      ['APPROVER01', 'approve'],
      ['RELEASER01', 'release'],
    ] as const)
      expect((await decideSigned(first(), id, action, receipt, '12000000.00')).code).toBe('00');
    const answer = { kind: 'insufficient' } as const;
    await scriptNext(db(), { operation: 'transfer', answer });
    await runJobs(first());
    expect(await statusOf(first(), receipt)).toBe('Pending Execute');
    const { refNo, revision } = receipt;
    const order = { user: 'RELEASER01@NUSANTARA', body: { refNo, menuAccess: 'LCY', revision } };
    const ordered = await times(6, (index) => ask(of(index), 'executePending', order));
    expect(codesOf(ordered)).toEqual(oneOf(6, 'EXECUTE_RUNNING'));
    await Promise.all([runJobs(of(0)), runJobs(of(1))]);
    const entries = await db()
      .selectFrom('journal_entries')
      .select('entry_id')
      .where('reference', '=', refNo)
      .execute();
    expect([await statusOf(first(), receipt), entries.length]).toEqual(['Successful', 1]);
  });

  test('of six who use the same mailed link one sets the password', async () => {
    const person = await findPerson(db(), andi);
    if (!person) throw new Error('Andi is not there');
    const { services } = first();
    await mailLink({ db: db(), now: services.clock.now(), config: services.config }, person, 'reset');
    const { body } = await db().selectFrom('mails').select('body').orderBy('mail_id', 'desc').executeTakeFirstOrThrow();
    const linkToken = /#([\w-]{43})/.exec(body)?.[1] ?? '';
    const passwords = await times(6, (index) => {
      const newPassword = `Rupiah202${index}!`;
      return maskedJson(first(), { newPassword, confirmPassword: newPassword });
    });
    const use = (index: number) =>
      of(index).ask('POST', '/api/user/auth/password/reset', { linkToken, passwords: passwords[index] });
    expect(codesOf(await times(6, use))).toEqual(oneOf(6, '164'));
  });

  test('of twenty-five files that are asked for at once twenty are made', async () => {
    const body = { accountIds: ['acc-0001'], dates: { from: '2026-11-01', to: '2026-11-23' }, formatType: 'CSV' };
    const codes = codesOf(await times(25, (index) => ask(of(index), 'requestStatement', { user: siti, body })));
    expect(codes.filter((code) => code === '00')).toHaveLength(20);
    expect(codes.filter((code) => code === 'SYSTEM_BUSY')).toHaveLength(5);
  });

  test('of six uses that each take most of a document one is stored', async () => {
    const documents = await db()
      .selectFrom('underlying_documents')
      .selectAll()
      .where('company_id', '=', 'NUSANTARA')
      .execute();
    const fresh = {
      ...documents[0],
      underlying_code: 'UDL-2611-99999',
      document_number: 'INV-99999',
      limit_eq: '1000.00',
    };
    await db()
      .insertInto('underlying_documents')
      .values(fresh as never)
      .execute();
    const stored = await Promise.allSettled(Array.from({ length: 6 }, (_, index) => reserve(of(index), index)));
    expect(stored.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
