// Edits a map, or repairs a task that created or edited one.
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import { getWorkflowMap } from '../../../generated/calls/workflows.ts';
import type { WorkflowMapDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { EditForm, EditFrame, formSkeleton, type EditedRecord } from '../../components/admin-resource/edit-page.tsx';
import { RepairedNotice } from '../../components/admin-resource/repaired-notice.tsx';
import { editOf, newRecord, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { MapForm } from './map-form.tsx';
import { valuesOf, workflowMap, type MapValues } from './workflow-map.ts';

type Existing = WorkflowMapDetail & { readonly id: string };

const planned = (map: Existing) => editOf(map, valuesOf(map));

/** The rows that the task adds have no id yet, so they are sent as new rows again. */
function Repair({ taskId }: { readonly taskId: string }) {
  const task = useRead(getAdminTask, { body: { taskId } });
  const wanted = useRead(getWorkflowMap, { body: { kind: 'task', taskId } });
  const now = workflowMap.useDetail(wanted.data?.editId ?? null).data;
  return (
    <Reading read={task} skeleton={formSkeleton} fillsScreen>
      {({ task: { revision }, returned, failure }) => {
        if (!wanted.data || (wanted.data.editId && !now)) return formSkeleton;
        const initialChange: PlannedChange<MapValues> = {
          ...(now ? planned(now) : newRecord),
          values: valuesOf(wanted.data),
          repair: { taskId, revision },
        };
        return (
          <>
            <RepairedNotice returned={returned} failure={failure} />
            <MapForm key={revision} initialChange={initialChange} />
          </>
        );
      }}
    </Reading>
  );
}

const edited: EditedRecord<Existing, PlannedChange<MapValues>> = {
  useDetail: workflowMap.useDetail,
  editOf: planned,
  Form: MapForm,
};

export function Component() {
  const t = useTexts('workflows');
  const screens = useTexts('screens');
  return (
    <EditFrame
      list={{ href: pathTo('/admin/company-administration/workflow-map'), label: screens('workflowMaps') }}
      record="workflowMap"
      intros={{ create: t('map.createIntro'), edit: t('map.editIntro') }}
      edit={(id) => <EditForm record={edited} id={id} />}
      repair={(taskId) => <Repair taskId={taskId} />}
    />
  );
}
