// The dialog to inactivate, reactivate or delete a record. It shows the impact, which the bank calculates.
import type { RepairedTask } from '../../../generated/types.ts';
import { zReplayedAction } from '../../../generated/zod.gen.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChangeCheck } from '../change-replay/change-check.tsx';
import { Reading } from '../failure/reading.tsx';
import { useTexts } from '../text/use-texts.ts';
import { ImpactList } from './impact-list.tsx';
import { ReasonedDialog } from './reasoned-dialog.tsx';
import type { AdminRecord, AdminResource, DialogAction } from './resource.ts';

interface ActionDialogProps<Detail extends AdminRecord, Values> {
  readonly resource: AdminResource<Detail, Values>;
  readonly detail: Detail;
  readonly action: DialogAction;
  /** Set when the dialog repairs a task that was sent back. */
  readonly repair: RepairedTask | undefined;
  onClose(): void;
}

export function ActionDialog<Detail extends AdminRecord, Values>(props: ActionDialogProps<Detail, Values>) {
  const { resource, detail, action, repair, onClose } = props;
  const t = useTexts('administration');
  const common = useTexts('common');
  const { id, revision } = detail;
  const read = resource.useImpact({ id, action });
  const submitAction = resource.useSubmitAction();
  const title = t(`ask.${action}`, { name: resource.nameOf(detail) });
  const impact = (
    <Reading read={read} skeleton={<Skeleton className="h-40 w-full" />}>
      {(found) => <ImpactList impact={found} />}
    </Reading>
  );
  const replayed = zReplayedAction.safeParse({ kind: 'action', recordKind: resource.recordKind, id, action });
  // A repair replaces the open task of the record, so that task must not block it.
  const isPossible = read.data?.allowed === true || repair !== undefined;
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
      send={(given) => submitAction(action, { id, revision, ...given, ...(repair && { repair }) })}
    >
      {impact}
      {replayed.success && <ChangeCheck change={replayed.data} />}
    </ReasonedDialog>
  );
}
