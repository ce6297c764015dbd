import { useEffect } from 'react';
import { getSubUserGroup, searchSubUserGroups } from '../../../generated/calls/groups.ts';
import { listRoles } from '../../../generated/calls/users.ts';
import type { RecordReference, ServiceCode } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { CheckboxesField, RadioCardsField } from '../../components/form/choice-fields.tsx';
import { useFieldValue } from '../../components/form/use-field.ts';
import { LookupField } from '../../components/pickers/lookup-field.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { administratorRoles, corporateRoles, signingRoles, type GroupOfUser, type UserValues } from './values.ts';

interface RoleFieldsProps {
  readonly isNew: boolean;
  /** Called with the groups of the chosen sub user group once they are known. */
  onGroup(id: string, group: GroupOfUser): void;
}

function AllowedServices({ services }: { readonly services: readonly ServiceCode[] }) {
  const t = useTexts('users');
  const kinds = useTexts('kinds');
  const roles = useFieldValue<UserValues['roles']>('roles');
  const options = services.map((id) => ({ id, label: kinds(`service.${id}`) }));
  return signingRoles
    .filter((role) => roles.includes(role))
    .map((role) => (
      <CheckboxesField<UserValues>
        key={role}
        name={`allowed.${role}`}
        label={t('form.allowedFor', { role: kinds(`role.${role}`) })}
        description={t('form.allowedNote')}
        options={options}
        allLabel={t('form.allServices')}
        isInColumns
      />
    ));
}

function GroupFields({ onGroup }: Pick<RoleFieldsProps, 'onGroup'>) {
  const t = useTexts('users');
  const id = useFieldValue<string | undefined>('subUserGroupId');
  const group = useRead(getSubUserGroup, id ? { body: { id } } : null).data;
  useEffect(() => {
    if (group?.id !== id || !group) return;
    const { subUserGroupName: name, userGroup } = group;
    onGroup(group.id, { name, userGroupId: userGroup.id, userGroupName: userGroup.name });
  }, [group, id]);
  const note = group ? t('form.ofGroup', { group: group.userGroup.name }) : t('form.groupNote');
  return (
    <>
      <LookupField<'searchSubUserGroups', UserValues>
        name="subUserGroupId"
        label={t('form.subUserGroup')}
        description={note}
        call={searchSubUserGroups}
        inputOf={(search, page) => ({ body: { ...(search && { search }), page } })}
        optionOf={({ id: value, text }) => ({ id: value, label: text })}
        {...(group && { chosen: { id: group.id, label: group.subUserGroupName } })}
      />
      <AllowedServices services={group?.serviceAccess ?? []} />
    </>
  );
}

function ApprovalGroupsField({ groups }: { readonly groups: readonly RecordReference[] }) {
  const t = useTexts('users');
  const words = useTexts('administration');
  if (groups.length === 0) return null;
  return (
    <CheckboxesField<UserValues>
      name="approvalGroupIds"
      label={words('field.approvalGroups')}
      description={t('form.approvalGroupsNote')}
      options={groups.map(({ id, name }) => ({ id, label: name }))}
      isOptional
      isInColumns
    />
  );
}

/** What the user does, and for a user of the corporate area in which sub user group. */
export function RoleFields({ isNew, onGroup }: RoleFieldsProps) {
  const t = useTexts('users');
  const area = useFieldValue<UserValues['area']>('area');
  const { roles: catalogue = [], approvalGroups = [] } = useRead(listRoles, {}).data ?? {};
  const codes: readonly string[] = area === 'corporate' ? corporateRoles : administratorRoles;
  const options = catalogue.filter(({ code }) => codes.includes(code));
  return (
    <Card>
      <Section title={t('form.work')}>
        {isNew && (
          <RadioCardsField<UserValues>
            name="area"
            label={t('form.area')}
            columns={2}
            choices={(['corporate', 'administration'] as const).map((id) => ({
              id,
              label: t(`area.${id}`),
              description: t(`areaNote.${id}`),
            }))}
          />
        )}
        <CheckboxesField<UserValues>
          name="roles"
          label={t('form.roles')}
          options={options.map(({ code, name, description }) => ({ id: code, label: name, description }))}
        />
        {area === 'corporate' && <ApprovalGroupsField groups={approvalGroups} />}
        {area === 'corporate' && <GroupFields onGroup={onGroup} />}
      </Section>
    </Card>
  );
}
