// A sub user group field by field as text, for the differences that approvers see and sign.
import type { AccountAccess, SubUserGroupDraft } from '../../generated/types.ts';
import type { SubGroupFacts } from './sub-group-store.ts';

type Words = Record<string, string | null>;

const rightsOf = ({ inquiry, transaction }: { readonly inquiry: boolean; readonly transaction: boolean }) =>
  [...(inquiry ? ['inquiry'] : []), ...(transaction ? ['transaction'] : [])].join(',') || null;

function accessWords(access: AccountAccess, { accounts }: SubGroupFacts): Words {
  if (access.kind === 'account-types')
    return Object.fromEntries(access.accountTypes.map((type) => [`accountType.${type}`, rightsOf(access)]));
  return Object.fromEntries(
    access.accounts.map((rights) => {
      const { number = rights.accountId } = accounts.get(rights.accountId) ?? {};
      return [`access.${number}`, rightsOf(rights)];
    }),
  );
}

export function subGroupWords(draft: SubUserGroupDraft, facts: SubGroupFacts): Words {
  const { subUserGroupName, userGroupId, accountAccess, serviceAccess, enterpriseLimitIds } = draft;
  const limits = facts.limits.filter(({ id }) => enterpriseLimitIds.includes(id));
  return {
    subUserGroupName,
    userGroup: facts.groups.get(userGroupId)?.name ?? null,
    ...accessWords(accountAccess, facts),
    ...Object.fromEntries(serviceAccess.map((service) => [`service.${service}`, 'given'])),
    enterpriseLimits: limits.map(({ name }) => name).join(', ') || null,
  };
}
