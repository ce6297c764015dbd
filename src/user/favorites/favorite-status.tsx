import { toneOfStatus } from '../../../domain/transaction-status.ts';
import type { StatusLabel as Status } from '../../../generated/types.ts';
import { StatusLabel } from '../../components/kinds/status-label.tsx';

/** An approved transaction is still in progress, but an approved favorite is finished, so its tone differs. */
export function FavoriteStatus({ status }: { readonly status: Status }) {
  return <StatusLabel status={status} tone={status === 'Approved' ? 'done' : toneOfStatus(status)} />;
}
