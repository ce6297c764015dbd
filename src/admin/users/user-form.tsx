import { useRef } from 'react';
import * as z from 'zod/mini';
import {
  zEmailAddress,
  zKtpNumber,
  zMobileNumber,
  zPassportNumber,
  zPersonName,
  zRecordId,
  zRoleCode,
  zServiceCode,
  zTokenSerialNumber,
  zUserId,
} from '../../../generated/zod.gen.ts';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import { expiryFault } from '../../../domain/identity-expiry.ts';
import { doRolesExclude } from '../../../domain/user-access.ts';
import { bankToday } from '../../api/bank-time.ts';
import { FormSteps } from '../../components/admin-resource/form-steps.tsx';
import { useFormDraft } from '../../components/admin-resource/form-draft.ts';
import { usePlanned } from '../../components/admin-resource/planned-change.ts';
import { FormActions } from '../../components/form/form-actions.tsx';
import { Form } from '../../components/form/form.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { leaveCheck, leaveSchema } from '../../components/leave/leave-values.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { FormFrame } from '../../ui/frame/form-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { AccessFields } from './access-fields.tsx';
import { LeaveSection } from './leave-section.tsx';
import { PersonFields } from './person-fields.tsx';
import { RoleFields } from './role-fields.tsx';
import { userScreens } from './screens.ts';
import { TokenFields } from './token-fields.tsx';
import { allToggles } from './use-user-fields.ts';
import { documentOf, rolesIn, type PlannedUser, type UserValues } from './values.ts';

const services = z.array(zServiceCode);
const text = z._default(z.string(), '');

const identityNumbers = { KTP: zKtpNumber, Passport: zPassportNumber } as const;
const identityCodes = { KTP: '63', Passport: '106' } as const;

const schema = z
  .object({
    area: z.enum(['corporate', 'administration']),
    userId: zUserId,
    name: zPersonName,
    email: zEmailAddress,
    mobilePhoneNumber: zMobileNumber,
    roles: z.array(zRoleCode),
    identityType: z.enum(['KTP', 'Passport']),
    identityNumber: text,
    expiresOn: text,
    tokenType: z.enum(['none', 'Soft Token', 'Hard Token']),
    serialNumber: text,
    subUserGroupId: text,
    approvalGroupIds: z._default(z.array(zRecordId), []),
    toggles: z.array(z.enum(allToggles)),
    allowed: z.object({ MK: services, VF: services, AP: services, RL: services }),
    leave: z._default(leaveSchema, []),
  })
  .check(({ value, issues }) => {
    const roles = rolesIn(value);
    const { area, identityType, identityNumber, tokenType, serialNumber, subUserGroupId } = value;
    const wrong = (path: string, message: string) =>
      issues.push({ code: 'custom', message, path: [path], input: value });
    if (!z.safeParse(identityNumbers[identityType], identityNumber).success)
      wrong('identityNumber', identityNumber ? identityCodes[identityType] : '9090');
    if (roles.length === 0) wrong('roles', 'FIELD_SELECT_ONE');
    if (doRolesExclude(roles)) wrong('roles', 'ADMIN_ROLES_EXCLUDE');
    if (area === 'corporate' && !subUserGroupId) wrong('subUserGroupId', '9090');
    if (tokenType === 'Hard Token' && !z.safeParse(zTokenSerialNumber, serialNumber).success)
      wrong('serialNumber', serialNumber ? 'FIELD_LETTERS_AND_DIGITS' : '9090');
  });

/** The last day of a passport, by the rule of the bank. A KTP has none. */
const expiryCheck =
  (before: UserValues | null) =>
  ({ value, issues }: Pick<z.core.ParsePayload<UserValues>, 'value' | 'issues'>): void => {
    const { identityType, expiresOn } = value;
    const isUnreal = identityType === 'Passport' && expiresOn !== '' && !isCalendarDate(expiresOn);
    const message = isUnreal ? 'FIELD_DATE' : expiryFault(documentOf(value), before && documentOf(before), bankToday());
    if (message) issues.push({ code: 'custom', message, path: ['expiresOn'], input: value });
  };

/** The first step. It sends nothing; the confirmation does. */
export function UserForm({ initialChange }: { readonly initialChange: PlannedUser }) {
  const t = useTexts('users');
  const words = useTexts('administration');
  const format = useFormat();
  const { planned, refused, goToConfirmation } = usePlanned<PlannedUser>();
  const draft = useFormDraft(planned);
  const groups = useRef<PlannedUser['groups']>(planned?.groups ?? initialChange.groups);
  const { mode, before } = initialChange;
  return (
    <FormFrame stepper={<FormSteps current="form" />}>
      <Form<UserValues, UserValues>
        schema={schema.check(leaveCheck(before?.leave ?? [], format.date), expiryCheck(before))}
        initial={planned?.mode === mode ? planned.values : initialChange.values}
        refused={refused}
        draft={draft}
        onSubmit={(values) => Promise.resolve({ ...values, roles: rolesIn(values) })}
        onDone={(values) =>
          void goToConfirmation(pathTo(userScreens.confirmation, {}, { pageMode: mode }), {
            ...initialChange,
            values,
            groups: groups.current,
          })
        }
      >
        <PersonFields isNew={before === null} ownId={initialChange.repair ? initialChange.values.userId : undefined} />
        <RoleFields isNew={before === null} onGroup={(id, group) => (groups.current = { [id]: group })} />
        <AccessFields />
        <Card>
          <Section title={t('form.token')}>
            <TokenFields types={['none', 'Hard Token', 'Soft Token']} exceptId={before?.userId} />
          </Section>
        </Card>
        <LeaveSection />
        <FormActions>
          <SubmitButton icon="arrow-right">{words('form.continue')}</SubmitButton>
        </FormActions>
      </Form>
    </FormFrame>
  );
}
