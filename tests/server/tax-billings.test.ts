// Billings of taxes: what the state says of them, how a company creates them, and that each is paid once.
import { beforeEach, expect, test } from 'vitest';
import type {
  CreatedBilling,
  SubmitReceipt,
  TaxBillingCheck,
  TaxInquiry,
  TransactionDetail,
  UserProfile,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { takeDecision } from '../../server/approval/decide.ts';
import { loadDemoActor } from '../../server/sandbox/seed/demo-actor.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import {
  bahari,
  createBilling,
  customs,
  formFor,
  inquireTax,
  licence,
  newBilling,
  nusantara,
  releaseTax,
  submitTax,
  taxForm,
  vat,
} from './tax-bank.ts';
import { idr } from './transfer-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

onBothDatabases('tax billings', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const db = () => bank().services.db;
  const asMaker = (operationId: OperationId, body: object) => ask(bank(), operationId, { user: user('MAKER01'), body });
  const detailOf = (refNo: string) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo, menuAccess: 'TAX_PAY' },
    });
  const created = async () =>
    (await outputOf<{ items: CreatedBilling[] }>(bank(), 'listCreatedBillings', { user: user('MAKER01') })).items;

  const checkOf = async (more: object) =>
    (await asMaker('validateTaxBilling', newBilling({ amount: idr('9000.00'), ...more }))).output as TaxBillingCheck;

  test('the state says what a billing of the tax office, of customs and of a ministry is for', async () => {
    expect((await inquireTax(bank(), vat)).billing).toMatchObject({
      kind: 'tax-office',
      taxpayerName: 'PT Nusantara Sejahtera Abadi',
      mapCode: '411211',
      mapName: 'Domestic value added tax (PPN)',
      kjsName: 'Monthly PPN',
      taxpayerPeriod: { fromMonth: 10, toMonth: 10, year: 2026 },
      amount: idr('125430000.00'),
      expiresAt: '2026-12-23T23:59:59+07:00',
    });
    expect((await inquireTax(bank(), customs)).billing).toMatchObject({ kind: 'customs', documentType: 'PIB' });
    expect((await inquireTax(bank(), licence)).billing).toMatchObject({ kind: 'non-tax' });
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    expect((await inquireTax(bank(), vat)).billing.expiresAt).toBe('2026-12-23T23:59:59+07:00');
  });

  test('a billing that is paid cannot be paid again, neither by its billing nor by another billing of the same tax', async () => {
    const first = await createBilling(bank(), { taxpayerAddress: 'Jl. Sudirman 1 Jakarta' });
    expect(first.billing).toMatchObject({ taxpayerAddress: 'Jl. Sudirman 1 Jakarta' });
    expect((await created())[0]).toMatchObject({ billing: { billingId: first.billing.billingId }, state: 'unpaid' });
    const receipt = await submitTax(bank(), formFor(first, { billingSource: 'created' }));
    expect((await created())[0]).toMatchObject({ state: 'in-approval' });
    expect((await asMaker('inquireTaxBilling', { billingId: first.billing.billingId })).code).toBe('185');
    await releaseTax(bank(), receipt);
    await runJobs(bank());
    expect((await created())[0]).toMatchObject({ state: 'paid' });
    const { ntpn } = (await detailOf(receipt.refNo)).receipt as { ntpn: string };
    const again = await asMaker('createTaxBilling', newBilling({ npwp: '013456785051000' }));
    expect(again.body).toMatchObject({ statusCode: '186', parameters: { ntpn } });
    const more = await asMaker('createTaxBilling', newBilling({ amount: idr('1250000.00') }));
    expect(more.code).toBe('00');
  });

  test('the data of a billing is checked, and the tax office says whose number it is', async () => {
    expect(await checkOf({})).toMatchObject({ nameMatch: 'same', mapName: 'Domestic value added tax (PPN)' });
    expect(await checkOf({ npwp: bahari })).toMatchObject({
      registeredName: 'PT Bahari Makmur Sentosa',
      nameMatch: 'different',
    });
  });

  test.each([
    ['MAKER01@NUSANTARA', nusantara],
    ['SYSADMIN02@BAHARI', bahari],
  ])('the profile of %s gives the number of the company to begin a billing with', async (userId, npwp) => {
    const { output } = await bank().ask('GET', '/api/auth/user/profile', undefined, await bearerOf(bank(), userId));
    expect(output).toMatchObject({ companyNpwp: npwp });
    expect(await checkOf({ npwp })).toMatchObject({ registeredName: (output as UserProfile).companyName });
  });

  test('a billing for land names the object, and one asked for twice is created once', async () => {
    const land = {
      mapCode: '411128',
      kjsCode: '402',
      taxObjectNumber: '317406000100412340',
      taxObjectAddress: { village: 'Bangka', district: 'Mampang', town: 'Jakarta Selatan', state: 'DKI Jakarta' },
      payerNpwp: bahari,
    };
    const { billing } = await createBilling(bank(), land);
    expect(billing).toMatchObject({ ...land, npwp: '0013456785051000' });
    expect((await createBilling(bank(), land)).billing.billingId).toBe(billing.billingId);
    const form = formFor(await inquireTax(bank(), billing.billingId), { billingSource: 'created', payerNpwp: bahari });
    expect((await asMaker('validateTaxPayment', { form })).code).toBe('00');
  });

  test('a billing that two companies submitted is paid once: the second one is not debited and reads why', async () => {
    const billingId = '126112300777001';
    const other = 'MAKER01@BAHARI';
    const mine = await submitTax(bank(), await taxForm(bank(), billingId));
    const found = await outputOf<TaxInquiry>(bank(), 'inquireTaxBilling', { user: other, body: { billingId } });
    const body = { form: formFor(found, { fromAccount: { id: 'acc-0101' } }) };
    const theirs = await outputOf<SubmitReceipt>(bank(), 'submitTaxPayment', { user: other, body });
    await releaseTax(bank(), mine);
    for (const { kind, groups } of theirs.route.stages) {
      const role = { verify: 'VERIFIER', approve: 'APPROVER', release: 'RELEASER' }[kind];
      const needed = groups.reduce((sum, { quorum }) => sum + quorum, 0);
      for (let person = 1; person <= needed; person += 1) {
        const decider = await loadDemoActor(db(), `${role}0${person}@BAHARI`, morning);
        const { taskId, revision } = theirs;
        await takeDecision(decider, { named: { taskId, menuAccess: 'TAX_PAY' }, revision, decision: kind });
      }
    }
    await runJobs(bank());
    expect([await statusOf(bank(), mine), await statusOf(bank(), theirs)]).toEqual(['Successful', 'Failed']);
    const execution = db().selectFrom('executions').select('code').where('task_id', '=', theirs.taskId);
    expect(await execution.executeTakeFirst()).toEqual({ code: 'HOST_TAX_88' });
    const debits = db().selectFrom('journal_entries').select('entry_id').where('reference', '=', theirs.refNo);
    expect(await debits.execute()).toEqual([]);
  });

  test('of two payments of a billing at once one is taken', async () => {
    const form = await taxForm(bank(), licence);
    const answers = await Promise.all([1, 2].map(() => asMaker('submitTaxPayment', { form })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', '185']);
  });
});
