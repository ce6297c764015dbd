import { useNavigate, useParams } from 'react-router-dom';
import type { FieldFailure } from '../../../../domain/field-failures.ts';
import { ConfirmationFrame, NothingToConfirm } from '../../../components/admin-resource/confirmation-frame.tsx';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { formPath, stepPath, type PlannedChange } from '../../../components/admin-resource/resource.ts';
import { ChangeReplay } from '../../../components/change-replay/change-replay.tsx';
import { DraftFindings } from '../../../components/set-up-findings/findings.tsx';
import type { TakesFailure } from '../../../components/failure/attempt.ts';
import { pathTo } from '../../../paths.ts';
import { draftOf, enterpriseLimit, itemsOf, type LimitValues } from './enterprise-limit.ts';
import { LimitUsage } from './usage.tsx';

const { screens } = enterpriseLimit;

type Planned = PlannedChange<LimitValues>;

/** Returns the address of the form that made the change. */
const formOf = ({ mode, id, repair }: Planned): string =>
  repair ? pathTo(screens.edit, { taskId: repair.taskId }) : formPath(screens, mode, id ?? undefined);

/** Names the field of the form for a field of the request. */
const atFieldOf =
  ({ limits }: LimitValues) =>
  ({ field, ...failure }: FieldFailure): FieldFailure => {
    const [, index] = /limitItems\.(\d+)/.exec(field) ?? [];
    const service = index === undefined ? undefined : itemsOf(limits)[Number(index)]?.serviceType;
    return { ...failure, field: service ? `limits.${service}` : field.replace(/^enterpriseLimit\./, '') };
  };

function Confirming({ planned }: { readonly planned: Planned }) {
  const { values, before, id, mode } = planned;
  const navigate = useNavigate();
  const { goBackToForm } = usePlanned<Planned>();
  const submit = enterpriseLimit.useSubmit();
  const takes: TakesFailure = ({ fields }, channel) => {
    if (channel !== 'inline' || fields.length === 0) return false;
    void goBackToForm(formOf(planned), planned, fields.map(atFieldOf(values)));
    return true;
  };
  const differences = enterpriseLimit
    .useFields()
    .map(({ id: field, label, text }) => ({ id: field, label, before: before && text(before), after: text(values) }))
    .filter((change) => change.before !== change.after);
  return (
    <ConfirmationFrame
      differences={differences}
      impact={
        <>
          {id && <LimitUsage id={id} />}
          <DraftFindings draft={{ kind: 'enterprise-limit', ...(id && { id }), enterpriseLimit: draftOf(values) }} />
          {id && <ChangeReplay change={{ kind: 'enterprise-limit', id, enterpriseLimit: draftOf(values) }} />}
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
  const { planned } = usePlanned<Planned>();
  const mode = named === 'edit' ? 'edit' : 'create';
  if (!planned || planned.mode !== mode) return <NothingToConfirm form={formPath(screens, mode)} />;
  return <Confirming planned={planned} />;
}
