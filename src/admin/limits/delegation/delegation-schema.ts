import * as z from 'zod/mini';
import type { DelegationOfAuthority } from '../../../../generated/types.ts';
import { zRupiahLimit } from '../../../../generated/zod.gen.ts';
import { aboveDefault, isAboveRupiah } from '../../../components/money/above-maximum.ts';
import { roleNames, rowsOf, typedOf, type DelegationValues } from './delegation.ts';

const amount = z.optional(zRupiahLimit);
const amounts = z.record(
  z.string(),
  z.object({ maker: amount, verifier: amount, approver: amount, releaser: amount }),
) as z.ZodMiniType<DelegationValues>;

/** Refuses an amount above the default of the bank, unless it stays as it is: the bank may have lowered its default. */
export const delegationSchema = (setting: DelegationOfAuthority, shown: (rupiah: string) => string) =>
  amounts.check(({ value, issues }) => {
    for (const { serviceType, maximumAmounts, defaultAmounts } of rowsOf(setting)) {
      const before = typedOf(maximumAmounts);
      for (const role of roleNames) {
        const [typed, most] = [value[serviceType]?.[role], defaultAmounts[role]];
        if (typed === before[role] || most === null || !isAboveRupiah(typed, most)) continue;
        issues.push(aboveDefault(shown(most), [serviceType, role]));
      }
    }
  });
