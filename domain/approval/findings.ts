// What is wrong with the approval set-up of a company, as one table of rules.
import type { LeavePeriod } from '../leave.ts';
import { canFill, fillersOf } from './matching.ts';
import { rangeCurrency } from './measure.ts';
import { byPrecedence } from './precedence.ts';
import { peopleIndex, type PeopleIndex } from './people-index.ts';
import { findOverlaps } from './overlaps.ts';
import { buildRoute } from './route.ts';
import type { MatrixRow, Person, Stage, Workflow } from './types.ts';
import { stageKey } from './stages-of.ts';
import { shortByLeave, type SetUpLeave } from './short-by-leave.ts';
import { inStage, shortRowsAmong, wholeOf } from './short-rows.ts';
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
  /** Left out where no one looks at leave. */
  readonly leave?: SetUpLeave;
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
  /** The days of short-by-leave. */
  readonly days?: LeavePeriod;
};

const mostOfMap = 20;

const recordOf = ({ id, name }: SetUpWorkflow) => ({ kind: 'approval-workflow', id, name }) as const;
const mapOf = ({ id, name }: SetUpMap) => ({ kind: 'workflow-map', id, name }) as const;

type Signer = { readonly personId: string; readonly name: string; readonly groupIds: readonly string[] };
type Members = { readonly people: readonly SetUpPerson[]; readonly signers: readonly Signer[] };

/** The set-up with what its rules ask for again and again. */
type Indexed = SetUp & {
  readonly index: PeopleIndex<SetUpPerson>;
  readonly makers: ReadonlySet<string>;
  /** The active people who act in a group of the stage. */
  readonly membersOf: (stage: Stage) => Members;
};

function indexed(setUp: SetUp): Indexed {
  const index = peopleIndex(setUp.people);
  const makers = setUp.people.filter(({ isMaker, blocked }) => isMaker && !blocked);
  const known = new Map<string, Members>();
  const membersOf = (stage: Stage): Members => {
    const key = stageKey(stage);
    const found = known.get(key) ?? membersIn(index, stage);
    known.set(key, found);
    return found;
  };
  return { ...setUp, index, membersOf, makers: new Set(makers.map(index.humanOf)) };
}

function membersIn(index: PeopleIndex<SetUpPerson>, { kind, groups }: Stage): Members {
  const ids = groups.map(({ groupId }) => groupId);
  const people = index.inGroups(ids).filter((person) => !person.blocked && person.stageKinds?.includes(kind) !== false);
  return { people, signers: signersAmong(index, people) };
}

/** A person signs a request once, whichever of the own user IDs signs. */
const signersAmong = (index: PeopleIndex<SetUpPerson>, members: readonly SetUpPerson[]): Signer[] =>
  [...Map.groupBy(members, index.humanOf)].flatMap(([personId, [first, ...others]]) =>
    first ? [{ personId, name: first.name, groupIds: [first, ...others].flatMap(({ groupIds }) => groupIds) }] : [],
  );

const idsOf = ({ groups }: Stage) => groups.map(({ groupId }) => groupId);
const groupNames = (setUp: Indexed, stage: Stage) => idsOf(stage).map((id) => setUp.groupNames.get(id) ?? id);
const stagesOf = ({ id, workflow }: SetUpWorkflow): readonly Stage[] => buildRoute(1, id, workflow).stages;

const ofStages =
  (rule: (setUp: Indexed, stage: Stage, members: Members) => Partial<Finding> | null) =>
  (setUp: Indexed, name: FindingRule): Finding[] =>
    setUp.workflows.flatMap((workflow) =>
      stagesOf(workflow).flatMap((stage) => {
        const found = rule(setUp, stage, setUp.membersOf(stage));
        const names = groupNames(setUp, stage);
        return found ? [{ rule: name, record: recordOf(workflow), stage: stage.kind, names, ...found }] : [];
      }),
    );

const neededIn = ({ groups }: Stage) => groups.reduce((sum, { quorum }) => sum + quorum, 0);

const tooFewPeople = ofStages((_, stage, { signers }) =>
  canFill(stage, signers) ? null : { needed: neededIn(stage), available: signers.length },
);

/** A stage that has enough people, but not once those without a usable token are left out. A verification needs none. */
const tooFewTokens = ofStages(({ index }, stage, { people, signers }) => {
  if (stage.kind === 'verify' || !canFill(stage, signers)) return null;
  const armed = signersAmong(
    index,
    people.filter(({ canSign }) => canSign),
  );
  return canFill(stage, armed) ? null : { needed: neededIn(stage), available: armed.length };
});

/** A stage that has enough people who can act in it, but not on some of the next days. */
const shortOnDays = ofStages(({ index, leave }, stage, { people }) => {
  if (!leave) return null;
  const able = people.filter(({ canSign }) => stage.kind === 'verify' || canSign);
  const isEnough = (present: readonly SetUpPerson[]) => canFill(stage, signersAmong(index, present));
  if (!isEnough(able)) return null;
  const found = shortByLeave(able, leave, isEnough);
  return found && { days: found.days, names: [...new Set(found.away.map(({ name }) => name))] };
});

/** No one signs their own work, so a stage that needs a maker stops when that maker makes a request. */
const onlyMakers = ofStages(({ makers }, stage, { signers }) => {
  const needed = (fillersOf(stage, signers) ?? []).filter(
    (maker) =>
      makers.has(maker.personId) &&
      !canFill(
        stage,
        signers.filter((other) => other !== maker),
      ),
  );
  return needed.length > 0 ? { names: needed.map(({ name }) => name) } : null;
});

/** Tries to fill the stages in order, each with people who are in no earlier stage. */
function fillsInTurn(stages: readonly Stage[], membersOf: Indexed['membersOf']): boolean {
  const used = new Set<string>();
  return stages.every((stage) => {
    const fillers = fillersOf(
      stage,
      membersOf(stage).signers.filter(({ personId }) => !used.has(personId)),
    );
    for (const { personId } of fillers ?? []) used.add(personId);
    return fillers !== null;
  });
}

/** The stages have enough people each, but not enough different ones. */
function samePersonTwice(setUp: Indexed, rule: FindingRule): Finding[] {
  return setUp.workflows.flatMap((workflow) => {
    const stages = stagesOf(workflow);
    if (fillsInTurn(stages, setUp.membersOf)) return [];
    const members = stages.map((stage) => setUp.membersOf(stage).signers);
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
  (find: (rows: readonly MatrixRow[], setUp: Indexed) => readonly MatrixRow[]) =>
  (setUp: Indexed, rule: FindingRule): Finding[] =>
    setUp.maps.flatMap((map) =>
      find(map.rows, setUp)
        .slice(0, mostOfMap)
        .map(({ name }) => ({ rule, record: mapOf(map), names: [name] })),
    );

/** Two rows that overlap, and of which only the age or the id decides which one counts. */
function ties(setUp: Indexed, rule: FindingRule): Finding[] {
  return setUp.maps.flatMap((map) =>
    findOverlaps(map.rows)
      .filter(({ decidedBy }) => decidedBy === 'id' || decidedBy === 'newest')
      .slice(0, mostOfMap)
      .map(({ winner, loser }) => ({ rule, record: mapOf(map), names: [winner.name, loser.name] })),
  );
}

/** The name of the row, then the services. */
function shortOfPeople(setUp: Indexed, rule: FindingRule): Finding[] {
  const shortRows = shortRowsAmong(setUp);
  return setUp.maps.flatMap((map) =>
    shortRows(map.rows)
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
  'short-by-leave': shortOnDays,
  'only-makers': onlyMakers,
  'same-person-twice': samePersonTwice,
  'short-of-people': shortOfPeople,
  'unreachable-row': ofRows((rows) => unreachableRows(rows)),
  'row-above-limits': ofRows((rows, setUp) => rows.toSorted(byPrecedence).filter((row) => isAboveLimits(row, setUp))),
  'tied-rows': ties,
} as const satisfies Record<string, (setUp: Indexed, rule: FindingRule) => Finding[]>;

export type FindingRule =
  | 'too-few-people'
  | 'too-few-tokens'
  | 'short-by-leave'
  | 'only-makers'
  | 'same-person-twice'
  | 'short-of-people'
  | 'unreachable-row'
  | 'row-above-limits'
  | 'tied-rows';

/** Returns everything that is wrong, in the order of the table. */
export function findingsOf(setUp: SetUp): Finding[] {
  const known = indexed(setUp);
  const all = Object.entries(rules) as [FindingRule, (setUp: Indexed, rule: FindingRule) => Finding[]][];
  return all.flatMap(([name, rule]) => rule(known, name));
}
