// Administrators set up how their company names payees and approves; payments and workflows follow it.
import { beforeEach, expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  CompanySetup,
  CompanySetupDraft,
  UserAccess,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { onBothDatabases } from './on-databases.ts';
import { billForm, electricity } from './bill-bank.ts';
import { dollarForm } from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { rent } from './series-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';
import { taxForm, vat } from './tax-bank.ts';
import { credit100, phone, topUpForm } from './top-up-bank.ts';
import { bifastForm } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const favorite = { kind: 'favorite', favoriteId: 'fav-0001' } as const;

onBothDatabases('the set-up of a company', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const by = (operation: OperationId, body: object, id = 'SYSADMIN01') =>
    ask(bank(), operation, { user: user(id), body });
  const setup = (id = 'SYSADMIN03') => outputOf<CompanySetup>(bank(), 'getCompanySetup', { user: user(id) });
  async function edit(change: Partial<CompanySetupDraft>, more: object = {}) {
    const { revision, settings } = await setup();
    return by('editCompanySetup', { revision, settings: { ...settings, ...change }, ...more });
  }
  async function changed(change: Partial<CompanySetupDraft>): Promise<void> {
    const answer = await edit(change);
    expect(answer).toMatchObject({ code: '00' });
    const task = answer.output as AdminTaskReceipt;
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
  }
  const validate = async (operation: OperationId, body: object) => (await by(operation, body, 'MAKER01')).code;
  const typed = async () => ({
    local: await validate('validateLocalTransfer', { form: bifastForm('250000.00') }),
    foreign: await validate('validateForeignTransfer', { form: dollarForm('820.00') }),
    bill: await validate('validateBillPayment', { form: await billForm(bank(), electricity) }),
    topUp: await validate('validateTopUp', { form: await topUpForm(bank(), phone, credit100) }),
    series: await validate('createRecurringPayment', { payment: rent() }),
  });

  test('is read with what the bank knows, and is changed, sent back, repaired and approved', async () => {
    expect(await setup()).toMatchObject({
      profile: { companyId: 'NUSANTARA', isSingleAccess: false },
      settings: { approvalMode: 'Manual Approval', payeeInputMode: 'Manual Input & Favorites' },
      revision: 1,
      actions: [],
    });
    const first = (await edit({ payeeInputMode: 'Favorites Only', telephone: '02150001234' }))
      .output as AdminTaskReceipt;
    const detail = await outputOf<AdminTaskDetail>(bank(), 'getAdminTask', {
      user: user('SYSADMIN03'),
      body: { taskId: first.taskId },
    });
    expect(detail.changes).toEqual([
      { field: 'telephone', before: '02157901234', after: '02150001234' },
      { field: 'payeeInputMode', before: 'Manual Input & Favorites', after: 'Favorites Only' },
    ]);
    expect(await edit({ telephone: '02150009999' })).toMatchObject({ code: 'CA-10' });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', first, 'Nomor lama');
    const repair = { taskId: first.taskId, revision: first.revision };
    const again = (await edit({ payeeInputMode: 'Favorites Only' }, { repair })).output as AdminTaskReceipt;
    await approveTask(bank(), 'SYSADMIN03', again);
    expect(await setup()).toMatchObject({
      settings: { payeeInputMode: 'Favorites Only', telephone: '02157901234' },
      revision: 2,
      stamp: { changedBy: { userId: user('SYSADMIN01') }, approvedBy: { userId: user('SYSADMIN03') } },
    });
    const access = await outputOf<UserAccess>(bank(), 'getUserAccess', { user: user('MAKER01') });
    expect(access).toMatchObject({ payeeInputMode: 'Favorites Only' });
  });

  test('with favorites only, every kind of payment refuses a payee that is typed, and a tax is still paid', async () => {
    const refused = 'FAVORITES_ONLY';
    expect(await typed()).toEqual({ local: refused, foreign: refused, bill: refused, topUp: refused, series: refused });
    const submitted = await by('submitLocalTransfer', { form: bifastForm('250000.00') }, 'MAKER01');
    expect(submitted).toMatchObject({ status: 422, code: refused });
    expect(await validate('validateTaxPayment', { form: await taxForm(bank(), vat) })).toBe('00');
  });

  test('with typed payees only, a favorite is refused, and typed payees are paid again', async () => {
    await changed({ payeeInputMode: 'Manual Input Only' });
    const local = bifastForm('250000.00', { payee: favorite });
    expect(await validate('validateLocalTransfer', { form: local })).toBe('MANUAL_INPUT_ONLY');
    const foreign = dollarForm('820.00', { payee: favorite });
    expect(await validate('validateForeignTransfer', { form: foreign })).toBe('MANUAL_INPUT_ONLY');
    const bill = await billForm(bank(), electricity, { favoriteId: 'fav-0001' });
    expect(await validate('validateBillPayment', { form: bill })).toBe('MANUAL_INPUT_ONLY');
    const topUp = await topUpForm(bank(), phone, credit100, { favoriteId: 'fav-0001' });
    expect(await validate('validateTopUp', { form: topUp })).toBe('MANUAL_INPUT_ONLY');
    expect(await typed()).toMatchObject({ local: '00', foreign: '00', bill: '00', topUp: '00' });
    await changed({ payeeInputMode: 'Manual Input & Favorites' });
  });

  test('a workflow without an approver is for companies that do not approve by hand, which only one person can ask for', async () => {
    const approvalWorkflow = {
      name: 'Langsung',
      requestType: 'financial-request',
      approvalOrder: 'parallel',
      approvalMode: 'Straight Through Processing',
      approvalScope: ["Approve Other's Tasks"],
      verify: [],
      approve: [],
      release: [{ groupKind: 'approval-group', groupId: 'treasury', quorum: 1 }],
    };
    const create = () => by('createApprovalWorkflow', { approvalWorkflow });
    expect(await create()).toMatchObject({ code: 'ADMIN_APPROVAL_BY_HAND' });
    const refusedMode = await edit({ approvalMode: 'Straight Through Processing' });
    expect(refusedMode).toMatchObject({
      code: 'ADMIN_FOUR_EYES',
      body: { errors: [{ field: 'settings.approvalMode' }] },
    });
    const { db } = bank().services;
    const company = db.updateTable('companies').where('company_id', '=', 'NUSANTARA');
    await company.set({ is_single_access: true }).execute();
    await changed({ approvalMode: 'Straight Through Processing' });
    await company.set({ is_single_access: false }).execute();
    const created = await create();
    expect(created).toMatchObject({ code: '00' });
    await approveTask(bank(), 'SYSADMIN03', created.output as AdminTaskReceipt);
    expect(await edit({ approvalMode: 'Manual Approval' })).toMatchObject({
      code: 'ADMIN_APPROVAL_BY_HAND',
      body: { errors: [{ field: 'settings.approvalMode' }] },
    });
    const access = await outputOf<UserAccess>(bank(), 'getUserAccess', { user: user('MAKER01') });
    expect(access).toMatchObject({ approvalMode: 'Straight Through Processing' });
  });

  test('refuses own approval, nothing changed, an old revision and a wrong telephone number', async () => {
    expect(await edit({ approvalScope: ['Approve My Tasks Only'] })).toMatchObject({
      code: 'ADMIN_OWN_TASKS',
      body: { errors: [{ field: 'settings.approvalScope' }] },
    });
    expect(await edit({})).toMatchObject({ code: 'NOTHING_CHANGED' });
    const { settings } = await setup();
    expect(await by('editCompanySetup', { revision: 1, settings })).toMatchObject({ status: 409, code: 'ERR_REQ_3' });
    expect(await edit({ telephone: '123' })).toMatchObject({ status: 400 });
  });

  test('of a company about which the bank has recorded nothing, the defaults hold until it changes them', async () => {
    const { db } = bank().services;
    for (const table of ['company_setup', 'company_features'] as const)
      await db.deleteFrom(table).where('company_id', '=', 'NUSANTARA').execute();
    expect(await setup()).toMatchObject({
      profile: { companyName: 'PT Nusantara Sejahtera Abadi', npwp: null, branchName: null, isSingleAccess: false },
      settings: {
        email: null,
        approvalMode: 'Manual Approval',
        approvalScope: ["Approve Other's Tasks"],
        payeeInputMode: 'Manual Input & Favorites',
        allowedLocations: ['*'],
        notices: { topics: [], dailyLimitWarningPercent: 80 },
      },
    });
    expect(await outputOf<UserAccess>(bank(), 'getUserAccess', { user: user('MAKER01') })).toMatchObject({
      approvalMode: 'Manual Approval',
      payeeInputMode: 'Manual Input & Favorites',
    });
    await changed({ payeeInputMode: 'Favorites Only', telephone: '02150001234' });
    expect(await setup()).toMatchObject({
      settings: { payeeInputMode: 'Favorites Only', telephone: '02150001234', email: null },
    });
  });

  test('the one person of a company approves own tasks, whatever scope is declared', async () => {
    const { db } = bank().services;
    await db.deleteFrom('company_setup').where('company_id', '=', 'NUSANTARA').execute();
    await db.updateTable('companies').set({ is_single_access: true }).where('company_id', '=', 'NUSANTARA').execute();
    const [others, own] = ["Approve Other's Tasks", 'Approve My Tasks Only'] as const;
    expect((await setup()).settings).toMatchObject({ approvalScope: [others, own] });
    for (const approvalScope of [[others], [own]] as const) {
      const { output } = await edit({ approvalScope: [...approvalScope] });
      const approved = await approveTask(bank(), 'SYSADMIN01', output as AdminTaskReceipt);
      expect(approved).toMatchObject({ code: '00', output: { status: 'Successful' } });
      expect((await setup()).settings).toMatchObject({ approvalScope });
    }
  });
});
