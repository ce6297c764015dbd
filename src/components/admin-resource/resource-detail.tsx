// The page of one record: its facts, its open task and its actions.
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ScreenReading } from '../failure/screen-reading.tsx';
import { crumbsTo } from '../shell/crumbs.tsx';
import { titleOf } from '../shell/shown-menu.ts';
import { useTexts } from '../text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { ActionDialog } from './action-dialog.tsx';
import { HinderedActions } from './hindering-tasks.tsx';
import { RecordStatusTag } from './record-status.tsx';
import type { AdminRecord, AdminResource, DialogAction } from './resource.ts';
import { useRecordActions } from './use-record-actions.ts';
import { WaitingTask } from './waiting-task.tsx';

interface ResourceDetailProps<Detail extends AdminRecord, Values> {
  readonly resource: AdminResource<Detail, Values>;
  describe(detail: Detail): ReactNode;
  children(detail: Detail): ReactNode;
}

const dialogActions: readonly DialogAction[] = ['inactivate', 'reactivate', 'delete'];

/** The open dialog is in the address, so that a link from the list or from a task to repair can open it. */
function useDialogAction() {
  const [parameters, setParameters] = useSearchParams();
  const [taskId, revision] = [parameters.get('taskId'), Number(parameters.get('taskRevision'))];
  const open = (action: DialogAction | undefined) =>
    setParameters({ id: parameters.get('id') ?? '', ...(action && { action }) }, { replace: true });
  return {
    action: dialogActions.find((action) => action === parameters.get('action')),
    repair: taskId && revision > 0 ? { taskId, revision } : undefined,
    open,
  };
}

function Actions({
  record,
  resource,
  onDialogAction,
}: {
  readonly record: AdminRecord;
  readonly resource: Pick<AdminResource<never, never>, 'screens'>;
  onDialogAction(action: DialogAction): void;
}) {
  const actionsOf = useRecordActions(() => resource.screens, onDialogAction);
  return actionsOf(record).map(({ id, label, icon, disabledReason, isDanger, onPress = () => {} }) => (
    <Button
      key={id}
      variant={isDanger ? 'quiet-danger' : 'quiet'}
      icon={icon}
      onPress={onPress}
      {...(disabledReason && { disabledReason })}
    >
      {label}
    </Button>
  ));
}

export function ResourceDetail<Detail extends AdminRecord, Values>(props: ResourceDetailProps<Detail, Values>) {
  const { resource, describe, children } = props;
  const [parameters] = useSearchParams();
  const screens = useTexts('screens');
  const { action, repair, open } = useDialogAction();
  const read = resource.useDetail(parameters.get('id'));
  const { list } = resource.screens;
  const back = { href: pathTo(list), label: screens(titleOf(list)) };
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(detail) => (
        <>
          <PageHeader
            {...crumbsTo(back)}
            title={resource.nameOf(detail)}
            tag={<RecordStatusTag status={detail.status} />}
            description={describe(detail)}
            actions={<Actions record={detail} resource={resource} onDialogAction={open} />}
            hasActionBar
          />
          {detail.ongoingTask && <WaitingTask task={detail.ongoingTask} />}
          <HinderedActions actions={detail.actions} />
          {children(detail)}
          {action && (
            <ActionDialog
              resource={resource}
              detail={detail}
              action={action}
              repair={repair}
              onClose={() => open(undefined)}
            />
          )}
        </>
      )}
    </ScreenReading>
  );
}
