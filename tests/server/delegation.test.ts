// Delegation of authority: up to which amount makers and approvers act, for each type of transaction.
import { expect, test } from 'vitest';
import type { AdminTaskDetail, DelegatedAmounts, DelegationOfAuthority } from '../../generated/types.ts';
import { contract } from '../contract/contract.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { all, limitCalls } from './limit-calls.ts';
import { addRequestBank, draftOf, keyOf, sign, submit, user } from './request-bank.ts';

const serviceTexts = contract.components.schemas['ServiceCode']?.['x-texts'] as Readonly<
  Record<string, Readonly<Record<'en' | 'id', string>>>
>;
onBothDatabases('delegation of authority', addRequestBank, (bank) => {
  const { by, read, daily, delegation, approved, change, check } = limitCalls(bank);
  const delegate = (maximumAmounts: DelegatedAmounts) => change('SVC_LCY_BIFAST', maximumAmounts);

  test('what is delegated starts at the defaults of the bank, and is never above them', async () => {
    const { single, bulk } = await delegation();
    expect(single.find(({ serviceType }) => serviceType === 'SVC_LCY_BIFAST')).toMatchObject({
      allowMaker: 1,
      defaultAmounts: all('250000000.00'),
      maximumAmounts: all('250000000.00'),
    });
    expect(bulk.map(({ serviceType }) => serviceType)).toContain('SVC_BULK_PAYROLL');
    const above = await delegate({ ...all('10000000.00'), approver: '250000001.00' });
    expect(await by('editDelegationOfAuthority', above)).toMatchObject({
      code: 'ADMIN_ABOVE_DEFAULT',
      body: { errors: [{ field: 'delegations.0.maximumAmounts.approver' }] },
    });
    const missing = await delegate({ ...all('10000000.00'), maker: null });
    expect(await by('editDelegationOfAuthority', missing)).toMatchObject({ status: 400, code: '9090' });
  });

  test('a type of which one amount changes is checked as a whole, and one that the company has no more is gone', async () => {
    const { db } = bank().services;
    await approved('editDelegationOfAuthority', await change('SVC_TAX_PAY', all('5000000.00')));
    await db
      .updateTable('limit_defaults')
      .set({ default_limit: '4000000.00' })
      .where('service', '=', 'SVC_TAX_PAY')
      .execute();
    const lower = await change('SVC_TAX_PAY', { ...all('5000000.00'), maker: '1000000.00' });
    expect(await by('editDelegationOfAuthority', lower)).toMatchObject({
      code: 'ADMIN_ABOVE_DEFAULT',
      body: { errors: [{ field: 'delegations.0.maximumAmounts.verifier' }] },
    });
    expect((await by('editDelegationOfAuthority', await change('SVC_TAX_PAY', all('5000000.00')))).code).toBe(
      'NOTHING_CHANGED',
    );
    await db.deleteFrom('company_services').where('service', '=', 'SVC_BULK_DD').execute();
    expect((await delegation()).bulk.map(({ serviceType }) => serviceType)).not.toContain('SVC_BULK_DD');
    expect((await daily()).limits.map(({ id }) => id)).not.toContain('dl-BULK-DD');
    const gone = await change('SVC_BULK_DD', all('1000000.00'));
    expect(await by('editDelegationOfAuthority', gone)).toMatchObject({ status: 404, code: '193' });
  });

  test('types are named as the contract names them, in both languages', async () => {
    for (const language of ['en', 'id'] as const) {
      const call = { user: user('SYSADMIN02'), body: {}, language };
      const { single, bulk } = await outputOf<DelegationOfAuthority>(bank(), 'getDelegationOfAuthority', call);
      const named = [...single, ...bulk].map(({ serviceType, name }) => [serviceType, name]);
      expect(named).toEqual(named.map(([service = '']) => [service, serviceTexts[service]?.[language]]));
    }
    const services = await bank()
      .services.db.selectFrom('services')
      .select(['service', 'name_en', 'name_id'])
      .execute();
    expect(Object.fromEntries(services.map(({ service, name_en: en, name_id: id }) => [service, { en, id }]))).toEqual(
      serviceTexts,
    );
  });

  test('it bounds makers and everyone who decides, also on requests that wait', async () => {
    const waiting = await submit(bank(), draftOf('30000000.00'));
    const task = await approved(
      'editDelegationOfAuthority',
      await delegate({
        maker: '25000000.00',
        verifier: '20000000.00',
        approver: '250000000.00',
        releaser: '250000000.00',
      }),
    );
    const { content } = await read<AdminTaskDetail>('getAdminTask', { taskId: task.taskId });
    expect(content).toMatchObject({
      kind: 'delegation',
      before: [{ serviceType: 'SVC_LCY_BIFAST', maximumAmounts: all('250000000.00') }],
      after: [{ maximumAmounts: { maker: '25000000.00', verifier: '20000000.00' } }],
    });
    await check(25_000_000n);
    await expect(check(25_000_001n)).rejects.toMatchObject({ code: '19' });
    expect(await by('verifyRequest', keyOf(waiting), 'VERIFIER01')).toMatchObject({ code: '155' });
    await approved('editDelegationOfAuthority', await delegate(all('250000000.00')));
    expect(await by('verifyRequest', keyOf(waiting), 'VERIFIER01')).toMatchObject({ code: '00' });
    await approved('editDelegationOfAuthority', await delegate({ ...all('250000000.00'), approver: '1000000.00' }));
    const signature = await sign(bank(), 'APPROVER01', 'approve', [waiting], '30000000.00');
    expect(await by('approveRequest', { ...keyOf(waiting), signature }, 'APPROVER01')).toMatchObject({ code: '156' });
  });
});
