import { mapTypes } from '../../../domain/approval/map-types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import type { MapTransactionType, SetUpFinding } from '../../../generated/types.ts';
import { pathTo } from '../../paths.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useMapTypeName } from '../kinds/use-map-type-name.ts';
import { useTexts } from '../text/use-texts.ts';

const company = '/admin/company-administration';

const pages: Readonly<Record<SetUpFinding['record']['kind'], ScreenPath>> = {
  'approval-workflow': `${company}/approval-workflow/{requestType}/detail`,
  'workflow-map': `${company}/workflow-map/detail`,
  'user-group': `${company}/user-group/detail`,
  'user-profile': `${company}/user-profile/detail`,
  account: `${company}/workflow-map`,
  'waiting-requests': `${company}/user-profile`,
};

const lists: readonly SetUpFinding['record']['kind'][] = ['account', 'waiting-requests'];

/** The page on which the record is mended; undefined for a draft, and once it is solved, as the record may be deleted. */
export function mendingPath({ kind, id }: SetUpFinding['record'], isSolved = false): string | undefined {
  if (id === '' || isSolved) return undefined;
  // The page of a workflow finds its type in the record.
  return pathTo(pages[kind], lists.includes(kind) ? {} : { id }, { requestType: 'financial-request' });
}

function textKeyOf({ rule, stage, names }: Pick<SetUpFinding, 'rule' | 'stage' | 'names'>) {
  if (rule === 'expiring') return names[0] === 'password' ? 'finding.expiringPassword' : 'finding.expiringLink';
  return rule === 'waiting-requests' && !stage ? 'finding.waiting-repairs' : (`finding.${rule}` as const);
}

export function useFindingText(): (finding: SetUpFinding) => string {
  const t = useTexts('workflows');
  const kinds = useTexts('kinds');
  const typeName = useMapTypeName();
  const fieldText = useFieldText();
  const typesIn = (names: readonly string[]) =>
    mapTypes.every((type) => names.includes(type))
      ? t('finding.everyType')
      : names.map((name) => typeName(name as MapTransactionType)).join(', ');
  return ({ rule, stage, names, needed, available, code }) => {
    const values = {
      stage: stage ? kinds(`stage.${stage}`) : '',
      names: rule === 'uncovered' ? typesIn(names) : names.join(', '),
      first: names[0] ?? '',
      second: names[1] ?? '',
      type: rule === 'short-of-people' ? typesIn(names.slice(1)) : '',
      count: needed ?? 0,
      available: available ?? 0,
      why: code ? fieldText({ code }) : '',
    };
    return t(textKeyOf({ rule, stage, names }), values);
  };
}
