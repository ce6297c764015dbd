// The groups of a stage as text, as the differences of a task carry them and its approver signs them.

export interface StageGroupWords {
  readonly groupKind: 'user-group' | 'sub-user-group' | 'approval-group';
  readonly groupName: string;
  readonly quorum: number;
  readonly eligible: number;
  readonly people: readonly { readonly name: string }[];
}

/** A difference holds 1000 characters. */
const mostCharacters = 1000;
const betweenGroups = '; ';
const ofGroup = /^(user-group|sub-user-group|approval-group) (.+) × (\d+) of (\d+)(?:: (.+))?$/;

function groupText({ groupKind, groupName, quorum, eligible, people }: StageGroupWords, isNamingPeople: boolean) {
  const group = `${groupKind} ${groupName} × ${quorum} of ${eligible}`;
  return isNamingPeople && people.length > 0 ? `${group}: ${people.map(({ name }) => name).join(', ')}` : group;
}

/** Each group with its kind, how many of how many sign, and who they are; without names where they are too many. */
export function writeStageGroups(groups: readonly StageGroupWords[]): string | null {
  const text = (isNamingPeople: boolean) =>
    groups.map((group) => groupText(group, isNamingPeople)).join(betweenGroups) || null;
  const full = text(true);
  return full && full.length > mostCharacters ? text(false) : full;
}

export interface ReadStageGroup extends Omit<StageGroupWords, 'people'> {
  /** The names, with commas between; empty where they were left out. */
  readonly people: string;
}

/** Returns undefined for a text that is not of groups. */
export function readStageGroups(text: string): readonly ReadStageGroup[] | undefined {
  const groups = text.split(betweenGroups).map((one) => ofGroup.exec(one));
  if (groups.includes(null)) return undefined;
  return groups.map((found) => {
    const [, kind, groupName = '', quorum, eligible, people = ''] = found ?? [];
    const groupKind = kind as StageGroupWords['groupKind'];
    return { groupKind, groupName, quorum: Number(quorum), eligible: Number(eligible), people };
  });
}
