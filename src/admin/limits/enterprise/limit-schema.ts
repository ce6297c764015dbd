import * as z from 'zod/mini';
import { fromWire } from '../../../../domain/money.ts';
import { zAdminName, zRupiahLimit } from '../../../../generated/zod.gen.ts';

const isAbove = (one: string, other: string | undefined): boolean => {
  const [a, b] = [one, other ?? ''].map((value) => fromWire({ value, currency: 'IDR' }));
  return Boolean(a?.ok && b?.ok && a.value.minor > b.value.minor);
};

const problem = (code: string, ...path: string[]) => ({ code: 'custom' as const, message: code, path, input: '' });

/** The bank checks the amounts against its own limits; it knows them best at the moment of the submission. */
export const limitSchema = z
  .object({
    name: zAdminName,
    minimumAmount: zRupiahLimit,
    maximumAmount: zRupiahLimit,
    limits: z.record(z.string(), z.optional(zRupiahLimit)),
  })
  .check(({ value: { minimumAmount, maximumAmount, limits }, issues }) => {
    if (isAbove(minimumAmount, maximumAmount)) issues.push(problem('ADMIN_MINIMUM_ABOVE_MAXIMUM', 'minimumAmount'));
    const allowed = Object.entries(limits).filter(([, limit]) => limit);
    if (allowed.length === 0) issues.push(problem('FIELD_SELECT_ONE', 'limits'));
    for (const [service, limit] of allowed)
      if (isAbove(minimumAmount, limit)) issues.push(problem('ADMIN_MINIMUM_ABOVE_MAXIMUM', 'limits', service));
  });
