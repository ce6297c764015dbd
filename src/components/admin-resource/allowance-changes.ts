// The services of a user in a task, gathered by role: one line a role, as in the form, instead of one a service.
import type { FieldChange, RoleCode, ServiceCode } from '../../../generated/types.ts';
import type { ShownChange } from '../deciding/change-list.tsx';
import type { Translate } from '../text/use-texts.ts';

interface Texts {
  readonly t: Translate<'administration'>;
  readonly kinds: Translate<'kinds'>;
}

const ofService = /^allowance\.(\w+)$/;
const roles = ['MK', 'VF', 'AP', 'RL'] as const satisfies readonly RoleCode[];

export const isAllowance = ({ field }: FieldChange): boolean => ofService.test(field);

/** Only services that changed are named, those that a role loses before and those that it gets after. */
export function allowanceChanges(changes: readonly FieldChange[], { t, kinds }: Texts): ShownChange[] {
  const allowances = changes.filter(isAllowance);
  const servicesOf = (role: RoleCode, end: 'before' | 'after', other: 'before' | 'after') =>
    allowances
      .filter((change) => has(change[end], role) && !has(change[other], role))
      .map(({ field }) => kinds(`service.${ofService.exec(field)?.[1] as ServiceCode}`))
      .join(', ') || null;
  return roles
    .map((role) => ({
      id: `allowance.${role}`,
      label: t('field.allowedFor', { role: kinds(`role.${role}`) }),
      before: servicesOf(role, 'before', 'after'),
      after: servicesOf(role, 'after', 'before'),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
}

const has = (value: string | null, role: RoleCode) => value?.split(',').includes(role) ?? false;
