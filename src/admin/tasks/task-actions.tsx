// The buttons for what this administrator may do with a task. A forbidden decision shows the reason.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, optional } from 'zod/mini';
import { cancelAdminTask, returnFailedAdminTask } from '../../../generated/calls/tasks.ts';
import type { AdminDecisionKind, AdminTaskListItem } from '../../../generated/types.ts';
import { zReason } from '../../../generated/zod.gen.ts';
import { useWrite } from '../../api/write.ts';
import { repairPath } from '../../components/admin-resource/task-links.ts';
import { ReasonField } from '../../components/deciding/reason-field.tsx';
import { useDisabledReason } from '../../components/failure/use-disabled-reason.ts';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-queue.ts';
import { decisionLooks } from './decision-looks.ts';
import { decisionPath, decisions, targetOf, type Decision } from './task-targets.ts';

interface TaskActionsProps {
  readonly task: AdminTaskListItem;
  /** The decisions that this screen shows. */
  readonly offered: readonly AdminDecisionKind[];
}

const changes = { refreshes: ['account-groups', 'groups', 'limits'] };

interface TaskDialogProps {
  readonly task: AdminTaskListItem;
  onClose(): void;
}

function CancelDialog({ task, onClose }: TaskDialogProps) {
  const t = useTexts('tasks');
  const write = useWrite(cancelAdminTask, changes);
  return (
    <FormDialog<{ reason?: string | undefined }, unknown>
      title={t('cancel.title')}
      confirmLabel={t('act.cancel')}
      cancelLabel={t('cancel.keep')}
      isDanger
      onClose={onClose}
      schema={object({ reason: optional(zReason) })}
      initial={{ reason: '' }}
      onSubmit={({ reason }) => write.send({ body: { ...targetOf(task), ...(reason && { reason }) } })}
      onDone={() => showToast({ tone: 'done', title: t('cancel.done') })}
    >
      <p>{t('cancel.text')}</p>
      <ReasonField description={t('cancel.reasonNote')} isOptional />
    </FormDialog>
  );
}

function ReturnDialog({ task, onClose }: TaskDialogProps) {
  const t = useTexts('tasks');
  const requests = useTexts('requests');
  const write = useWrite(returnFailedAdminTask, changes);
  return (
    <FormDialog
      title={t('return.title')}
      confirmLabel={t('return.confirm')}
      onClose={onClose}
      schema={object({ reason: zReason })}
      initial={{ reason: '' }}
      onSubmit={({ reason }) => write.send({ body: { ...targetOf(task), reason } })}
      onDone={() => showToast({ tone: 'done', title: t('return.done') })}
    >
      <ReasonField description={requests('reason.repairNote')} />
    </FormDialog>
  );
}

const isDecision = (decision: AdminDecisionKind): decision is Decision => decisions.some((one) => one === decision);

export function TaskActions({ task, offered }: TaskActionsProps) {
  const t = useTexts('tasks');
  const disabledReason = useDisabledReason();
  const navigate = useNavigate();
  const [asked, ask] = useState<'cancel' | 'return-to-maker' | null>(null);
  const repair = repairPath(task);
  function act(decision: AdminDecisionKind): void {
    if (isDecision(decision)) void navigate(decisionPath(decision, [targetOf(task)]));
    if (decision === 'repair' && repair) void navigate(repair);
    if (decision === 'cancel' || decision === 'return-to-maker') ask(decision);
  }
  const rights = task.rights.filter(
    ({ decision }) => offered.includes(decision) && (decision !== 'repair' || repair !== undefined),
  );
  return (
    <>
      {rights.map(({ decision, ...offered }) => (
        <Button key={decision} {...decisionLooks[decision]} {...disabledReason(offered)} onPress={() => act(decision)}>
          {t(`act.${decision}`)}
        </Button>
      ))}
      {asked === 'cancel' && <CancelDialog task={task} onClose={() => ask(null)} />}
      {asked === 'return-to-maker' && <ReturnDialog task={task} onClose={() => ask(null)} />}
    </>
  );
}
