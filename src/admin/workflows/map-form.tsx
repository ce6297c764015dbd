import * as z from 'zod/mini';
import { checkWorkflowMapName } from '../../../generated/calls/workflows.ts';
import { zAdminName } from '../../../generated/zod.gen.ts';
import { FormSteps } from '../../components/admin-resource/form-steps.tsx';
import { NameField } from '../../components/admin-resource/name-field.tsx';
import { useFormDraft } from '../../components/admin-resource/form-draft.ts';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { stepPath, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { FormActions } from '../../components/form/form-actions.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { RowsEditor } from './rows-editor.tsx';
import type { RowValues } from '../../components/map-check/row-values.ts';
import { workflowMap, type MapValues } from './workflow-map.ts';

interface MapFormProps {
  /** The change before the user types; its values are the initial values of the form. */
  readonly initialChange: PlannedChange<MapValues>;
}

// Each row was checked by its own form.
const rows = z.array(z.custom<RowValues>()).check(z.minLength(1, { error: '9090' }));
const schema = z.object({ name: zAdminName, approvalList: rows });

/** The first step. It sends nothing; the confirmation does. */
export function MapForm({ initialChange }: MapFormProps) {
  const t = useTexts('workflows');
  const administration = useTexts('administration');
  const { planned, refused, goToConfirmation } = usePlanned<PlannedChange<MapValues>>();
  const draft = useFormDraft(planned);
  const initial = planned?.id === initialChange.id ? planned.values : initialChange.values;
  const { mode, id, before, repair, values: proposed } = initialChange;
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<MapValues, MapValues>
        schema={schema}
        initial={initial}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve(values)}
        onDone={(values) =>
          void goToConfirmation(stepPath(workflowMap.screens, 'confirmation', mode), { ...initialChange, values })
        }
      >
        <Card>
          <Section title={t('list.name')}>
            <NameField
              name="name"
              label={t('map.name')}
              call={checkWorkflowMapName}
              exceptId={id ?? undefined}
              ownName={before?.name ?? (repair ? proposed.name : undefined)}
            />
          </Section>
        </Card>
        <Card>
          <Section title={t('map.rows')} description={t('map.rowsNote')}>
            <RowsEditor />
          </Section>
        </Card>
        <FormActions>
          <SubmitButton icon="arrow-right">{administration('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
