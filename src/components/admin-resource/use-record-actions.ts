// The actions of a record, for its row and its page. A forbidden action shows the reason.
import { useNavigate } from 'react-router-dom';
import type { AdminAction, RecordAction } from '../../../generated/types.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { MenuAction } from '../../ui/menu.tsx';
import { useDisabledReason } from '../failure/use-disabled-reason.ts';
import { useTexts } from '../text/use-texts.ts';
import { detailPath, formPath, type AdminRecord, type DialogAction, type ResourceScreens } from './resource.ts';

const icons: Partial<Record<AdminAction, IconName>> = {
  edit: 'edit',
  inactivate: 'ban',
  reactivate: 'undo',
  delete: 'trash',
};

const isDialogAction = (action: AdminAction): action is DialogAction =>
  action === 'inactivate' || action === 'reactivate' || action === 'delete';

/** Without onDialogAction, the action opens the page of the record with the dialog. */
export function useRecordActions<Row extends AdminRecord>(
  screensOfRow: (record: Row) => ResourceScreens,
  onDialogAction?: (action: DialogAction) => void,
): (record: Row) => MenuAction[] {
  const t = useTexts('administration');
  const disabledReason = useDisabledReason();
  const navigate = useNavigate();
  const press = (record: Row, action: AdminAction) => {
    const screens = screensOfRow(record);
    if (!isDialogAction(action)) return void navigate(formPath(screens, 'edit', record.id));
    if (onDialogAction) return onDialogAction(action);
    void navigate(detailPath(screens, record.id, action));
  };
  const offer = (record: Row, { action, ...offered }: RecordAction): MenuAction => ({
    id: action,
    label: t(`action.${action}`),
    ...(icons[action] && { icon: icons[action] }),
    isDanger: action === 'delete' || action === 'inactivate',
    ...disabledReason(offered),
    onPress: () => press(record, action),
  });
  return (record) => record.actions.map((action) => offer(record, action));
}
