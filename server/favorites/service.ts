import { servicesFor } from '../../domain/allowances.ts';
import type { Who } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { FavoriteRow } from './store.ts';

type Paid = Pick<FavoriteRow, 'payment_type' | 'service'>;

const serviceOf = ({ payment_type: type, service }: Paid): string =>
  type === 'LCY' || type === 'FCY' ? `SVC_${type}_${service}` : `SVC_${type}`;

/** Returns whether this user may make payments with the service of the favorite. */
export const hasService = (who: Who, paid: Paid): boolean => servicesFor(who, ['MK']).includes(serviceOf(paid));

/** Call this before any inquiry: only a user who may pay a payee may read the name of the payee. */
export function checkService(who: Who, paid: Paid): void {
  if (!hasService(who, paid)) throw new Refusal('94');
}
