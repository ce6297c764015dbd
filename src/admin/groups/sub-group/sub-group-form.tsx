import { useRef } from 'react';
import * as z from 'zod/mini';
import { checkSubUserGroupName, searchUserGroups } from '../../../../generated/calls/groups.ts';
import { searchEnterpriseLimits } from '../../../../generated/calls/limits.ts';
import { zAccountType, zAdminName, zRecordId, zRecordReference, zServiceCode } from '../../../../generated/zod.gen.ts';
import { FormSteps } from '../../../components/admin-resource/form-steps.tsx';
import { NameField } from '../../../components/admin-resource/name-field.tsx';
import { useFormDraft } from '../../../components/admin-resource/form-draft.ts';
import { usePlanned } from '../../../components/admin-resource/planned-change.ts';
import { RecordChoicesField } from '../../../components/admin-resource/record-choices-field.tsx';
import { stepPath, type PlannedChange } from '../../../components/admin-resource/resource.ts';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { Form } from '../../../components/form/form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { LookupField } from '../../../components/pickers/lookup-field.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { FormFrame } from '../../../ui/frame/form-frame.tsx';
import { Section } from '../../../ui/section.tsx';
import { AccessFields } from './access-fields.tsx';
import { ServicesField } from './services-field.tsx';
import { subUserGroup } from './sub-user-group.ts';
import type { SubGroupValues } from './values.ts';

interface SubGroupFormProps {
  /** The change before the user types; its values are the initial values of the form. */
  readonly initialChange: PlannedChange<SubGroupValues>;
}

const rights = z.enum(['inquiry', 'transaction']);

const schema = z
  .object({
    subUserGroupName: zAdminName,
    userGroupId: zRecordId,
    userGroupName: z._default(z.string(), ''),
    access: z.enum(['accounts', 'account-types']),
    accountTypes: z.array(zAccountType),
    typeRights: rights,
    accounts: z.array(z.object({ id: z.string(), label: z.string(), rights })),
    services: z.array(zServiceCode),
    enterpriseLimits: z.array(zRecordReference),
  })
  .check(({ value, issues }) => {
    const path = value.access === 'accounts' ? 'accounts' : 'accountTypes';
    if (value[path].length === 0)
      issues.push({ code: 'custom', message: 'FIELD_SELECT_ONE', path: [path], input: value[path] });
  });

interface NameAndGroupProps extends SubGroupFormProps {
  readonly initial: SubGroupValues;
  /** Holds the name of the chosen user group. */
  readonly groupName: { current: string };
}

function NameAndGroup({ initialChange, initial, groupName }: NameAndGroupProps) {
  const t = useTexts('groups');
  const words = useTexts('administration');
  const { id, before } = initialChange;
  const chosen = initial.userGroupName && { id: initial.userGroupId, label: initial.userGroupName };
  return (
    <Card>
      <Section title={t('form.nameTitle')}>
        <NameField
          name="subUserGroupName"
          label={t('sub.name')}
          call={checkSubUserGroupName}
          exceptId={id ?? undefined}
          ownName={
            before?.subUserGroupName ?? (initialChange.repair ? initialChange.values.subUserGroupName : undefined)
          }
        />
        <LookupField<'searchUserGroups', SubGroupValues>
          name="userGroupId"
          label={words('field.userGroup')}
          description={t('sub.groupNote')}
          call={searchUserGroups}
          inputOf={(search, page) => ({ body: { ...(search && { search }), page } })}
          optionOf={({ id: value, text }) => ({ id: value, label: text })}
          onPick={(item) => (groupName.current = item?.text ?? '')}
          {...(chosen && { chosen })}
        />
      </Section>
    </Card>
  );
}

/** The first step. It sends nothing; the confirmation does. */
export function SubGroupForm({ initialChange }: SubGroupFormProps) {
  const t = useTexts('groups');
  const words = useTexts('administration');
  const { planned, refused, goToConfirmation } = usePlanned<PlannedChange<SubGroupValues>>();
  const draft = useFormDraft(planned);
  const initial = planned?.id === initialChange.id ? planned.values : initialChange.values;
  const groupName = useRef(initial.userGroupName);
  const { mode } = initialChange;
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<SubGroupValues, SubGroupValues>
        schema={schema}
        initial={initial}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve({ ...values, userGroupName: groupName.current })}
        onDone={(values) =>
          void goToConfirmation(stepPath(subUserGroup.screens, 'confirmation', mode), { ...initialChange, values })
        }
      >
        <NameAndGroup initialChange={initialChange} initial={initial} groupName={groupName} />
        <AccessFields />
        <ServicesField />
        <Card>
          <Section title={t('form.limits')}>
            <RecordChoicesField
              name="enterpriseLimits"
              label={t('form.limits')}
              description={t('sub.limitsNote')}
              call={searchEnterpriseLimits}
            />
          </Section>
        </Card>
        <FormActions>
          <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
