// The values of the form of a sub user group, and the draft that is sent.
import { accountText } from '../../../../domain/account-text.ts';
import type {
  AccountType,
  RecordReference,
  ServiceCode,
  SubUserGroupDetail,
  SubUserGroupDraft,
} from '../../../../generated/types.ts';

/** What members may do with an account: see it, or see and debit it. */
export type Rights = 'inquiry' | 'transaction';

export interface ChosenAccount {
  readonly id: string;
  readonly label: string;
  readonly rights: Rights;
}

export interface SubGroupValues {
  readonly subUserGroupName: string;
  readonly userGroupId: string;
  readonly userGroupName: string;
  readonly access: 'accounts' | 'account-types';
  readonly accountTypes: readonly AccountType[];
  readonly typeRights: Rights;
  readonly accounts: readonly ChosenAccount[];
  readonly services: readonly ServiceCode[];
  readonly enterpriseLimits: readonly RecordReference[];
}

export const noValues: SubGroupValues = {
  subUserGroupName: '',
  userGroupId: '',
  userGroupName: '',
  access: 'accounts',
  accountTypes: [],
  typeRights: 'inquiry',
  accounts: [],
  services: [],
  enterpriseLimits: [],
};

const rightsOf = ({ transaction }: { readonly transaction: boolean }): Rights =>
  transaction ? 'transaction' : 'inquiry';

const given = (rights: Rights) => ({ inquiry: true, transaction: rights === 'transaction' });

export const valuesOf = (detail: SubUserGroupDetail): SubGroupValues => {
  const { subUserGroupName, userGroup, accountAccess, accounts, serviceAccess, inheritsLimits, enterpriseLimits } =
    detail;
  const isByType = accountAccess.kind === 'account-types';
  return {
    subUserGroupName,
    userGroupId: userGroup.id,
    userGroupName: userGroup.name,
    access: accountAccess.kind,
    accountTypes: isByType ? accountAccess.accountTypes : [],
    typeRights: isByType ? rightsOf(accountAccess) : 'inquiry',
    accounts: isByType
      ? []
      : accounts.map(({ account, ...rights }) => ({
          id: account.id,
          label: accountText(account),
          rights: rightsOf(rights),
        })),
    services: serviceAccess,
    enterpriseLimits: inheritsLimits ? [] : enterpriseLimits,
  };
};

export const draftOf = (values: SubGroupValues): SubUserGroupDraft => ({
  subUserGroupName: values.subUserGroupName,
  userGroupId: values.userGroupId,
  accountAccess:
    values.access === 'accounts'
      ? {
          kind: 'accounts',
          accounts: values.accounts.map(({ id, rights }) => ({ accountId: id, ...given(rights) })),
        }
      : { kind: 'account-types', accountTypes: [...values.accountTypes], ...given(values.typeRights) },
  serviceAccess: [...values.services],
  enterpriseLimitIds: values.enterpriseLimits.map(({ id }) => id),
});

interface Names {
  groupName(id: string): string;
  accountName(id: string): string;
  limit(id: string): RecordReference;
}

/** Returns the values of a draft that a task proposes. */
export function valuesOfDraft(draft: SubUserGroupDraft, names: Names): SubGroupValues {
  const { subUserGroupName, userGroupId, accountAccess, serviceAccess, enterpriseLimitIds } = draft;
  const isByType = accountAccess.kind === 'account-types';
  return {
    subUserGroupName,
    userGroupId,
    userGroupName: names.groupName(userGroupId),
    access: accountAccess.kind,
    accountTypes: isByType ? accountAccess.accountTypes : [],
    typeRights: isByType ? rightsOf(accountAccess) : 'inquiry',
    accounts: isByType
      ? []
      : accountAccess.accounts.map(({ accountId: id, ...rights }) => ({
          id,
          label: names.accountName(id),
          rights: rightsOf(rights),
        })),
    services: serviceAccess,
    enterpriseLimits: enterpriseLimitIds.map((id) => names.limit(id)),
  };
}
