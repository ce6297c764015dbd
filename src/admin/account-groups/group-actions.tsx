// Edit and delete on the page of a group; the open dialog is in the address, so that a task to repair can open it.
import { object, optional } from 'zod/mini';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountGroupDetail } from '../../../generated/types.ts';
import { zReason } from '../../../generated/zod.gen.ts';
import { useRecordActions } from '../../components/admin-resource/use-record-actions.ts';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { groupScreens, useDeleteGroup } from './account-group.ts';

const schema = object({ reason: optional(zReason) });
const longestReason = 200;

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
    <FormDialog
      title={words('ask.delete', { name: group.groupName })}
      confirmLabel={words('confirm.submit')}
      onClose={onClose}
      schema={schema}
      initial={{ reason: '' }}
      onSubmit={({ reason }) =>
        remove.send({ body: { id: group.id, revision: group.revision, ...(reason && { reason }), ...repair } })
      }
      onDone={({ refNo }) => {
        showToast({ tone: 'done', title: words('ask.sent', { refNo }) });
        void navigate(pathTo(groupScreens.list));
      }}
    >
      <p>{t('detail.freed', { count: group.accounts.length })}</p>
      <TextField
        name="reason"
        label={words('ask.reason')}
        description={words('ask.reasonNote')}
        textClass="generalText"
        maxLength={longestReason}
        rows={2}
        isOptional
      />
    </FormDialog>
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
