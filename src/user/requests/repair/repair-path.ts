import type { RequestRepair, TransactionType } from '../../../../generated/types.ts';
import { formOf } from '../../../components/kinds/shown-kinds.ts';
import { pathTo } from '../../../paths.ts';

interface RepairKey {
  readonly taskId: string;
  readonly refNo: string;
  readonly menuAccess: TransactionType;
}

/** The form in which a request of this kind is repaired. */
export const repairPath = (form: RequestRepair['pageMode'], { taskId, refNo, menuAccess }: RepairKey) =>
  pathTo(`/request/repair/detail/{pageMode}/${form}`, { taskId, refNo, menuAccess }, { pageMode: 'edit' });

/** The other kinds are repaired by forms that are still to come. */
export const hasForm = ({ pageMode, request }: RequestRepair): boolean =>
  formOf(request.menuAccess)?.repair === pageMode;
