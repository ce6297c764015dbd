import { ChangeReplay } from '../../components/change-replay/change-replay.tsx';
import type { PlannedChange } from '../../components/admin-resource/resource.ts';
import { ResourceConfirmation } from '../../components/admin-resource/resource-confirmation.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { draftOf, useRequestType, workflowResources, type WorkflowValues } from './approval-workflow.ts';
import { DraftFindings } from '../../components/set-up-findings/findings.tsx';
import { StagePicture } from './stage-picture.tsx';

/** Both routes below each other, because a picture says at once what the differences mean. */
function Routes({ values, before, id }: PlannedChange<WorkflowValues>) {
  const t = useTexts('workflows');
  const draft = { kind: 'approval-workflow', ...(id && { id }), approvalWorkflow: draftOf(values) } as const;
  return (
    <div className="flex flex-col gap-4">
      {before && (
        <div className="flex flex-col gap-2">
          <p className="font-medium">{t('confirm.before')}</p>
          <StagePicture label={t('confirm.before')} stages={before} order={before.approvalOrder} />
        </div>
      )}
      <div className="flex flex-col gap-2">
        <p className="font-medium">{t('confirm.after')}</p>
        <StagePicture label={t('confirm.after')} stages={values} order={values.approvalOrder} />
      </div>
      <p className="text-sm text-ink-soft">{t('confirm.note')}</p>
      <DraftFindings draft={draft} />
      {id && <ChangeReplay change={draft} />}
    </div>
  );
}

export function Component() {
  const resource = workflowResources[useRequestType()];
  return (
    <ResourceConfirmation
      resource={resource}
      nameOf={({ name }) => name}
      impactOf={(planned) => <Routes {...planned} />}
    />
  );
}
