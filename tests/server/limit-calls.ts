// What the stories of daily limits and of delegation share.
import { expect } from 'vitest';
import type { AdminTaskReceipt, DailyLimits, DelegatedAmounts, DelegationOfAuthority } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { money } from '../../domain/money.ts';
import { checkAmountLimits } from '../../server/ledger/amount-limits.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';
import type { TestBank } from './bank.ts';

export const rupiah = (whole: bigint) => money(whole * 100n, 'IDR');
export const all = (amount: string): DelegatedAmounts => ({
  maker: amount,
  verifier: amount,
  approver: amount,
  releaser: amount,
});

export function limitCalls(bank: () => TestBank) {
  const by = (operation: OperationId, body: object, id = 'SYSADMIN01') =>
    ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: OperationId, body: object = {}) =>
    outputOf<Output>(bank(), operation, { user: user('SYSADMIN02'), body });
  const daily = (taskId?: string) => read<DailyLimits>('getDailyLimits', { ...(taskId && { taskId }) });
  const delegation = () => read<DelegationOfAuthority>('getDelegationOfAuthority');
  async function approved(operation: OperationId, body: object) {
    const answer = await by(operation, body);
    expect(answer).toMatchObject({ code: '00' });
    const task = answer.output as AdminTaskReceipt;
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    return task;
  }
  const change = async (serviceType: string, maximumAmounts: DelegatedAmounts) => ({
    revision: (await delegation()).revision,
    delegations: [{ serviceType, maximumAmounts }],
  });
  const check = (amount: bigint, accountId = 'acc-0001') =>
    checkAmountLimits(bank().services.db, {
      companyId: 'NUSANTARA',
      makerIds: [user('MAKER01')],
      service: 'SVC_LCY_BIFAST',
      accountId,
      amount: rupiah(amount),
      on: '2026-11-23',
    });
  return { by, read, daily, delegation, approved, change, check };
}
