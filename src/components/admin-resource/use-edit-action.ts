import { useNavigate } from 'react-router-dom';
import type { RecordAction } from '../../../generated/types.ts';
import type { MenuAction } from '../../ui/menu.tsx';
import { useDisabledReason } from '../failure/use-disabled-reason.ts';
import { useTexts } from '../text/use-texts.ts';

interface Edited {
  readonly actions: readonly RecordAction[];
}

export const mayEdit = ({ actions }: Edited): boolean =>
  actions.some(({ action, allowed }) => action === 'edit' && allowed);

/** The row actions of a list whose records are only edited, by a form at this path. */
export function useEditAction<Row extends Edited>(pathOf: (row: Row) => string): (row: Row) => MenuAction[] {
  const words = useTexts('administration');
  const disabledReason = useDisabledReason();
  const navigate = useNavigate();
  return (row) =>
    row.actions.map(({ action, ...offered }) => ({
      id: action,
      label: words(`action.${action}`),
      icon: 'edit',
      ...disabledReason(offered),
      onPress: () => void navigate(pathOf(row)),
    }));
}
