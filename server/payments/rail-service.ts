import type { RailService } from '../../domain/transfer-types.ts';
import type { TransferType } from '../../generated/types.ts';
import type { Who } from '../context.ts';
import { Refusal } from '../refusal.ts';

export type LocalService = `SVC_LCY_${TransferType}` & RailService;

export const serviceOf = (transferType: TransferType): LocalService => `SVC_LCY_${transferType}`;

export const transferTypes: readonly TransferType[] = ['ONLINE', 'BIFAST', 'LLG', 'RTGS', 'OVB'];

/** The operation only needs one of the rails; this throws a Refusal if the user does not have this rail. */
export function checkRailAccess({ services }: Who, transferType: TransferType): LocalService {
  const service = serviceOf(transferType);
  if (!services.includes(service)) throw new Refusal('94');
  return service;
}
