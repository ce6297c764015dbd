// Edits a workflow, or repairs a task that created or edited one.
import { Navigate } from 'react-router-dom';
import { listStageCandidates } from '../../../generated/calls/workflows.ts';
import type {
  ApprovalWorkflowDetail,
  ApprovalWorkflowDraft,
  PageRequest,
  StageCandidate,
  StageGroup,
  StageGroupChoice,
  StageKind,
} from '../../../generated/types.ts';
import { useEveryItem } from '../../api/every-item.ts';
import { EditPage, type RepairedRecord } from '../../components/admin-resource/edit-page.tsx';
import { editOf, newRecord, plannedFormPath, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { stageKinds } from '../../components/stage-picture/stage-marks.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { useRequestType, workflowResources, type WorkflowValues } from './approval-workflow.ts';
import { WorkflowForm } from './workflow-form.tsx';

const { useDetail, valuesOf } = workflowResources['financial-request'];

const pageOf = (stageKind: StageKind) => (page: PageRequest) => ({ body: { stageKind, page } });

function namedGroup(choice: StageGroupChoice, candidate: StageCandidate | undefined, before: StageGroup | undefined) {
  const { groupName = choice.groupId, people = [] } = candidate ?? before ?? {};
  return { ...choice, groupName, people, eligible: candidate?.people.length ?? before?.eligible ?? 0 };
}

/** Finds the names of a task's groups. Returns undefined while they load. */
function useNamedStages() {
  const found = {
    verify: useEveryItem(listStageCandidates, pageOf('verify')),
    approve: useEveryItem(listStageCandidates, pageOf('approve')),
    release: useEveryItem(listStageCandidates, pageOf('release')),
  };
  if (stageKinds.some((kind) => !found[kind])) return undefined;
  return (kind: StageKind, choices: readonly StageGroupChoice[], known: readonly StageGroup[]) =>
    choices.map((choice): StageGroup => {
      const isSame = (one: StageGroupChoice | { groupKind: string; groupId: string }) =>
        one.groupKind === choice.groupKind && one.groupId === choice.groupId;
      return namedGroup(choice, found[kind]?.find(isSame), known.find(isSame));
    });
}

/** A workflow of the other type of request has its form at another address. */
function FormAtItsAddress({ initialChange }: { readonly initialChange: PlannedChange<WorkflowValues> }) {
  const { requestType } = initialChange.values;
  if (requestType !== useRequestType())
    return <Navigate to={plannedFormPath(workflowResources[requestType].screens, initialChange)} replace />;
  return <WorkflowForm initialChange={initialChange} />;
}

const planned = (workflow: ApprovalWorkflowDetail) => editOf(workflow, valuesOf(workflow));

const edited: RepairedRecord<ApprovalWorkflowDetail, ApprovalWorkflowDraft, PlannedChange<WorkflowValues>> = {
  useDetail,
  editOf: planned,
  Form: FormAtItsAddress,
  changeIn(content) {
    const found = contentOf(content, 'approval-workflow');
    return found && { id: found.before?.id ?? null, after: found.after };
  },
  useChangeAfter() {
    const named = useNamedStages();
    return (
      named &&
      ((after, now) => {
        const stage = (kind: StageKind) => named(kind, after[kind], now?.[kind] ?? []);
        const values = { ...after, verify: stage('verify'), approve: stage('approve'), release: stage('release') };
        return { ...(now ? planned(now) : newRecord), values };
      })
    );
  },
};

export function Component() {
  const t = useTexts('workflows');
  const screens = useTexts('screens');
  return (
    <EditPage
      edited={edited}
      list={{
        href: pathTo('/admin/company-administration/approval-workflow'),
        label: screens('approvalWorkflows'),
      }}
      record="approvalWorkflow"
      intros={{ create: t('form.createIntro'), edit: t('form.editIntro') }}
    />
  );
}
