// Edits a map, or repairs a task that created or edited one.
import { useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import { getWorkflowMap } from '../../../generated/calls/workflows.ts';
import type { WorkflowMapDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { EditHeader } from '../../components/admin-resource/edit-header.tsx';
import { RepairedNotice } from '../../components/admin-resource/repaired-notice.tsx';
import type { PlannedChange } from '../../components/admin-resource/resource.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MapForm } from './map-form.tsx';
import { valuesOf, workflowMap, type MapValues } from './workflow-map.ts';

const skeleton = <Skeleton className="h-96 w-full" />;

type Existing = WorkflowMapDetail & { readonly id: string };

const editOf = (map: Existing): PlannedChange<MapValues> => ({
  mode: 'edit',
  values: valuesOf(map),
  before: valuesOf(map),
  id: map.id,
  revision: map.revision,
  userCount: 0,
  repair: null,
});

const newMap = { mode: 'create', before: null, id: null, revision: null, userCount: 0 } as const;

/** The rows that the task adds have no id yet, so they are sent as new rows again. */
function Repair({ taskId }: { readonly taskId: string }) {
  const task = useRead(getAdminTask, { body: { taskId } });
  const wanted = useRead(getWorkflowMap, { body: { kind: 'task', taskId } });
  const now = workflowMap.useDetail(wanted.data?.editId ?? null).data;
  return (
    <Reading read={task} skeleton={skeleton} fillsScreen>
      {({ task: { revision }, returned, failure }) => {
        if (!wanted.data || (wanted.data.editId && !now)) return skeleton;
        const initialChange: PlannedChange<MapValues> = {
          ...(now ? editOf({ ...now, id: now.id }) : newMap),
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

function Edit({ id }: { readonly id: string }) {
  const read = workflowMap.useDetail(id);
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(map) => <MapForm key={map.revision} initialChange={editOf(map)} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('workflows');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const [id, taskId] = [parameters.get('id'), parameters.get('taskId')];
  const list = { href: pathTo('/admin/company-administration/workflow-map'), label: screens('workflowMaps') };
  return (
    <>
      <EditHeader
        list={list}
        record="workflowMap"
        intros={{ create: t('map.createIntro'), edit: t('map.editIntro') }}
      />
      {taskId ? <Repair taskId={taskId} /> : <Edit id={id ?? ''} />}
    </>
  );
}
