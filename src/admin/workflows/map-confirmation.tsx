// The confirmation of a map: the differences of its rows, and their gaps and overlaps by name.
import { useNavigate, useParams } from 'react-router-dom';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { ConfirmationFrame, NothingToConfirm } from '../../components/admin-resource/confirmation-frame.tsx';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { formPath, plannedFormPath, stepPath, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { ChangeReplay } from '../../components/change-replay/change-replay.tsx';
import type { TakesFailure } from '../../components/failure/attempt.ts';
import { DraftFindings } from '../../components/set-up-findings/findings.tsx';
import { CheckedRows } from '../../components/map-check/checked-rows.tsx';
import { useMapDifferences } from './use-map-differences.ts';
import { draftOf, workflowMap, type MapValues } from './workflow-map.ts';

const { screens } = workflowMap;

/** The form shows a refused part of a row at the list of rows. */
const inForm = ({ field, ...failure }: FieldFailure): FieldFailure => ({
  ...failure,
  field: field.replace(/^workflowMap\./, '').replace(/^approvalList\..*/, 'approvalList'),
});

function Planned({ planned }: { readonly planned: PlannedChange<MapValues> }) {
  const navigate = useNavigate();
  const submit = workflowMap.useSubmit();
  const differencesOf = useMapDifferences();
  const { goBackToForm } = usePlanned<PlannedChange<MapValues>>();
  const { values, before, mode, id } = planned;
  const draft = { kind: 'workflow-map', ...(id && { id }), workflowMap: draftOf(values) } as const;
  const takes: TakesFailure = ({ fields }, channel) => {
    if (channel !== 'inline' || fields.length === 0) return false;
    void goBackToForm(plannedFormPath(screens, planned), planned, fields.map(inForm));
    return true;
  };
  return (
    <ConfirmationFrame
      differences={differencesOf(before, values)}
      impact={
        <>
          <CheckedRows rows={values.approvalList} />
          <DraftFindings draft={draft} />
          {id && <ChangeReplay change={draft} />}
        </>
      }
      name={values.name}
      finish={stepPath(screens, 'finish', mode)}
      send={() => submit(planned)}
      takes={takes}
      onBack={() => void navigate(-1)}
    />
  );
}

export function Component() {
  const { pageMode: named } = useParams();
  const mode = named === 'edit' ? 'edit' : 'create';
  const { planned } = usePlanned<PlannedChange<MapValues>>();
  if (!planned || planned.mode !== mode) return <NothingToConfirm form={formPath(screens, mode)} />;
  return <Planned planned={planned} />;
}
