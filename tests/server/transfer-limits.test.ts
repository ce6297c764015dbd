// The limits of a company, as a transfer, its form, the home screen and the usage of limits show them.
import { expect, test } from 'vitest';
import type {
  CorporateDailyLimit,
  DailyLimitUse,
  DashboardDay,
  LocalTransferValidation,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { addTransferBank, askAs, bifastForm, company, fromOperasional, idr, siti } from './transfer-bank.ts';

onEmbeddedDatabase('limits of transfers', addTransferBank, (bank) => {
  const ask = (operationId: OperationId, body: object) => askAs(bank(), siti, operationId, body);
  const codeOf = async (operationId: OperationId, body: object) => (await ask(operationId, body)).code;

  test('each limit refuses with its own code, the first one first', async () => {
    const { db } = bank().services;
    const service = 'SVC_LCY_BIFAST';
    const limit = (kind: 'corporate-daily' | 'role' | 'account-debit', subject: string, amount: string) =>
      db.insertInto('company_limits').values({ company_id: company, kind, service, subject, amount }).execute();
    await limit('corporate-daily', '', '200000000.00');
    await db
      .insertInto('company_limits')
      .values({ company_id: company, kind: 'corporate-daily', service: '', subject: '', amount: '90000000.00' })
      .execute();
    await limit('role', siti, '150000000.00');
    await limit('account-debit', 'acc-0001', '100000000.00');
    await db
      .insertInto('limit_usage')
      .values({ company_id: company, service, day: '2026-11-23', used: '20000000.00' })
      .execute();
    const codes = [];
    for (const value of [
      '0.99',
      '250000000.01',
      '180000000.01',
      '150000000.01',
      '100000000.01',
      '100000000.00',
      '70000000.00',
    ])
      codes.push(await codeOf('validateLocalTransfer', { form: bifastForm(value) }));
    await db.deleteFrom('company_limits').execute();
    expect(codes).toEqual(['137', '138', '139', '19', '17', '30', '00']);
  });

  test('home, the usage of limits, the check of a form and its refusal show the same figure', async () => {
    const { db } = bank().services;
    const service = 'SVC_LCY_BIFAST';
    const daily = { company_id: company, kind: 'corporate-daily', subject: '' } as const;
    await db
      .insertInto('company_limits')
      .values([
        { ...daily, service, amount: '200000000.00' },
        { ...daily, service: '', amount: '90000000.00' },
      ])
      .execute();
    const day = { company_id: company, day: '2026-11-23' } as const;
    await db.deleteFrom('limit_usage').execute();
    await db
      .insertInto('limit_usage')
      .values([
        { ...day, service, used: '15000000.00' },
        { ...day, service: 'SVC_LCY_RTGS', used: '5000000.00' },
      ])
      .execute();
    const asked = { bearer: await bearerOf(bank(), siti), user: siti };
    const home = await outputOf<DashboardDay>(bank(), 'getDashboardDay', asked);
    const usage = await outputOf<{ company: CorporateDailyLimit; items: DailyLimitUse[] }>(
      bank(),
      'listDailyLimitUsage',
      { ...asked, body: { filter: {} } },
    );
    const { limits } = (await ask('validateLocalTransfer', { form: bifastForm('70000000.00') }))
      .output as LocalTransferValidation;
    const refused = await ask('validateLocalTransfer', { form: bifastForm('70000000.01') });
    await db.deleteFrom('company_limits').execute();
    await db.deleteFrom('limit_usage').execute();
    const seventy = idr('70000000.00');
    expect(home.limits).toMatchObject([
      { serviceType: null, remaining: seventy, used: idr('20000000.00'), usedShare: '22.2' },
      { serviceType: service, remaining: seventy, used: idr('15000000.00'), usedShare: '7.5' },
    ]);
    expect(usage).toMatchObject({ company: { remaining: seventy }, items: [{ remaining: seventy }] });
    expect(limits.corporateLimit?.remaining).toEqual(seventy);
    const parameters = {
      limit: 'IDR 90,000,000.00',
      remaining: 'IDR 70,000,000.00',
      name: 'PT Nusantara Sejahtera Abadi',
      date: '23 Nov 2026',
    };
    expect(refused.body).toMatchObject({
      statusCode: '30',
      parameters,
      errors: [{ field: 'form.transactionDetails.amount.value', code: '30', parameters }],
    });
  });

  test('a refused amount names the owner and the service of the limit, in the language of the reader', async () => {
    const { db } = bank().services;
    const service = 'SVC_LCY_BIFAST';
    const limit = (kind: 'role' | 'account-debit', subject: string) =>
      db
        .insertInto('company_limits')
        .values({ company_id: company, kind, service, subject, amount: '1000.00' })
        .execute();
    const parametersOf = async () => {
      const { body } = await askAs(bank(), siti, 'validateLocalTransfer', { form: bifastForm('1000.01') });
      return body['parameters'];
    };
    await limit('account-debit', 'acc-0001');
    const ofAccount = await parametersOf();
    await limit('role', siti);
    const ofMaker = await parametersOf();
    await db.deleteFrom('company_limits').execute();
    const maximum = 'IDR 1,000.00';
    expect(ofAccount).toEqual({
      maximum,
      name: `${fromOperasional.alias} ${fromOperasional.number}`,
      service: 'BI-FAST',
    });
    expect(ofMaker).toMatchObject({ maximum, name: expect.stringContaining('Siti') });
  });
});
