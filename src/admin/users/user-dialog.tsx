// The dialog that asks for an action on a user. It shows the impact, which the bank calculates.
import { getUserProfileImpact } from '../../../generated/calls/users.ts';
import type { RepairedTask, UserImpactQuestion, UserProfileDetail } from '../../../generated/types.ts';
import { zReplayedUserAction } from '../../../generated/zod.gen.ts';
import { useRead } from '../../api/read.ts';
import { ImpactList } from '../../components/admin-resource/impact-list.tsx';
import { ReasonedDialog } from '../../components/admin-resource/reasoned-dialog.tsx';
import { ChangeCheck } from '../../components/change-replay/change-check.tsx';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUserWrites, type PlainAction } from './use-user-writes.ts';

interface UserDialogProps {
  readonly user: UserProfileDetail;
  readonly action: PlainAction;
  /** Set when the dialog repairs a task that was sent back. */
  readonly repair: RepairedTask | undefined;
  onClose(): void;
}

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
  const checked = zReplayedUserAction.safeParse({ kind: 'user-action', userId, action });
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
    <ReasonedDialog
      title={title}
      onClose={onClose}
      send={(given) => writes[action].send({ body: { userId, revision, ...given, ...(repair && { repair }) } })}
    >
      <p>{t(`ask.${action}`)}</p>
      {impact}
      {checked.success && <ChangeCheck change={checked.data} />}
    </ReasonedDialog>
  );
}
