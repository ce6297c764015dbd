// Says a stored record in lines of text, with the names that the other records had on the same day.
import { fromWire } from '../../../domain/money.ts';
import { formatMoney } from '../../../domain/money-format.ts';
import type { ConfigurationLine, Language } from '../../../generated/types.ts';
import type { StoredMapRow } from '../../db/administration-tables.ts';
import type { StoredAmount, StoredContent, StoredPerson, StoredRecord } from './stored.ts';
import { words } from './words.ts';

export interface Names {
  readonly language: Language;
  /** The services, accounts and account groups as they are called now. */
  readonly services: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
  readonly accountGroups: ReadonlyMap<string, string>;
}

const stageRoles = { verify: 'VF', approve: 'AP', release: 'RL' } as const;

const shortened = (text: string) => (text.length > 5000 ? `${text.slice(0, 4999)}…` : text);

export function describer(records: readonly StoredRecord[], names: Names) {
  const { language } = names;
  const word = words[language];
  const byId = new Map(records.map((one) => [one.id, one.content]));
  const nameOf = (id: string) => byId.get(id)?.name ?? id;
  const serviceName = (service: string) => names.services.get(service) ?? (service || word.together);
  const rupiah = (value: string, currency = 'IDR') => {
    const read = fromWire({ value, currency });
    return read.ok ? formatMoney(read.value, language) : value;
  };
  const line = (label: string, texts: readonly string[]): ConfigurationLine => ({
    label,
    value: shortened(texts.join(', ')) || word.none,
  });

  function stageLines(content: StoredContent): ConfigurationLine[] {
    return (['verify', 'approve', 'release'] as const).flatMap((stage) =>
      (content[stage] ?? []).map(({ groupId, quorum }) => {
        const able = (byId.get(groupId)?.people ?? []).filter(
          ({ isActive, roles }) => isActive && roles.includes(stageRoles[stage]),
        );
        const people = able.map(({ name }) => name).join(', ') || word.none;
        return line(word.stages[stage], [`${quorum} ${word.of} ${nameOf(groupId)}: ${people}`]);
      }),
    );
  }

  function accountsText({ accounts }: StoredMapRow): string {
    if (accounts.kind === 'every-account') return word.everyAccount;
    if (accounts.kind === 'account-group')
      return `${word.accountGroup} ${names.accountGroups.get(accounts.accountGroupId) ?? accounts.accountGroupId}`;
    return accounts.accountIds.map((id) => names.accounts.get(id) ?? id).join(', ');
  }

  function rangeText({ minimum, maximum, currency }: StoredMapRow): string {
    const ends = [
      ...(minimum === null ? [] : [`${word.from} ${rupiah(minimum, currency ?? 'IDR')}`]),
      ...(maximum === null ? [] : [`${word.to} ${rupiah(maximum, currency ?? 'IDR')}`]),
    ];
    return ends.join(' ') || word.anyAmount;
  }

  function rowLine(row: StoredMapRow): ConfigurationLine {
    const types = row.transactionTypes.map(serviceName).join(', ') || word.every;
    const { outcome } = row;
    const way = outcome.kind === 'blocked' ? word.notAllowed : nameOf(outcome.approvalWorkflowId);
    return { label: row.name, value: shortened(`${types}; ${accountsText(row)}; ${rangeText(row)} → ${way}`) };
  }

  const personText = ({ userId, name, roles, isActive }: StoredPerson) => {
    const parts = [...roles.map((role) => word.roles[role] ?? role), ...(isActive ? [] : [word.inactive])];
    return `${name} (${userId}: ${parts.join(', ')})`;
  };

  const amountLine = ({ service, role, amount }: StoredAmount): ConfigurationLine => ({
    label: [serviceName(service), ...(role ? [word.roles[role] ?? role] : [])].join(' · '),
    value: rupiah(amount),
  });

  const bound = (label: string, value: string | null | undefined, currency?: string): ConfigurationLine[] =>
    value === null || value === undefined ? [] : [{ label, value: rupiah(value, currency) }];

  return ({ content }: StoredRecord): ConfigurationLine[] => [
    ...(content.order ? [line(word.order, [word.orders[content.order]])] : []),
    ...stageLines(content),
    ...(content.rows ?? []).map(rowLine),
    ...(content.userGroupId ? [line(word.userGroup, [nameOf(content.userGroupId)])] : []),
    ...(content.mapIds ? [line(word.maps, content.mapIds.map(nameOf))] : []),
    ...(content.limitIds ? [line(word.limits, content.limitIds.map(nameOf))] : []),
    ...(content.services ? [line(word.services, content.services.map(serviceName))] : []),
    ...(content.people ? [line(word.people, content.people.map(personText))] : []),
    ...bound(word.minimum, content.minimum, content.currency),
    ...bound(word.maximum, content.maximum, content.currency),
    ...bound(word.daily, content.daily, content.currency),
    ...(content.amounts ?? []).map(amountLine),
  ];
}
