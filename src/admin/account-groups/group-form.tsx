// The form of a new or a changed account group. It sends nothing; the confirmation does.
import * as z from 'zod/mini';
import { checkAccountGroupName } from '../../../generated/calls/account-groups.ts';
import { zAdminName, zFromAccount } from '../../../generated/zod.gen.ts';
import { useFormDraft } from '../../components/admin-resource/form-draft.ts';
import { FormSteps } from '../../components/admin-resource/form-steps.tsx';
import { NameField } from '../../components/admin-resource/name-field.tsx';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { stepPath, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { FormActions } from '../../components/form/form-actions.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { groupScreens, type GroupValues } from './account-group.ts';
import { AccountsField } from './accounts-field.tsx';
import { ParentField } from './parent-field.tsx';

const schema = z.object({ groupName: zAdminName, parentId: z.string(), accounts: z.array(zFromAccount) });

interface GroupFormProps {
  /** The change before the user types; its values are the initial values of the form. */
  readonly initialChange: PlannedChange<GroupValues>;
}

export function GroupForm({ initialChange }: GroupFormProps) {
  const t = useTexts('account-groups');
  const words = useTexts('administration');
  const { planned, refused, goToConfirmation } = usePlanned<PlannedChange<GroupValues>>();
  const draft = useFormDraft(planned);
  const { mode, id, before, repair, values: first } = initialChange;
  const initial = planned?.id === id ? planned.values : first;
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<GroupValues, GroupValues>
        schema={schema}
        initial={initial}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve(values)}
        onDone={(values) =>
          void goToConfirmation(stepPath(groupScreens, 'confirmation', mode), { ...initialChange, values })
        }
      >
        <Card>
          <Section title={t('form.place')}>
            <NameField
              name="groupName"
              label={t('form.name')}
              call={checkAccountGroupName}
              exceptId={id ?? undefined}
              ownName={before?.groupName ?? (repair ? first.groupName : undefined)}
            />
            <ParentField exceptId={id ?? undefined} />
          </Section>
        </Card>
        <Card>
          <Section title={t('form.accounts')} description={t('form.accountsNote')}>
            <AccountsField />
          </Section>
        </Card>
        <FormActions>
          <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
