// What the stories of enterprise limits share: drafts, and the calls of administrators.
import type { EnterpriseLimitDetail, EnterpriseLimitDraft, EnterpriseLimitSummary } from '../../generated/types.ts';
import { adminCalls, type Listed } from './admin-calls.ts';
import type { TestBank } from './bank.ts';

export const bifast = (limit: string) => ({ serviceType: 'SVC_LCY_BIFAST', limit }) as const;
export const limitDraft = (changes: Partial<EnterpriseLimitDraft> = {}): EnterpriseLimitDraft => ({
  name: 'Limit Gudang Surabaya',
  minimumAmount: '10000.00',
  maximumAmount: '250000000.00',
  limitItems: [bifast('200000000.00'), { serviceType: 'SVC_BULK_PAYROLL', limit: '250000000.00' }],
  ...changes,
});

export function enterpriseLimitCalls(bank: () => TestBank) {
  const calls = adminCalls(bank);
  const list = async (body: object = {}) =>
    (await calls.read<Listed<EnterpriseLimitSummary>>('listEnterpriseLimits', body)).items;
  const detailOf = (id: string) => calls.read<EnterpriseLimitDetail>('getEnterpriseLimit', { id });
  return {
    ...calls,
    list,
    detailOf,
    async idOf(name: string) {
      const found = (await list()).find((limit) => limit.name === name);
      if (!found) throw new Error(`There is no limit ${name}`);
      return found.id;
    },
    /** Submits a change and approves it. */
    async done(operation: string, body: object) {
      const task = await calls.submitted(operation, body);
      await calls.approved(task);
      return task;
    },
    /** The body that edits a limit from its current values. */
    async edit(id: string, changes: Partial<EnterpriseLimitDraft>) {
      const { revision, name, minimumAmount, maximumAmount, limitItems } = await detailOf(id);
      const items = limitItems.map(({ id: itemId, serviceType, limit }) => ({ id: itemId, serviceType, limit }));
      return { id, revision, enterpriseLimit: { name, minimumAmount, maximumAmount, limitItems: items, ...changes } };
    },
  };
}
