import type { Who } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { FavoriteRow } from './store.ts';

type Paid = Pick<FavoriteRow, 'payment_type' | 'service'>;

const serviceOf = ({ payment_type: type, service }: Paid): string =>
  type === 'LCY' || type === 'FCY' ? `SVC_${type}_${service}` : `SVC_${type}`;

/** Whether this person may pay what the favorite is for. */
export const hasService = ({ services }: Who, paid: Paid): boolean =>
  services.some((service) => service === serviceOf(paid));

/** Told before anything is asked about the payee, whose name is for those who may pay them. */
export function checkService(who: Who, paid: Paid): void {
  if (!hasService(who, paid)) throw new Refusal('94');
}
