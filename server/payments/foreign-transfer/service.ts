import type { ForeignTransferType } from '../../../generated/types.ts';
import type { Who } from '../../context.ts';
import { Refusal } from '../../refusal.ts';

export type ForeignService = `SVC_FCY_${ForeignTransferType}`;

/** The operation needs one of the two services; throws a Refusal if the user does not have this one. */
export function checkForeignAccess({ services }: Who, transferType: ForeignTransferType): ForeignService {
  const service = `SVC_FCY_${transferType}` as const;
  if (!services.includes(service)) throw new Refusal('94');
  return service;
}
