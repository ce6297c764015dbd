// The allowances of a user profile: in which role a user may act on which service.
import { expect, test } from 'vitest';
import type { DecisionReceipt, ServiceCode, TodoCounts, UserAllowance, UserAccess } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { billForm, meter } from './bill-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideSigned, decideUnsigned, queueOf, submit, user } from './request-bank.ts';
import { bifastForm } from './transfer-bank.ts';

type Work = 'maker' | 'verifier' | 'approver' | 'releaser';

const allowed = (serviceType: ServiceCode, ...works: readonly Work[]): UserAllowance => {
  const flag = (work: Work) => (works.includes(work) ? 1 : 2);
  return {
    serviceType,
    allowMaker: flag('maker'),
    allowVerifier: flag('verifier'),
    allowApprover: flag('approver'),
    allowReleaser: flag('releaser'),
  };
};

const queued = (items: readonly { readonly refNo: string | null }[]) => items.map(({ refNo }) => refNo);

onBothDatabases('the allowances of a user profile', addRequestBank, (bank) => {
  const as = (id: string, operation: string, body: object = {}) => ask(bank(), operation, { user: user(id), body });
  const give = async (id: string, roles: string[], allowances: UserAllowance[] | null) => {
    const { db } = bank().services;
    const own = user(id);
    await db.updateTable('users').set({ roles }).where('user_id', '=', own).execute();
    await db
      .updateTable('user_details')
      .set({ allowances: allowances && JSON.stringify(allowances) })
      .where('user_id', '=', own)
      .execute();
  };
  const countOf = (id: string) => outputOf<TodoCounts>(bank(), 'countRequests', { user: user(id) });

  test('a maker submits only with the services of a maker', async () => {
    const paid = await billForm(bank(), meter('00770001'));
    await give('MAKER01', ['MK', 'AP'], [allowed('SVC_LCY_BIFAST', 'approver'), allowed('SVC_LCY_OVB', 'maker')]);
    const form = bifastForm('10000000.00');
    for (const operation of ['validateLocalTransfer', 'submitLocalTransfer'])
      expect(await as('MAKER01', operation, { form })).toMatchObject({ status: 403, code: '94' });
    for (const operation of ['validateBillPayment', 'submitBillPayment'])
      expect(await as('MAKER01', operation, { form: paid })).toMatchObject({ status: 403, code: '94' });
    const { services } = await outputOf<UserAccess>(bank(), 'getUserAccess', { user: user('MAKER01') });
    expect(services.find(({ serviceType }) => serviceType === 'SVC_LCY_BIFAST')).toMatchObject({
      allowMaker: 2,
      allowApprover: 1,
    });
    await give('MAKER01', ['MK'], null);
    expect(await as('MAKER01', 'submitLocalTransfer', { form })).toMatchObject({ code: '00' });
  });

  test('a verifier of other services does not see, verify or count for a request', async () => {
    const request = await submit(bank());
    await give('VERIFIER01', ['VF', 'MK'], [allowed('SVC_LCY_BIFAST', 'maker'), allowed('SVC_LCY_OVB', 'verifier')]);
    expect(await queueOf(bank(), 'VERIFIER01', 'listRequestsToVerify')).toEqual([]);
    expect((await countOf('VERIFIER01')).countDataToVerify).toBe(0);
    expect(await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', request)).toMatchObject({ code: '94' });
    expect(await as('MAKER02', 'submitLocalTransfer', { form: bifastForm('11000000.00') })).toMatchObject({
      status: 422,
      code: '87',
    });
    await give('VERIFIER01', ['VF'], null);
    expect(await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', request)).toMatchObject({ code: '00' });
  });

  test('an approver and a releaser of other services are not offered as the next people', async () => {
    const request = await submit(bank());
    await give('APPROVER02', ['AP', 'RL'], [allowed('SVC_LCY_BIFAST', 'releaser')]);
    const verified = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', request);
    expect(verified).toMatchObject({ code: '00' });
    const { route } = verified.output as DecisionReceipt;
    expect(route.stages.find(({ state }) => state === 'current')?.groups[0]?.people).toMatchObject([
      { name: 'Budi Santoso', state: 'may-act' },
      { name: 'Ratna Kusuma', state: 'not-allowed', whyNot: 'no-service-access' },
    ]);
    expect(queued(await queueOf(bank(), 'APPROVER02', 'listRequestsToApprove'))).not.toContain(request.refNo);
    expect(await decideSigned(bank(), 'APPROVER02', 'approve', request)).toMatchObject({ code: '94' });
    expect(await decideSigned(bank(), 'APPROVER01', 'approve', request)).toMatchObject({ code: '00' });
    await give('RELEASER01', ['RL', 'AP'], [allowed('SVC_LCY_BIFAST', 'approver')]);
    expect(queued(await queueOf(bank(), 'RELEASER01', 'listRequestsToRelease'))).not.toContain(request.refNo);
    expect(await decideSigned(bank(), 'RELEASER01', 'release', request)).toMatchObject({ code: '94' });
    await give('RELEASER01', ['RL'], null);
    expect(await decideSigned(bank(), 'RELEASER01', 'release', request)).toMatchObject({ code: '00' });
  });
});
