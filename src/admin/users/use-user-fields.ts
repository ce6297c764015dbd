import { toggleNames } from '../../../domain/user-access.ts';
import { listRoles } from '../../../generated/calls/users.ts';
import { useRead } from '../../api/read.ts';
import { useLeaveWords } from '../../components/leave/use-leave-words.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import type { ShownChange } from '../../components/deciding/change-list.tsx';
import { signingRoles, type PlannedUser, type Toggle, type UserValues } from './values.ts';

export const allToggles: readonly Toggle[] = [...toggleNames, 'exceptionalApprover', 'exceptionalReleaser'];

interface Field {
  readonly id: string;
  readonly label: string;
  text(values: UserValues): string | null;
}

const joined = (texts: readonly string[]) => texts.join(', ') || null;

function useFields(groups: PlannedUser['groups']): Field[] {
  const t = useTexts('users');
  const words = useTexts('administration');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const leaveWords = useLeaveWords();
  const { approvalGroups = [] } = useRead(listRoles, {}).data ?? {};
  const nameOf = (id: string) => approvalGroups.find((group) => group.id === id)?.name ?? id;
  const groupOf = ({ area, subUserGroupId }: UserValues) => (area === 'corporate' ? groups[subUserGroupId] : undefined);
  const tokenOf = ({ tokenType, serialNumber }: UserValues) =>
    tokenType === 'none' ? null : joined([[t(`token.${tokenType}`), serialNumber].filter(Boolean).join(' ')]);
  return [
    { id: 'userId', label: kinds('fact.userId'), text: ({ userId }) => userId },
    { id: 'name', label: t('form.name'), text: ({ name }) => name },
    { id: 'email', label: t('form.email'), text: ({ email }) => email },
    { id: 'mobile', label: t('form.mobile'), text: ({ mobilePhoneNumber }) => mobilePhoneNumber },
    {
      id: 'identity',
      label: t('form.identity'),
      text: ({ identityType, identityNumber }) => `${t(`identity.${identityType}`)} ${identityNumber}`,
    },
    {
      id: 'expiresOn',
      label: words('field.identityExpiresOn'),
      text: ({ identityType, expiresOn }) => (identityType === 'Passport' && expiresOn ? format.date(expiresOn) : null),
    },
    { id: 'roles', label: t('form.roles'), text: ({ roles }) => joined(roles.map((role) => kinds(`role.${role}`))) },
    { id: 'userGroup', label: words('field.userGroup'), text: (values) => groupOf(values)?.userGroupName ?? null },
    { id: 'subUserGroup', label: t('form.subUserGroup'), text: (values) => groupOf(values)?.name ?? null },
    {
      id: 'approvalGroups',
      label: words('field.approvalGroups'),
      text: ({ area, approvalGroupIds }) =>
        area === 'corporate' ? joined(approvalGroupIds.map((id) => nameOf(id)).toSorted()) : null,
    },
    { id: 'leave', label: words('field.leave'), text: ({ leave }) => leaveWords(leave) },
    { id: 'token', label: t('form.token'), text: tokenOf },
    ...signingRoles.map((role) => ({
      id: `allowed.${role}`,
      label: t('form.allowedFor', { role: kinds(`role.${role}`) }),
      text: ({ area, roles, allowed }: UserValues) =>
        area === 'corporate' && roles.includes(role)
          ? joined(allowed[role].map((service) => kinds(`service.${service}`)))
          : null,
    })),
    ...allToggles.map((name) => ({
      id: `toggle.${name}`,
      label: words(`toggle.${name}`),
      text: ({ area, toggles }: UserValues) =>
        area === 'corporate' && toggles.includes(name) ? words('field.on') : null,
    })),
  ];
}

/** The differences that the confirmation shows. */
export function useUserDifferences({ values, before, groups }: PlannedUser): ShownChange[] {
  return useFields(groups)
    .map(({ id, label, text }) => ({ id, label, before: before && text(before), after: text(values) }))
    .filter((change) => change.before !== change.after);
}
