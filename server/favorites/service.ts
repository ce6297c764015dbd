import type { Who } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { FavoriteRow } from './store.ts';

type Paid = Pick<FavoriteRow, 'payment_type' | 'service'>;

const serviceOf = ({ payment_type: type, service }: Paid): string =>
  type === 'LCY' || type === 'FCY' ? `SVC_${type}_${service}` : `SVC_${type}`;

/** Returns whether this user has the service of the favorite. */
export const hasService = ({ services }: Who, paid: Paid): boolean =>
  services.some((service) => service === serviceOf(paid));

/** Call this before any inquiry: only a user who may pay a payee may read the name of the payee. */
export function checkService(who: Who, paid: Paid): void {
  if (!hasService(who, paid)) throw new Refusal('94');
}
