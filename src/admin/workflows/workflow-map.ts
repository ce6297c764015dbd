// The definition of workflow maps for the shared screens of administration.
import {
  createWorkflowMap,
  deleteWorkflowMap,
  editWorkflowMap,
  getWorkflowMap,
  getWorkflowMapImpact,
  inactivateWorkflowMap,
  reactivateWorkflowMap,
} from '../../../generated/calls/workflows.ts';
import type { WorkflowMapDetail, WorkflowMapDraft } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import type { AdminResource, PlannedChange } from '../../components/admin-resource/resource.ts';
import { rowDraftOf, rowValuesOf, type RowValues } from '../../components/map-check/row-values.ts';
import { useTexts } from '../../components/text/use-texts.ts';

export interface MapValues {
  readonly name: string;
  readonly approvalList: readonly RowValues[];
}

export const draftOf = ({ name, approvalList }: MapValues): WorkflowMapDraft => ({
  name,
  approvalList: approvalList.map(rowDraftOf),
});

export const valuesOf = ({ name, approvalList }: Pick<WorkflowMapDetail, 'name' | 'approvalList'>): MapValues => ({
  name,
  approvalList: approvalList.map(rowValuesOf),
});

const alsoRefreshes = { refreshes: ['tasks'] };

/** The confirmation shows every overlap before it can be sent. */
const acceptOverlaps = true;

function useSubmit() {
  const create = useWrite(createWorkflowMap, alsoRefreshes);
  const edit = useWrite(editWorkflowMap, alsoRefreshes);
  return ({ values, id, revision, repair }: PlannedChange<MapValues>) => {
    const sent = { workflowMap: draftOf(values), acceptOverlaps, ...(repair && { repair }) };
    if (id === null || revision === null) return create.send({ body: sent });
    return edit.send({ body: { id, revision, ...sent } });
  };
}

type RecordDetail = WorkflowMapDetail & { readonly id: string };
type Resource = AdminResource<RecordDetail, MapValues>;

function useSubmitAction(): ReturnType<Resource['useSubmitAction']> {
  const writes = {
    inactivate: useWrite(inactivateWorkflowMap, alsoRefreshes),
    reactivate: useWrite(reactivateWorkflowMap, alsoRefreshes),
    delete: useWrite(deleteWorkflowMap, alsoRefreshes),
  };
  return (action, body) => writes[action].send({ body });
}

function useFields(): ReturnType<Resource['useFields']> {
  const t = useTexts('workflows');
  return [{ id: 'name', label: t('map.name'), text: ({ name }) => name }];
}

export const workflowMap: Resource = {
  recordKind: 'workflow-map',
  icon: 'layers',
  screens: {
    list: '/admin/company-administration/workflow-map',
    detail: '/admin/company-administration/workflow-map/detail',
    create: '/admin/company-administration/workflow-map/create',
    edit: '/admin/company-administration/workflow-map/edit',
    confirmation: '/admin/company-administration/workflow-map/{pageMode}/confirmation',
    finish: '/admin/company-administration/workflow-map/{pageMode}/finish',
  },
  nameOf: ({ name }) => name,
  valuesOf,
  useFields,
  useDetail: (id) => {
    const read = useRead(getWorkflowMap, id ? { body: { kind: 'record', id } } : null);
    return { ...read, data: read.data && id ? { ...read.data, id } : undefined };
  },
  useImpact: (question) => useRead(getWorkflowMapImpact, question && { body: question }),
  useSubmitAction,
  useSubmit,
};
