import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import type { TakesFailure } from '../failure/attempt.ts';
import { useTexts } from '../text/use-texts.ts';
import { ConfirmationFrame, NothingToConfirm } from './confirmation-frame.tsx';
import { usePlanned } from './planned-change.ts';
import { formPath, plannedFormPath, stepPath, type ConfirmedResource, type PlannedChange } from './resource.ts';

interface ConfirmationProps<Values> {
  readonly resource: ConfirmedResource<Values>;
  nameOf(values: Values): string;
  /** What an edit changes; the number of users when left out. */
  impactOf?(planned: PlannedChange<Values>): ReactNode;
}

/** The bank names a field by its path in the body, below the record, and records by their ids. */
const inForm = ({ field, ...failure }: FieldFailure): FieldFailure => ({
  ...failure,
  field: field.replace(/^\w+\./, '').replace(/Ids\b/, 's'),
});

/** The confirmation page for creating or editing a record. */
export function ResourceConfirmation<Values>(props: ConfirmationProps<Values>) {
  const { resource } = props;
  const { pageMode: named } = useParams();
  const { planned } = usePlanned<PlannedChange<Values>>();
  const mode = named === 'edit' ? 'edit' : 'create';
  if (!planned || planned.mode !== mode) return <NothingToConfirm form={formPath(resource.screens, mode)} />;
  return <Planned {...props} planned={planned} />;
}

function Planned<Values>(props: ConfirmationProps<Values> & { readonly planned: PlannedChange<Values> }) {
  const { resource, nameOf, planned, impactOf } = props;
  const t = useTexts('administration');
  const navigate = useNavigate();
  const submit = resource.useSubmit();
  const { goBackToForm } = usePlanned<PlannedChange<Values>>();
  const { values, before, mode, userCount } = planned;
  const differences = resource
    .useFields()
    .map(({ id, label, text }) => ({ id, label, before: before && text(before), after: text(values) }))
    .filter((change) => change.before !== change.after);
  const takes: TakesFailure = ({ fields }, channel) => {
    if (channel !== 'inline' || fields.length === 0) return false;
    void goBackToForm(plannedFormPath(resource.screens, planned), planned, fields.map(inForm));
    return true;
  };
  const usual = mode === 'edit' && <p>{t('impact.touched', { count: userCount })}</p>;
  return (
    <ConfirmationFrame
      takes={takes}
      differences={differences}
      impact={impactOf ? impactOf(planned) : usual}
      name={nameOf(values)}
      finish={stepPath(resource.screens, 'finish', mode)}
      send={() => submit(planned)}
      onBack={() => void navigate(-1)}
    />
  );
}
