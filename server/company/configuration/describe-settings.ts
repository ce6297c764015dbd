// Says what accounts, settings of the company and service levels were, and what was delegated.
import { usualInput, usualMode } from '../../approval/approval-mode.ts';
import { amountsOf, roleNames, roles } from '../../limits/delegation-store.ts';
import type { AccountAccess, ConfigurationLine } from '../../../generated/types.ts';
import type { Names, Said } from './describe.ts';
import type { StoredAmount, StoredContent, StoredRecord } from './stored.ts';

export function accessText(access: AccountAccess, { word, accountName }: Said): string {
  const rights = ({ transaction }: { readonly transaction: boolean }) => (transaction ? word.debited : word.seen);
  if (access.kind === 'account-types')
    return `${word.everyOf} ${access.accountTypes.map((type) => word.accountTypes[type]).join(', ')} (${rights(access)})`;
  return access.accounts.map((one) => `${accountName(one.accountId)} (${rights(one)})`).join(', ');
}

export function setupLines({ setup }: StoredContent, { word }: Said): ConfigurationLine[] {
  if (!setup) return [];
  const scope = setup.approvalScope ?? [];
  return [
    { label: word.access, value: setup.isSingleAccess ? word.single : word.several },
    { label: word.mode, value: word.modes[setup.approvalMode ?? usualMode(setup)] },
    ...(scope.length > 0 ? [{ label: word.scope, value: scope.map((one) => word.scopes[one]).join(', ') }] : []),
    { label: word.payeeInput, value: word.payeeInputs[setup.payeeInput ?? usualInput.payee_input_mode] },
  ];
}

export const levelLines = ({ levels = [] }: StoredContent, { word }: Said): ConfigurationLine[] =>
  (['verify', 'approve', 'release'] as const).flatMap((stage) =>
    levels
      .filter((level) => level.stage === stage)
      .map(({ hours, minutes }) => {
        const parts = [
          ...(hours > 0 ? [`${hours} ${word.hours}`] : []),
          ...(minutes > 0 ? [`${minutes} ${word.minutes}`] : []),
        ];
        return { label: word.stages[stage], value: parts.join(' ') };
      }),
  );

const ownOf = (amounts: readonly StoredAmount[], service: string) =>
  Object.fromEntries(
    roleNames.map((name) => [
      name,
      amounts.find((one) => one.service === service && one.role === roles[name])?.amount ?? null,
    ]),
  );

/** What each role may act on: the own amounts of the company, and the default of the bank where it has none. */
export function delegationLines(
  { content: { amounts = [] } }: StoredRecord,
  names: Names,
  said: Said,
): ConfigurationLine[] {
  return names.limitTypes.flatMap((type) => {
    const own = ownOf(amounts, type.serviceType);
    const effective = amountsOf(type, { [type.serviceType]: own });
    return roleNames.flatMap((name) => {
      const amount = effective[name];
      if (amount === null) return [];
      const source = own[name] === null ? ` (${said.word.bankDefault})` : '';
      return [
        {
          label: `${said.serviceName(type.serviceType)} · ${said.roleName(roles[name])}`,
          value: `${said.amount(amount)}${source}`,
        },
      ];
    });
  });
}
