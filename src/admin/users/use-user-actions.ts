// The actions of a user, for the row and the page. A forbidden action shows the reason.
import { useNavigate } from 'react-router-dom';
import type { AdminAction, RecordAction, UserProfileSummary } from '../../../generated/types.ts';
import { useDisabledReason } from '../../components/failure/use-disabled-reason.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { MenuAction } from '../../ui/menu.tsx';
import { userScreens } from './screens.ts';

export type UserAction = Exclude<AdminAction, 'create' | 'edit'>;

const icons: Partial<Record<AdminAction, IconName>> = {
  edit: 'edit',
  inactivate: 'ban',
  reactivate: 'undo',
  delete: 'trash',
  block: 'lock',
  unblock: 'unlock',
  unlock: 'unlock',
  'unlock-token': 'unlock',
  'assign-token': 'key',
  'unassign-token': 'x',
  'reset-password': 'key',
  'resend-activation': 'mail',
};

const dangerous = new Set<AdminAction>(['inactivate', 'delete', 'block', 'unassign-token']);

type Acted = Pick<UserProfileSummary, 'userId' | 'actions'>;

/** Without onAction, the action opens the page of the user with the dialog. */
export function useUserActions(onAction?: (action: UserAction) => void): (user: Acted) => MenuAction[] {
  const t = useTexts('administration');
  const disabledReason = useDisabledReason();
  const navigate = useNavigate();
  const press = (id: string, action: AdminAction) => {
    if (action === 'create' || action === 'edit') return void navigate(pathTo(userScreens.edit, { id }));
    if (onAction) return onAction(action);
    void navigate(pathTo(userScreens.detail, { id, action }));
  };
  const offer = (id: string, { action, ...offered }: RecordAction): MenuAction => ({
    id: action,
    label: t(`action.${action}`),
    ...(icons[action] && { icon: icons[action] }),
    isDanger: dangerous.has(action),
    ...disabledReason(offered),
    onPress: () => press(id, action),
  });
  return ({ userId, actions }) => actions.map((action) => offer(userId, action));
}

export const isUserAction = (action: string | null): action is UserAction =>
  action !== null && action in icons && action !== 'edit';
