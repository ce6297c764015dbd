import { accountText } from '../../../domain/account-text.ts';
import { mapTypes } from '../../../domain/approval/map-types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import type { MapTransactionType, ServiceCode, SetUpFinding } from '../../../generated/types.ts';
import { pathTo } from '../../paths.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useMapTypeName } from '../kinds/use-map-type-name.ts';
import { useCurrencyRangeText } from '../money/use-range-text.ts';
import { useFormat, type Format } from '../text/use-format.ts';
import { useTexts, type Translate, type Values } from '../text/use-texts.ts';

const company = '/admin/company-administration';

type Kind = SetUpFinding['record']['kind'];

const pages: Readonly<Record<Kind, ScreenPath>> = {
  'approval-workflow': `${company}/approval-workflow/{requestType}/detail`,
  'workflow-map': `${company}/workflow-map/detail`,
  'user-group': `${company}/user-group/detail`,
  'sub-user-group': `${company}/sub-user-group/detail`,
  'user-profile': `${company}/user-profile/detail`,
  'enterprise-limit': `${company}/enterprise-transaction-limit/detail`,
  'account-limit': `${company}/account-level-transaction-limit`,
  'daily-limit': `${company}/daily-limit`,
  delegation: `${company}/delegation-of-authority`,
  'account-visibility': `${company}/account-visibility`,
  'account-group': `${company}/account-grouping/detail`,
  'account-hierarchy': `${company}/account-grouping`,
  'company-setup': '/admin/services/company-setup',
  account: `${company}/workflow-map`,
  'waiting-requests': `${company}/user-profile`,
};

const settings: readonly Kind[] = [
  'account-limit',
  'daily-limit',
  'delegation',
  'account-visibility',
  'account-hierarchy',
  'company-setup',
];
const lists: readonly Kind[] = ['account', 'waiting-requests', ...settings];

/** The page on which the record is mended; undefined for a draft, and once it is solved, as the record may be deleted. */
export function mendingPath({ kind, id }: SetUpFinding['record'], isSolved = false): string | undefined {
  if (isSolved || (id === '' && !settings.includes(kind))) return undefined;
  // The page of a workflow finds its type in the record.
  return pathTo(pages[kind], lists.includes(kind) ? {} : { id }, { requestType: 'financial-request' });
}

export const isOfIdentity = (rule: SetUpFinding['rule']): boolean =>
  rule === 'identity-expiring' || rule === 'identity-expired';

/** A setting of the whole company has no name of its own. */
export function useRecordName(): (record: SetUpFinding['record']) => string {
  const screens = useTexts('screens');
  const names: Partial<Record<Kind, string>> = {
    'daily-limit': screens('dailyLimits'),
    'account-limit': screens('accountLimits'),
    delegation: screens('delegation'),
    'account-visibility': screens('accountVisibility'),
    'account-hierarchy': screens('accountGroups'),
    'company-setup': screens('companySetup'),
  };
  return ({ kind, name }) => name || (names[kind] ?? '');
}

const limitsOf = ['daily-below-limit', 'daily-used-up'];

function textKeyOf({ rule, stage, names }: Pick<SetUpFinding, 'rule' | 'stage' | 'names'>) {
  if (rule === 'expiring') return names[0] === 'password' ? 'finding.expiringPassword' : 'finding.expiringLink';
  const [service, ...higher] = names;
  if (rule === 'daily-below-limit' && higher.every((name) => name === service)) return 'finding.dailyBelowOwn';
  return rule === 'waiting-requests' && !stage ? 'finding.waiting-repairs' : (`finding.${rule}` as const);
}

const uncoveredKeys = {
  'no-map': 'finding.noMap',
  'no-active-map': 'finding.noActiveMap',
  'no-row': 'finding.uncovered',
  nobody: 'finding.nobodyLeft',
} as const;

function useTypes(t: Translate<'workflows'>) {
  const typeName = useMapTypeName();
  return (names: readonly string[]) =>
    mapTypes.every((type) => names.includes(type))
      ? t('finding.everyType')
      : names.map((name) => typeName(name as MapTransactionType)).join(', ');
}

/** Which amounts of which requests have no route, and whom that stops. */
function useUncoveredText(t: Translate<'workflows'>) {
  const kinds = useTexts('kinds');
  const typesIn = useTypes(t);
  const rangeText = useCurrencyRangeText();
  return ({ uncovered, names, stage, available }: SetUpFinding): string | undefined => {
    if (!uncovered) return undefined;
    const { userGroups, account, currency, range, why } = uncovered;
    const types = typesIn(names);
    const count = available ?? 0;
    return t(uncoveredKeys[why], {
      amounts: rangeText(range.minimum ?? null, range.maximum ?? null, currency),
      types: account ? t('finding.fromAccount', { types, account: accountText(account) }) : types,
      makers: t('finding.makers', { count }),
      groups: userGroups.map(({ name }) => name).join(', '),
      stage: stage ? kinds(`stage.${stage}`) : '',
      count,
    });
  };
}

const datesOf = ({ days, expiresOn }: SetUpFinding, format: Format): Values => ({
  ...(days && { from: format.date(days.from), to: format.date(days.to) }),
  ...(expiresOn && { expiresOn: format.date(expiresOn) }),
});

export function useFindingText(): (finding: SetUpFinding) => string {
  const t = useTexts('workflows');
  const kinds = useTexts('kinds');
  const format = useFormat();
  const typesIn = useTypes(t);
  const fieldText = useFieldText();
  const uncoveredText = useUncoveredText(t);
  const typesOf: Partial<Record<SetUpFinding['rule'], (names: readonly string[]) => string>> = {
    'short-of-people': (names) => typesIn(names.slice(1)),
    'daily-below-limit': (names) => typesIn(names.slice(1)),
    'limit-without-row': typesIn,
  };
  const limited = (name = '') =>
    name === 'ALL' || name === '' ? t('finding.allTransactions') : kinds(`service.${name as ServiceCode}`);
  return (finding) => {
    const { rule, stage, names, needed, available, code, parameters } = finding;
    const types = typesOf[rule]?.(names) ?? '';
    const values = {
      stage: stage ? kinds(`stage.${stage}`) : '',
      names: names.join(', '),
      first: names[0] ?? '',
      second: names[1] ?? '',
      limited: limitsOf.includes(rule) ? limited(names[0]) : '',
      type: types,
      types,
      ...datesOf(finding, format),
      count: needed ?? 0,
      available: available ?? 0,
      why: code ? fieldText({ code, ...(parameters && { parameters }) }) : '',
    };
    return uncoveredText(finding) ?? t(textKeyOf(finding), values);
  };
}
