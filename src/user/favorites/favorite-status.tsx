import { toneOfStatus } from '../../../domain/transaction-status.ts';
import type { StatusLabel as Status } from '../../../generated/types.ts';
import { StatusLabel } from '../../components/kinds/status-label.tsx';

/** A transaction that is approved is on its way; a favorite has arrived. */
export function FavoriteStatus({ status }: { readonly status: Status }) {
  return <StatusLabel status={status} tone={status === 'Approved' ? 'done' : toneOfStatus(status)} />;
}
