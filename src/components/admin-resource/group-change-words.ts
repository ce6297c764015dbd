// The differences of groups and users whose field names carry an account, a service, a group or a user.
import { accountText } from '../../../domain/account-text.ts';
import type { FieldChange, RoleCode, ServiceCode, TokenType } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { Format } from '../text/use-format.ts';
import type { Translate } from '../text/use-texts.ts';

interface Texts {
  readonly t: Translate<'administration'>;
  readonly kinds: Translate<'kinds'>;
  readonly format: Format;
}

type State = 'Active' | 'Inactive' | 'Blocked' | 'Pending Activation';

const rightsText = (value: string, { t }: Texts) =>
  value.includes('transaction') ? t('field.transaction') : t('field.inquiry');
const rolesText = (value: string, { kinds }: Texts) =>
  value
    .split(',')
    .map((role) => kinds(`role.${role as RoleCode}`))
    .join(', ');
const stateText = (value: string, { t }: Texts) => t(`record.${value as State}`);

const tokenText = (value: string, { t }: Texts) =>
  value.replace(/^(Soft|Hard) Token/, (type) => t(`tokenType.${type as TokenType}`));

const identityText = (value: string, { t }: Texts) =>
  value.replace(/^(KTP|Passport)\b/, (type) => t(`identityType.${type as 'Passport'}`));

interface Rule {
  readonly pattern: RegExp;
  label(found: string, texts: Texts, alias: string | undefined): string;
  value(value: string, texts: Texts): string;
}

const rules: readonly Rule[] = [
  {
    pattern: /^access\.(\d+)$/,
    label: (number, { t }, alias) => t('field.account', { account: accountText({ alias, number }) }),
    value: rightsText,
  },
  {
    pattern: /^accountType\.(CA|SA)$/,
    label: (type, { t, kinds }) => t('field.accountType', { type: kinds(`account.${type as 'CA'}`) }),
    value: rightsText,
  },
  {
    pattern: /^service\.(\w+)$/,
    label: (service, { t, kinds }) => t('field.service', { service: kinds(`service.${service as ServiceCode}`) }),
    value: (_, { t }) => t('field.given'),
  },
  {
    pattern: /^subUserGroups\.(.+)\.status$/,
    label: (name, { t }) => t('field.subGroupOf', { name }),
    value: stateText,
  },
  {
    pattern: /^toggle\.(\w+)$/,
    label: (name, { t }) => t(`toggle.${name as 'insights'}`),
    value: (_, { t }) => t('field.on'),
  },
  {
    pattern: /^(exceptionalApprover|exceptionalReleaser)$/,
    label: (name, { t }) => t(`toggle.${name as 'exceptionalApprover'}`),
    value: (_, { t }) => t('field.on'),
  },
  { pattern: /^(roles)$/, label: (_, { t }) => t('field.roles'), value: rolesText },
  { pattern: /^(identity)$/, label: (_, { t }) => t('field.identity'), value: identityText },
  {
    pattern: /^(identityExpiresOn)$/,
    label: (_, { t }) => t('field.identityExpiresOn'),
    value: (date, { format }) => format.date(date),
  },
  { pattern: /^(token)$/, label: (_, { t }) => t('field.userToken'), value: tokenText },
  { pattern: /^(lock)$/, label: (_, { t }) => t('field.lock'), value: (_, { t }) => t('field.locked') },
  { pattern: /^(password)$/, label: (_, { t }) => t('field.password'), value: (_, { t }) => t('field.reset') },
  {
    pattern: /^(userId|name|email|mobilePhoneNumber|subUserGroup|approvalGroups|activation)$/,
    label: (name, { t }) => t(`field.${name as 'email'}`),
    value: (value) => value,
  },
  { pattern: /^users\.(.+)\.status$/, label: (userId, { t }) => t('field.userOf', { userId }), value: stateText },
];

/** Returns undefined when the field is not of this kind. */
export function groupChange({ field, before, after, alias }: FieldChange, texts: Texts): ShownChange | undefined {
  for (const { pattern, label, value } of rules) {
    const found = pattern.exec(field)?.[1];
    if (found === undefined) continue;
    const shown = (one: string | null) => (one === null ? null : value(one, texts));
    const isDeleted = field.startsWith('subUserGroups.') && after === null;
    return {
      id: field,
      label: label(found, texts, alias),
      before: shown(before),
      after: isDeleted ? texts.t('field.deleted') : shown(after),
    };
  }
  return undefined;
}
