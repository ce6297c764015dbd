import { ChangeReplay } from '../../components/change-replay/change-replay.tsx';
import type { PlannedChange } from '../../components/admin-resource/resource.ts';
import { ResourceConfirmation } from '../../components/admin-resource/resource-confirmation.tsx';
import { BothRoutes } from '../../components/stage-picture/both-routes.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { draftOf, useRequestType, workflowResources, type WorkflowValues } from './approval-workflow.ts';
import { DraftFindings } from '../../components/set-up-findings/findings.tsx';

function Impact({ values, before, id }: PlannedChange<WorkflowValues>) {
  const t = useTexts('workflows');
  const draft = { kind: 'approval-workflow', ...(id && { id }), approvalWorkflow: draftOf(values) } as const;
  return (
    <div className="flex flex-col gap-4">
      <BothRoutes before={before} after={values} />
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
      impactOf={(planned) => <Impact {...planned} />}
    />
  );
}
