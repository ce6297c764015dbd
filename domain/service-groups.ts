import type { ServiceCode, ServiceGroup } from '../generated/types.ts';

const BY_PREFIX: readonly (readonly [prefix: string, group: ServiceGroup])[] = [
  ['SVC_LCY_', 'SVC_LCY'],
  ['SVC_FCY_', 'FCY'],
  ['SVC_BILL_', 'BILL'],
  ['SVC_TOPUP', 'TOP'],
  ['SVC_TAX_', 'TAX'],
  ['SVC_CHQ_', 'CHQ'],
  ['SVC_GIRO_', 'CHQ'],
  ['SVC_BULK_', 'BULK'],
];

/** The family of a service; recurring payments and file transfer belong to none. */
export function serviceGroupOf(service: ServiceCode): ServiceGroup | undefined {
  return BY_PREFIX.find(([prefix]) => service.startsWith(prefix))?.[1];
}
