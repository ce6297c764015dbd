import type { RequestRepair, TransactionType } from '../../../../generated/types.ts';
import { editableFavoriteIn } from '../../../components/favorite-form/favorite-form-by-type.tsx';
import { formOf } from '../../../components/kinds/shown-kinds.ts';
import { pathTo } from '../../../paths.ts';

interface RepairKey {
  readonly taskId: string;
  readonly refNo: string;
  readonly menuAccess: TransactionType;
}

/** The address of the form that repairs a request of this kind. */
export const repairPath = (form: RequestRepair['pageMode'], { taskId, refNo, menuAccess }: RepairKey) =>
  pathTo(`/request/repair/detail/{pageMode}/${form}`, { taskId, refNo, menuAccess }, { pageMode: 'edit' });

/** False for kinds whose repair form is not built yet. */
export function hasForm({ pageMode, request }: RequestRepair): boolean {
  const form = formOf(request.menuAccess);
  const hasFavorite = editableFavoriteIn(request.transaction.transactionDetails) !== undefined;
  const isSeries = 'payment' in request.transaction.transactionDetails;
  return form?.repair === pageMode || form?.alsoRepair === pageMode || hasFavorite || isSeries;
}
