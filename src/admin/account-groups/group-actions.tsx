// Edit and delete on the page of a group; the open dialog is in the address, so that a task to repair can open it.
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountGroupDetail } from '../../../generated/types.ts';
import { ReasonedDialog } from '../../components/admin-resource/reasoned-dialog.tsx';
import { useRecordActions } from '../../components/admin-resource/use-record-actions.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { groupScreens, useDeleteGroup } from './account-group.ts';

interface DeleteDialogProps {
  readonly group: AccountGroupDetail;
  onClose(): void;
}

function DeleteDialog({ group, onClose }: DeleteDialogProps) {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const remove = useDeleteGroup();
  const [taskId, revision] = [parameters.get('taskId'), Number(parameters.get('taskRevision'))];
  const repair = taskId && revision > 0 ? { repair: { taskId, revision } } : {};
  return (
    <ReasonedDialog
      title={words('ask.delete', { name: group.groupName })}
      onClose={onClose}
      send={(given) => remove.send({ body: { id: group.id, revision: group.revision, ...given, ...repair } })}
      onSent={() => void navigate(pathTo(groupScreens.list))}
    >
      <p>{t('detail.freed', { count: group.accounts.length })}</p>
    </ReasonedDialog>
  );
}

export function GroupActions({ group }: { readonly group: AccountGroupDetail }) {
  const [parameters, setParameters] = useSearchParams();
  const isAsked = parameters.get('action') === 'delete';
  const ask = (isOpen: boolean) =>
    setParameters({ id: group.id, ...(isOpen && { action: 'delete' }) }, { replace: true });
  const actionsOf = useRecordActions(
    () => groupScreens,
    () => ask(true),
  );
  return (
    <>
      {actionsOf({ ...group, status: 'Active' }).map(
        ({ id, label, icon, disabledReason, isDanger, onPress = () => {} }) => (
          <Button
            key={id}
            variant={isDanger ? 'quiet-danger' : 'quiet'}
            icon={icon}
            onPress={onPress}
            {...(disabledReason && { disabledReason })}
          >
            {label}
          </Button>
        ),
      )}
      {isAsked && <DeleteDialog group={group} onClose={() => ask(false)} />}
    </>
  );
}
