// Says a stored record in lines of text, with the names that the other records had on the same day.
import { fromWire } from '../../../domain/money.ts';
import { formatMoney } from '../../../domain/money-format.ts';
import { textParts } from '../../../domain/text-parts.ts';
import type { ConfigurationLine, Language, RoleCode } from '../../../generated/types.ts';
import type { StoredMapRow } from '../../db/administration-tables.ts';
import type { LimitType } from '../../limits/limit-types.ts';
import { roleTexts } from '../../users/role-texts.ts';
import { accessText, delegationLines, levelLines, setupLines } from './describe-settings.ts';
import type { StoredAmount, StoredContent, StoredPerson, StoredRecord } from './stored.ts';
import { words } from './words.ts';

export interface Names {
  readonly language: Language;
  /** The services as they are called on every page, and the limits that the bank set for them on the day. */
  readonly services: ReadonlyMap<string, string>;
  readonly limitTypes: readonly LimitType[];
  /** What accounts and account groups were called on the day; as now, if that was not stored yet. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly accountGroups: ReadonlyMap<string, string>;
}

const stageRoles = { verify: 'VF', approve: 'AP', release: 'RL' } as const;

const isRole = (code: string): code is RoleCode => Object.hasOwn(roleTexts, code);
const longestValue = 5000;

/** What is known of other records, by id. */
export type Known = ReadonlyMap<string, StoredContent>;

function wordsOf(known: Known, names: Names) {
  const { language } = names;
  const word = words[language];
  return {
    word,
    nameOf: (id: string) => known.get(id)?.name ?? id,
    accountName: (id: string) => names.accounts.get(id) ?? id,
    peopleOf: (id: string) => known.get(id)?.people ?? [],
    serviceName: (service: string) => names.services.get(service) ?? (service || word.together),
    roleName: (role: string) => (isRole(role) ? roleTexts[role][language].name : role),
    amount: (value: string, currency = 'IDR') => {
      const read = fromWire({ value, currency });
      return read.ok ? formatMoney(read.value, language) : value;
    },
    /** More than one line if the text is too long for one: what an auditor reads is whole. */
    lines: (label: string, texts: readonly string[]): ConfigurationLine[] =>
      textParts(texts.join(', ') || word.none, longestValue).map((value) => ({ label, value })),
  };
}

export type Said = ReturnType<typeof wordsOf>;

/** Each group of a stage, with the people who could act in it. */
const stageLines = (content: StoredContent, { word, nameOf, peopleOf, lines }: Said): ConfigurationLine[] =>
  (['verify', 'approve', 'release'] as const).flatMap((stage) =>
    (content[stage] ?? []).flatMap(({ groupId, quorum }) => {
      const able = peopleOf(groupId).filter(({ isActive, roles }) => isActive && roles.includes(stageRoles[stage]));
      const people = able.map(({ name }) => name).join(', ') || word.none;
      return lines(word.stages[stage], [`${quorum} ${word.of} ${nameOf(groupId)}: ${people}`]);
    }),
  );

function accountsText({ accounts }: StoredMapRow, { word, accountName }: Said, names: Names): string {
  if (accounts.kind === 'every-account') return word.everyAccount;
  if (accounts.kind === 'accounts') return accounts.accountIds.map(accountName).join(', ');
  return `${word.accountGroup} ${names.accountGroups.get(accounts.accountGroupId) ?? accounts.accountGroupId}`;
}

function rangeText({ minimum, maximum, currency }: StoredMapRow, { word, amount }: Said): string {
  const ends = [
    ...(minimum === null ? [] : [`${word.from} ${amount(minimum, currency ?? 'IDR')}`]),
    ...(maximum === null ? [] : [`${word.to} ${amount(maximum, currency ?? 'IDR')}`]),
  ];
  return ends.join(' ') || word.anyAmount;
}

function rowText(row: StoredMapRow, said: Said, names: Names): string {
  const { word, nameOf, serviceName } = said;
  const types = row.transactionTypes.map(serviceName).join(', ') || word.every;
  const { outcome } = row;
  const way = outcome.kind === 'blocked' ? word.notAllowed : nameOf(outcome.approvalWorkflowId);
  const facts = [types, accountsText(row, said, names), rangeText(row, said)].join('; ');
  return `${facts} → ${way}`;
}

/**
 * The text of a row is written only when it is read, because a map may have thousands of rows and a page shows ten. A row
 * that names accounts may need several lines, so its text is written to count them.
 */
function rowLines(row: StoredMapRow, said: Said, names: Names): ConfigurationLine[] {
  if (row.accounts.kind === 'accounts') return said.lines(row.name, [rowText(row, said, names)]);
  const line = {
    label: row.name,
    get value() {
      return rowText(row, said, names);
    },
  };
  return [line];
}

function personText({ userId, name, roles, isActive }: StoredPerson, { word, roleName }: Said): string {
  const parts = [...roles.map(roleName), ...(isActive ? [] : [word.inactive])];
  return `${name} (${userId}: ${parts.join(', ')})`;
}

const amountLine = ({ service, role, amount: value }: StoredAmount, said: Said): ConfigurationLine => ({
  label: [said.serviceName(service), ...(role ? [said.roleName(role)] : [])].join(' · '),
  value: said.amount(value),
});

function limitLines({ minimum, maximum, daily, currency, amounts = [] }: StoredContent, said: Said) {
  const { word, amount } = said;
  const bounds = [
    [word.minimum, minimum],
    [word.maximum, maximum],
    [word.daily, daily],
  ] as const;
  return [
    ...bounds.flatMap(([label, value]) => (value ? [{ label, value: amount(value, currency) }] : [])),
    ...amounts.map((one) => amountLine(one, said)),
  ];
}

/** The accounts of a group, and those who alone see an account. */
function accountLines({ kind, content }: StoredRecord, said: Said, names: Names): ConfigurationLine[] {
  const { word, lines, accountName } = said;
  const { access, accountIds, parentId } = content;
  return [
    ...(access ? lines(word.accounts, [accessText(access, said)]) : []),
    ...(parentId ? lines(word.parent, [names.accountGroups.get(parentId) ?? parentId]) : []),
    ...(accountIds ? lines(word.accounts, accountIds.map(accountName)) : []),
    ...(kind === 'account-visibility' ? lines(word.seenBy, peopleTexts(content, said)) : []),
  ];
}

const peopleTexts = ({ people = [] }: StoredContent, said: Said) => people.map((person) => personText(person, said));

export function describer(known: Known, names: Names) {
  const said = wordsOf(known, names);
  const { word, lines, nameOf, serviceName } = said;
  return (record: StoredRecord): ConfigurationLine[] => {
    const { kind, content } = record;
    return [
      ...(content.order ? lines(word.order, [word.orders[content.order]]) : []),
      ...stageLines(content, said),
      ...(content.rows ?? []).flatMap((row) => rowLines(row, said, names)),
      ...(content.userGroupId ? lines(word.userGroup, [nameOf(content.userGroupId)]) : []),
      ...(content.mapIds ? lines(word.maps, content.mapIds.map(nameOf)) : []),
      ...(content.limitIds ? lines(word.limits, content.limitIds.map(nameOf)) : []),
      ...(content.services ? lines(word.services, content.services.map(serviceName)) : []),
      ...accountLines(record, said, names),
      ...(content.people && kind !== 'account-visibility' ? lines(word.people, peopleTexts(content, said)) : []),
      ...setupLines(content, said),
      ...levelLines(content, said),
      ...(kind === 'delegation' ? delegationLines(record, names, said) : limitLines(content, said)),
    ];
  };
}
