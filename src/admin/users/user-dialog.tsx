// The dialog that asks for an action on a user. It shows the impact, which the bank calculates.
import { object, optional } from 'zod/mini';
import { getUserProfileImpact } from '../../../generated/calls/users.ts';
import type { RepairedTask, UserImpactQuestion, UserProfileDetail } from '../../../generated/types.ts';
import { zReason } from '../../../generated/zod.gen.ts';
import { useRead } from '../../api/read.ts';
import { ImpactList } from '../../components/admin-resource/impact-list.tsx';
import { Reading } from '../../components/failure/reading.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { useUserWrites, type PlainAction } from './use-user-writes.ts';

interface UserDialogProps {
  readonly user: UserProfileDetail;
  readonly action: PlainAction;
  /** Set when the dialog repairs a task that was sent back. */
  readonly repair: RepairedTask | undefined;
  onClose(): void;
}

const schema = object({ reason: optional(zReason) });
const LONGEST_REASON = 200;

const withImpact: readonly string[] = ['inactivate', 'reactivate', 'delete', 'block', 'unblock', 'unassign-token'];
const hasImpact = (action: string): action is UserImpactQuestion['action'] => withImpact.includes(action);

export function UserDialog({ user, action, repair, onClose }: UserDialogProps) {
  const t = useTexts('users');
  const words = useTexts('administration');
  const common = useTexts('common');
  const writes = useUserWrites();
  const { userId, revision } = user;
  const read = useRead(getUserProfileImpact, hasImpact(action) ? { body: { userId, action } } : null);
  const title = t('ask.title', { action: words(`action.${action}`), name: user.name });
  const impact = hasImpact(action) && (
    <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
      {(found) => <ImpactList impact={found} />}
    </Reading>
  );
  // A repair replaces the open task of the user, so that task must not block it.
  const isPossible = !hasImpact(action) || read.data?.allowed === true || repair !== undefined;
  if (!isPossible) {
    return (
      <Dialog isOpen onClose={onClose} title={title} size="medium" doneLabel={common('action.close')}>
        {impact}
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={title}
      confirmLabel={words('confirm.submit')}
      onClose={onClose}
      schema={schema}
      initial={{ reason: '' }}
      onSubmit={({ reason }) =>
        writes[action].send({ body: { userId, revision, ...(reason && { reason }), ...(repair && { repair }) } })
      }
      onDone={({ refNo }) => showToast({ tone: 'done', title: words('ask.sent', { refNo }) })}
    >
      <p>{t(`ask.${action}`)}</p>
      {impact}
      <TextField
        name="reason"
        label={words('ask.reason')}
        description={words('ask.reasonNote')}
        textClass="generalText"
        maxLength={LONGEST_REASON}
        rows={2}
        isOptional
      />
    </FormDialog>
  );
}
