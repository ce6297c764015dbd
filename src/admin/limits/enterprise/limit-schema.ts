import * as z from 'zod/mini';
import type { EnterpriseLimitType } from '../../../../generated/types.ts';
import { zAdminName, zRupiahLimit } from '../../../../generated/zod.gen.ts';
import { aboveDefault, aboveMaximum, isAboveRupiah } from '../../../components/money/above-maximum.ts';

const problem = (code: string, ...path: string[]) => ({ code: 'custom' as const, message: code, path, input: '' });

const shape = z.object({
  name: zAdminName,
  minimumAmount: zRupiahLimit,
  maximumAmount: zRupiahLimit,
  limits: z.record(z.string(), z.optional(zRupiahLimit)),
});

type Typed = z.infer<typeof shape>;

/** Like the bank: a type is allowed from the minimum to the maximum, and at most its default. */
function issuesOf(service: string, limit: string | undefined, { typed, types, money }: Checked) {
  const path = ['limits', service];
  const most = types.find(({ serviceType }) => serviceType === service)?.defaultLimit;
  if (most !== undefined && isAboveRupiah(limit, most)) return [aboveDefault(money(most), path)];
  if (isAboveRupiah(limit, typed.maximumAmount)) return [aboveMaximum(money(typed.maximumAmount), path)];
  return isAboveRupiah(typed.minimumAmount, limit) ? [problem('ADMIN_MINIMUM_ABOVE_MAXIMUM', ...path)] : [];
}

interface Checked {
  readonly typed: Typed;
  readonly types: readonly EnterpriseLimitType[];
  readonly money: (value: string) => string;
}

/** The bank checks the amounts again, against what its own limits are at the moment of the submission. */
export const limitSchemaOf = ({ types, money }: Pick<Checked, 'types' | 'money'>) =>
  shape.check(({ value: typed, issues }) => {
    const { minimumAmount, maximumAmount, limits } = typed;
    if (isAboveRupiah(minimumAmount, maximumAmount))
      issues.push(problem('ADMIN_MINIMUM_ABOVE_MAXIMUM', 'minimumAmount'));
    const allowed = Object.entries(limits).filter(([, limit]) => limit);
    if (allowed.length === 0) issues.push(problem('FIELD_SELECT_ONE', 'limits'));
    for (const [service, limit] of allowed) issues.push(...issuesOf(service, limit, { typed, types, money }));
  });
