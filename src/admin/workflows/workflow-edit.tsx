// Edits a workflow, or repairs a task that created or edited one.
import { Navigate, useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import { listStageCandidates } from '../../../generated/calls/workflows.ts';
import type {
  AdminTaskDetail,
  ApprovalWorkflowDetail,
  RequestKind,
  StageCandidate,
  StageGroup,
  StageGroupChoice,
  StageKind,
  PageRequest,
} from '../../../generated/types.ts';
import { useEveryItem } from '../../api/every-item.ts';
import { useRead } from '../../api/read.ts';
import { EditHeader } from '../../components/admin-resource/edit-header.tsx';
import { RepairedNotice } from '../../components/admin-resource/repaired-notice.tsx';
import { formPath, plannedFormPath, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { stageKinds } from '../../components/stage-picture/stage-marks.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRequestType, workflowResources, type WorkflowValues } from './approval-workflow.ts';
import { WorkflowForm } from './workflow-form.tsx';

const skeleton = <Skeleton className="h-96 w-full" />;
const { useDetail, valuesOf } = workflowResources['financial-request'];

const editOf = (workflow: ApprovalWorkflowDetail): PlannedChange<WorkflowValues> => ({
  mode: 'edit',
  values: valuesOf(workflow),
  before: valuesOf(workflow),
  id: workflow.id,
  revision: workflow.revision,
  userCount: 0,
  repair: null,
});

const newWorkflow = { mode: 'create', before: null, id: null, revision: null, userCount: 0 } as const;

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

type WorkflowTask = Extract<AdminTaskDetail['content'], { kind: 'approval-workflow' }>;

interface RepairingProps {
  readonly detail: AdminTaskDetail;
  readonly content: WorkflowTask;
}

function Repairing({ detail: { task, returned, failure }, content: { before, after } }: RepairingProps) {
  const named = useNamedStages();
  const now = useDetail(before?.id ?? null).data;
  const requestType = useRequestType();
  if (!after) return null;
  if (!named || (before && !now)) return skeleton;
  const repair = { taskId: task.taskId, revision: task.revision };
  const stage = (kind: StageKind) => named(kind, after[kind], now?.[kind] ?? []);
  const values = { ...after, verify: stage('verify'), approve: stage('approve'), release: stage('release') };
  const initialChange: PlannedChange<WorkflowValues> = { ...(now ? editOf(now) : newWorkflow), values, repair };
  if (after.requestType !== requestType)
    return <Navigate to={plannedFormPath(workflowResources[after.requestType].screens, initialChange)} replace />;
  return (
    <>
      <RepairedNotice returned={returned} failure={failure} />
      <WorkflowForm initialChange={initialChange} />
    </>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(detail) => {
        const content = contentOf(detail.content, 'approval-workflow');
        return content && <Repairing key={detail.task.revision} detail={detail} content={content} />;
      }}
    </Reading>
  );
}

function Edit({ id, requestType }: { readonly id: string; readonly requestType: RequestKind }) {
  const read = useDetail(id);
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(workflow) =>
        workflow.requestType === requestType ? (
          <WorkflowForm key={workflow.revision} initialChange={editOf(workflow)} />
        ) : (
          <Navigate to={formPath(workflowResources[workflow.requestType].screens, 'edit', id)} replace />
        )
      }
    </Reading>
  );
}

export function Component() {
  const t = useTexts('workflows');
  const screens = useTexts('screens');
  const requestType = useRequestType();
  const [parameters] = useSearchParams();
  const [id, taskId] = [parameters.get('id'), parameters.get('taskId')];
  const list = { href: pathTo('/admin/company-administration/approval-workflow'), label: screens('approvalWorkflows') };
  return (
    <>
      <EditHeader
        list={list}
        record="approvalWorkflow"
        intros={{ create: t('form.createIntro'), edit: t('form.editIntro') }}
      />
      {taskId ? <Repair taskId={taskId} /> : <Edit id={id ?? ''} requestType={requestType} />}
    </>
  );
}
