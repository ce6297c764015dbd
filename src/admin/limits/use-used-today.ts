import { getDailyLimits } from '../../../generated/calls/limits.ts';
import type { ServiceCode } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';

/** Returns what was used today of each type, in rupiah; undefined until the bank has answered. */
export function useUsedToday(): (serviceType: ServiceCode) => string | undefined {
  const limits = useRead(getDailyLimits, { body: {} }).data?.limits ?? [];
  const used = new Map(limits.map(({ serviceType, usedToday }) => [serviceType, usedToday]));
  return (serviceType) => used.get(serviceType);
}
