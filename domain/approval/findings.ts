// What is wrong with the approval set-up of a company, as one table of rules.
import { canFill } from './matching.ts';
import { rangeCurrency } from './measure.ts';
import { byPrecedence } from './precedence.ts';
import { findOverlaps } from './overlaps.ts';
import { buildRoute } from './route.ts';
import type { MatrixRow, Person, Stage, Workflow } from './types.ts';
import { shortRows, wholeOf } from './short-rows.ts';
import { unreachableRows } from './unreachable.ts';

export type SetUpPerson = Person & {
  readonly name: string;
  readonly isMaker: boolean;
  readonly canSign: boolean;
};

export type SetUpWorkflow = { readonly id: string; readonly name: string; readonly workflow: Workflow };

export type SetUpMap = {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly MatrixRow[];
};

export type SetUp = {
  readonly people: readonly SetUpPerson[];
  readonly groupNames: ReadonlyMap<string, string>;
  readonly workflows: readonly SetUpWorkflow[];
  readonly maps: readonly SetUpMap[];
  /** The highest amount that anybody may submit; null when there is no such limit. */
  readonly ceilingOf: (service: string, currency: 'IDR') => bigint | null;
  /** The services of a row for every service. */
  readonly services: readonly string[];
};

export type Finding = {
  readonly rule: FindingRule;
  readonly record: { readonly kind: 'approval-workflow' | 'workflow-map'; readonly id: string; readonly name: string };
  /** The stage, where the finding is about one. */
  readonly stage?: Stage['kind'];
  /** The groups, people or rows that it is about. */
  readonly names: readonly string[];
  readonly needed?: number;
  readonly available?: number;
};

const mostOfMap = 20;

const recordOf = ({ id, name }: SetUpWorkflow) => ({ kind: 'approval-workflow', id, name }) as const;
const mapOf = ({ id, name }: SetUpMap) => ({ kind: 'workflow-map', id, name }) as const;

/** The active people who act in a group at a stage of this kind. */
const membersOf = ({ people }: SetUp, kind: Stage['kind'], groupIds: readonly string[]): SetUpPerson[] =>
  people.filter(
    (person) =>
      !person.blocked &&
      person.stageKinds?.includes(kind) !== false &&
      person.groupIds.some((id) => groupIds.includes(id)),
  );

/** The same for every user ID of a person. */
const keyOf = ({ personId, ownIds = [] }: SetUpPerson): string => [personId, ...ownIds].toSorted()[0] ?? personId;

type Signer = { readonly personId: string; readonly name: string; readonly groupIds: readonly string[] };

/** A person signs a request once, whichever of the own user IDs signs. */
const signersAmong = (members: readonly SetUpPerson[]): Signer[] =>
  [...Map.groupBy(members, keyOf)].flatMap(([personId, [first, ...others]]) =>
    first ? [{ personId, name: first.name, groupIds: [first, ...others].flatMap(({ groupIds }) => groupIds) }] : [],
  );

const idsOf = ({ groups }: Stage) => groups.map(({ groupId }) => groupId);
const groupNames = (setUp: SetUp, stage: Stage) => idsOf(stage).map((id) => setUp.groupNames.get(id) ?? id);
const stagesOf = ({ id, workflow }: SetUpWorkflow): readonly Stage[] => buildRoute(1, id, workflow).stages;

const ofStages =
  (rule: (setUp: SetUp, stage: Stage, members: readonly SetUpPerson[]) => Partial<Finding> | null) =>
  (setUp: SetUp, name: FindingRule): Finding[] =>
    setUp.workflows.flatMap((workflow) =>
      stagesOf(workflow).flatMap((stage) => {
        const found = rule(setUp, stage, membersOf(setUp, stage.kind, idsOf(stage)));
        const names = groupNames(setUp, stage);
        return found ? [{ rule: name, record: recordOf(workflow), stage: stage.kind, names, ...found }] : [];
      }),
    );

const neededIn = ({ groups }: Stage) => groups.reduce((sum, { quorum }) => sum + quorum, 0);

const tooFewPeople = ofStages((_, stage, members) => {
  const signers = signersAmong(members);
  return canFill(stage, signers) ? null : { needed: neededIn(stage), available: signers.length };
});

/** A stage that has enough people, but not once those without a usable token are left out. A verification needs none. */
const tooFewTokens = ofStages((_, stage, members) => {
  const armed = signersAmong(members.filter(({ canSign }) => canSign));
  if (stage.kind === 'verify' || !canFill(stage, signersAmong(members)) || canFill(stage, armed)) return null;
  return { needed: neededIn(stage), available: armed.length };
});

/** Nobody signs the own work, so a stage that needs a maker stops when that maker makes a request. */
const onlyMakers = ofStages(({ people }, stage, members) => {
  const makers = new Set(people.filter(({ isMaker, blocked }) => isMaker && !blocked).map(keyOf));
  const signers = signersAmong(members);
  if (!canFill(stage, signers)) return null;
  const needed = signers.filter(
    (maker) =>
      makers.has(maker.personId) &&
      !canFill(
        stage,
        signers.filter((other) => other !== maker),
      ),
  );
  return needed.length > 0 ? { names: needed.map(({ name }) => name) } : null;
});

const inStage = (place: number, groupId: string) => `${place} ${groupId}`;

/** The stages have enough people each, but not enough different ones. */
function samePersonTwice(setUp: SetUp, rule: FindingRule): Finding[] {
  return setUp.workflows.flatMap((workflow) => {
    const stages = stagesOf(workflow);
    const members = stages.map((stage) => signersAmong(membersOf(setUp, stage.kind, idsOf(stage))));
    if (!stages.every((stage, place) => canFill(stage, members[place] ?? []))) return [];
    const placed = members.flatMap((signers, place) =>
      signers.map((signer) => ({ ...signer, groupIds: signer.groupIds.map((id) => inStage(place, id)) })),
    );
    const people = [...Map.groupBy(placed, ({ personId }) => personId).values()];
    const whole = people.flatMap(([first, ...more]) =>
      first ? [{ ...first, groupIds: [first, ...more].flatMap(({ groupIds }) => groupIds) }] : [],
    );
    if (canFill(wholeOf(stages), whole)) return [];
    const names = people.filter((same) => same.length > 1).flatMap(([one]) => one?.name ?? []);
    return [{ rule, record: recordOf(workflow), names: names.slice(0, mostOfMap) }];
  });
}

const ofRows =
  (find: (rows: readonly MatrixRow[], setUp: SetUp) => readonly MatrixRow[]) =>
  (setUp: SetUp, rule: FindingRule): Finding[] =>
    setUp.maps.flatMap((map) =>
      find(map.rows, setUp)
        .slice(0, mostOfMap)
        .map(({ name }) => ({ rule, record: mapOf(map), names: [name] })),
    );

/** Two rows that only their ids tell apart. */
function ties(setUp: SetUp, rule: FindingRule): Finding[] {
  return setUp.maps.flatMap((map) =>
    findOverlaps(map.rows)
      .filter(({ decidedBy }) => decidedBy === 'id' || decidedBy === 'newest')
      .slice(0, mostOfMap)
      .map(({ winner, loser }) => ({ rule, record: mapOf(map), names: [winner.name, loser.name] })),
  );
}

/** The name of the row, then the services. */
function shortOfPeople(setUp: SetUp, rule: FindingRule): Finding[] {
  return setUp.maps.flatMap((map) =>
    shortRows(map.rows, setUp)
      .slice(0, mostOfMap)
      .map(({ row, services }) => ({ rule, record: mapOf(map), names: [row.name, ...services] })),
  );
}

/** No limit lets a request be large enough for the row. */
function isAboveLimits({ services, minimum, currency }: MatrixRow, setUp: SetUp): boolean {
  if (!minimum || rangeCurrency({ currency }) !== 'IDR') return false;
  return (services ?? setUp.services).every((service) => {
    const ceiling = setUp.ceilingOf(service, 'IDR');
    return ceiling !== null && minimum.minor > ceiling;
  });
}

const rules = {
  'too-few-people': tooFewPeople,
  'too-few-tokens': tooFewTokens,
  'only-makers': onlyMakers,
  'same-person-twice': samePersonTwice,
  'short-of-people': shortOfPeople,
  'unreachable-row': ofRows((rows) => unreachableRows(rows)),
  'row-above-limits': ofRows((rows, setUp) => rows.toSorted(byPrecedence).filter((row) => isAboveLimits(row, setUp))),
  'tied-rows': ties,
} as const satisfies Record<string, (setUp: SetUp, rule: FindingRule) => Finding[]>;

export type FindingRule =
  | 'too-few-people'
  | 'too-few-tokens'
  | 'only-makers'
  | 'same-person-twice'
  | 'short-of-people'
  | 'unreachable-row'
  | 'row-above-limits'
  | 'tied-rows';

/** Returns everything that is wrong, in the order of the table. */
export const findingsOf = (setUp: SetUp): Finding[] =>
  (Object.entries(rules) as [FindingRule, (setUp: SetUp, rule: FindingRule) => Finding[]][]).flatMap(([name, rule]) =>
    rule(setUp, name),
  );
