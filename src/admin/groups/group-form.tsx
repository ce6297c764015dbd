import * as z from 'zod/mini';
import { checkUserGroupName } from '../../../generated/calls/groups.ts';
import { searchEnterpriseLimits } from '../../../generated/calls/limits.ts';
import { searchWorkflowMaps } from '../../../generated/calls/workflows.ts';
import { zAdminName, zRecordReference } from '../../../generated/zod.gen.ts';
import { FormSteps } from '../../components/admin-resource/form-steps.tsx';
import { NameField } from '../../components/admin-resource/name-field.tsx';
import { RecordChoicesField } from '../../components/admin-resource/record-choices-field.tsx';
import { stepPath, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { useFormDraft } from '../../components/admin-resource/form-draft.ts';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { FormActions } from '../../components/form/form-actions.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { userGroup, type GroupValues } from './user-group.ts';

interface GroupFormProps {
  /** The change before the user types; its values are the initial values of the form. */
  readonly initialChange: PlannedChange<GroupValues>;
}

// The bank refuses a group without a map and a limit, because its users could not make payments.
const atLeastOne = z.array(zRecordReference).check(z.refine((chosen) => chosen.length > 0, { error: '9090' }));

const schema = z.object({
  userGroupName: zAdminName,
  workflowMaps: atLeastOne,
  enterpriseLimits: atLeastOne,
});

/** The first step. It sends nothing; the confirmation does. */
export function GroupForm({ initialChange }: GroupFormProps) {
  const t = useTexts('groups');
  const administration = useTexts('administration');
  const { planned, refused, goToConfirmation } = usePlanned<PlannedChange<GroupValues>>();
  const draft = useFormDraft(planned);
  const initial = planned?.id === initialChange.id ? planned.values : initialChange.values;
  const { mode, id, before } = initialChange;
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<GroupValues, GroupValues>
        schema={schema}
        initial={initial}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve(values)}
        onDone={(values) =>
          void goToConfirmation(stepPath(userGroup.screens, 'confirmation', mode), { ...initialChange, values })
        }
      >
        <Card>
          <Section title={t('form.nameTitle')}>
            <NameField
              name="userGroupName"
              label={t('form.name')}
              call={checkUserGroupName}
              exceptId={id ?? undefined}
              ownName={before?.userGroupName ?? (initialChange.repair ? initialChange.values.userGroupName : undefined)}
            />
          </Section>
        </Card>
        <Card>
          <Section title={t('form.rules')}>
            <RecordChoicesField
              name="workflowMaps"
              label={t('form.maps')}
              description={t('form.mapsNote')}
              call={searchWorkflowMaps}
            />
            <RecordChoicesField
              name="enterpriseLimits"
              label={t('form.limits')}
              description={t('form.limitsNote')}
              call={searchEnterpriseLimits}
            />
          </Section>
        </Card>
        <FormActions>
          <SubmitButton icon="arrow-right">{administration('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
