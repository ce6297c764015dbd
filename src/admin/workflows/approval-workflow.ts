// The definitions of approval workflows for the shared screens of administration: one for each type of request.
import { useParams } from 'react-router-dom';
import {
  createApprovalWorkflow,
  deleteApprovalWorkflow,
  editApprovalWorkflow,
  getApprovalWorkflow,
  getApprovalWorkflowImpact,
  inactivateApprovalWorkflow,
  reactivateApprovalWorkflow,
} from '../../../generated/calls/workflows.ts';
import type {
  ApprovalWorkflowDetail,
  ApprovalWorkflowDraft,
  RequestKind,
  StageGroup,
  StageKind,
} from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import type { AdminResource, PlannedChange } from '../../components/admin-resource/resource.ts';
import { useStageText } from '../../components/admin-resource/workflow-words.ts';
import { stageKinds } from '../../components/stage-picture/stage-marks.ts';
import { useTexts } from '../../components/text/use-texts.ts';

export type WorkflowValues = Omit<ApprovalWorkflowDraft, StageKind> &
  Readonly<Record<StageKind, readonly StageGroup[]>>;

const choices = (groups: readonly StageGroup[]) =>
  groups.map(({ groupKind, groupId, quorum }) => ({ groupKind, groupId, quorum }));

export const draftOf = (values: WorkflowValues): ApprovalWorkflowDraft => ({
  ...values,
  verify: choices(values.verify),
  approve: choices(values.approve),
  release: choices(values.release),
});

const alsoRefreshes = { refreshes: ['tasks'] };

function useSubmit() {
  const create = useWrite(createApprovalWorkflow, alsoRefreshes);
  const edit = useWrite(editApprovalWorkflow, alsoRefreshes);
  return ({ values, id, revision, repair }: PlannedChange<WorkflowValues>) => {
    const approvalWorkflow = draftOf(values);
    const repaired = repair && { repair };
    if (id === null || revision === null) return create.send({ body: { approvalWorkflow, ...repaired } });
    return edit.send({ body: { id, revision, approvalWorkflow, ...repaired } });
  };
}

type Resource = AdminResource<ApprovalWorkflowDetail, WorkflowValues>;

function useSubmitAction(): ReturnType<Resource['useSubmitAction']> {
  const writes = {
    inactivate: useWrite(inactivateApprovalWorkflow, alsoRefreshes),
    reactivate: useWrite(reactivateApprovalWorkflow, alsoRefreshes),
    delete: useWrite(deleteApprovalWorkflow, alsoRefreshes),
  };
  return (action, body) => writes[action].send({ body });
}

function useFields(): ReturnType<Resource['useFields']> {
  const t = useTexts('workflows');
  const words = useTexts('administration');
  const stageText = useStageText();
  return [
    { id: 'name', label: t('field.name'), text: ({ name }) => name },
    {
      id: 'requestType',
      label: t('field.requestType'),
      text: ({ requestType }) => words(`requestType.${requestType}`),
    },
    {
      id: 'approvalMode',
      label: t('field.approvalMode'),
      text: ({ approvalMode }) => words(`approvalMode.${approvalMode}`),
    },
    {
      id: 'approvalScope',
      label: t('field.approvalScope'),
      text: ({ approvalScope }) => approvalScope.map((one) => words(`approvalScope.${one}`)).join(', '),
    },
    {
      id: 'approvalOrder',
      label: t('field.approvalOrder'),
      text: ({ approvalOrder }) => words(`approvalOrder.${approvalOrder}`),
    },
    ...stageKinds.map((kind) => ({
      id: kind,
      label: t(`stage.${kind}`),
      text: (values: WorkflowValues) => stageText(values[kind]),
    })),
  ];
}

const definitionOf = (requestType: RequestKind): Resource => ({
  recordKind: 'approval-workflow',
  icon: 'layers',
  screens: {
    list: '/admin/company-administration/approval-workflow',
    detail: '/admin/company-administration/approval-workflow/{requestType}/detail',
    create: '/admin/company-administration/approval-workflow/create/{requestType}',
    edit: '/admin/company-administration/approval-workflow/edit/{requestType}',
    confirmation: '/admin/company-administration/approval-workflow/{pageMode}/{requestType}/confirmation',
    finish: '/admin/company-administration/approval-workflow/{pageMode}/{requestType}/finish',
    parameters: { requestType },
  },
  nameOf: ({ name }) => name,
  valuesOf: ({ name, requestType: type, approvalOrder, approvalMode, approvalScope, verify, approve, release }) => ({
    name,
    requestType: type,
    approvalOrder,
    approvalMode,
    approvalScope,
    verify,
    approve,
    release,
  }),
  useFields,
  useDetail: (id) => useRead(getApprovalWorkflow, id ? { body: { id } } : null),
  useImpact: (question) => useRead(getApprovalWorkflowImpact, question && { body: question }),
  useSubmitAction,
  useSubmit,
});

export const workflowResources: Readonly<Record<RequestKind, Resource>> = {
  'financial-request': definitionOf('financial-request'),
  'service-request': definitionOf('service-request'),
};

/** The type of request in the address. */
export function useRequestType(): RequestKind {
  return useParams().requestType === 'service-request' ? 'service-request' : 'financial-request';
}
