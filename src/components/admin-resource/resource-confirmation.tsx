import { useNavigate, useParams } from 'react-router-dom';
import { useTexts } from '../text/use-texts.ts';
import { ConfirmationFrame, NothingToConfirm } from './confirmation-frame.tsx';
import { usePlanned } from './planned-change.ts';
import { formPath, stepPath, type AdminRecord, type AdminResource, type PlannedChange } from './resource.ts';

interface ConfirmationProps<Detail extends AdminRecord, Values> {
  readonly resource: AdminResource<Detail, Values>;
  nameOf(values: Values): string;
}

/** The confirmation page for creating or editing a record. */
export function ResourceConfirmation<Detail extends AdminRecord, Values>(props: ConfirmationProps<Detail, Values>) {
  const { resource } = props;
  const { pageMode: named } = useParams();
  const { planned } = usePlanned<PlannedChange<Values>>();
  const mode = named === 'edit' ? 'edit' : 'create';
  if (!planned || planned.mode !== mode) return <NothingToConfirm form={formPath(resource.screens, mode)} />;
  return <Planned {...props} planned={planned} />;
}

function Planned<Detail extends AdminRecord, Values>(
  props: ConfirmationProps<Detail, Values> & { readonly planned: PlannedChange<Values> },
) {
  const { resource, nameOf, planned } = props;
  const t = useTexts('administration');
  const navigate = useNavigate();
  const submit = resource.useSubmit();
  const { values, before, mode, userCount } = planned;
  const differences = resource
    .useFields()
    .map(({ id, label, text }) => ({ id, label, before: before && text(before), after: text(values) }))
    .filter((change) => change.before !== change.after);
  return (
    <ConfirmationFrame
      differences={differences}
      impact={mode === 'edit' && <p>{t('impact.touched', { count: userCount })}</p>}
      name={nameOf(values)}
      finish={stepPath(resource.screens, 'finish', mode)}
      send={() => submit(planned)}
      onBack={() => void navigate(-1)}
    />
  );
}
