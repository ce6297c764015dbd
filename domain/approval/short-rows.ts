// Rows whose requests too few people could finish together: each step has its people, but not all of them have the
// service, the account and a token, make no request themselves, and sign only once.
import { mayUse } from './access.ts';
import { numbering } from './alike.ts';
import { canFill, fillersOf, type Signatory } from './matching.ts';
import type { PeopleIndex } from './people-index.ts';
import { stagesOf } from './stages-of.ts';
import type { MatrixRow, Person, PersonId, Stage } from './types.ts';

export type RoutePerson = Person & { readonly isMaker: boolean; readonly canSign: boolean };

type Asked = {
  readonly people: readonly RoutePerson[];
  readonly index: PeopleIndex<RoutePerson>;
  readonly services: readonly string[];
};

export type ShortRow = { readonly row: MatrixRow; readonly services: readonly string[] };

export const inStage = (place: number, groupId: string) => `${place} ${groupId}`;

/** All stages as one, because someone who acts in one stage cannot act in the next. */
export const wholeOf = (stages: readonly Stage[]): Stage => ({
  kind: 'approve',
  groups: stages.flatMap(({ groups }, place) =>
    groups.map(({ groupId, quorum }) => ({ groupId: inStage(place, groupId), quorum })),
  ),
});

const has = (person: Person, service: string, work: Stage['kind'] | 'make') =>
  !service.startsWith('SVC_') || mayUse(person, service, work);

type Kind = Stage['kind'];
type Humans<One> = ReadonlyMap<PersonId, readonly One[]>;
/** A person, with the places in a route that this person could fill. */
type Placed = { readonly person: RoutePerson; readonly places: readonly { kind: Kind; groupIds: readonly string[] }[] };
type Route = { readonly whole: Stage; readonly members: Humans<Placed> };

const placed = (stages: readonly Stage[], person: RoutePerson): Placed => ({
  person,
  places: stages.flatMap(({ kind, groups }, place) => {
    if (person.stageKinds?.includes(kind) === false) return [];
    const own = groups.filter(({ groupId }) => person.groupIds.includes(groupId));
    return own.length === 0 ? [] : [{ kind, groupIds: own.map(({ groupId }) => inStage(place, groupId)) }];
  }),
});

type RightsOf = (person: RoutePerson) => string;

/** The active people who could act somewhere in a route, by human being. */
function routeOf(stages: readonly Stage[], { index }: Asked, rightsOf: RightsOf): Route {
  const whole = wholeOf(stages);
  const members = index
    .inGroups(stages.flatMap(({ groups }) => groups.map(({ groupId }) => groupId)))
    .filter(({ blocked }) => !blocked);
  const able = someAlike(members, { most: mostOf(whole), rightsOf })
    .map((person) => placed(stages, person))
    .filter(({ places }) => places.length > 0);
  return {
    whole,
    members: enoughOf(
      Map.groupBy(able, ({ person }) => index.humanOf(person)),
      whole,
    ),
  };
}

const mostOf = ({ groups }: Stage): number => groups.reduce((sum, { quorum }) => sum + quorum, 1);

/** Leaves out those whom enoughOf() would leave out as well, before anything is made for them. */
function someAlike(
  members: readonly RoutePerson[],
  { most, rightsOf }: { readonly most: number; readonly rightsOf: RightsOf },
): RoutePerson[] {
  const counts = new Map<string, number>();
  return members.filter((person) => {
    if ((person.ownIds?.length ?? 0) > 1) return true;
    const rights = rightsOf(person);
    const count = (counts.get(rights) ?? 0) + 1;
    counts.set(rights, count);
    return count <= most;
  });
}

/** What a person may do in any route. */
function everyRight(): RightsOf {
  const numberOf = numbering();
  const known = new Map<RoutePerson, string>();
  return (person) => {
    const { services, withheld, accountIds, canSign, groupIds, stageKinds } = person;
    const found =
      known.get(person) ?? [services, withheld, accountIds, canSign, groupIds, stageKinds].map(numberOf).join(' ');
    known.set(person, found);
    return found;
  };
}

const placedRights = ({ person: { services, withheld, accountIds, canSign }, places }: Placed): string =>
  JSON.stringify([services, withheld, accountIds, canSign, places]);

/** Of people with the same rights, one more than there are places are as good as all, even when one of them is missing. */
function enoughOf(humans: Humans<Placed>, whole: Stage): Humans<Placed> {
  const most = mostOf(whole);
  const counts = new Map<string, number>();
  return new Map(
    [...humans].filter(([, [one, ...otherIds]]) => {
      if (!one || otherIds.length > 0) return true;
      const rights = placedRights(one);
      const count = (counts.get(rights) ?? 0) + 1;
      counts.set(rights, count);
      return count <= most;
    }),
  );
}

type IsAble = (person: RoutePerson, kind: Kind) => boolean;

/** The places of the whole route that each human being could take. */
function* signatoriesOf({ members }: Route, isAble: IsAble): Generator<Signatory> {
  for (const [personId, same] of members) {
    const groupIds = same.flatMap(({ person, places }) =>
      places.flatMap((one) => (isAble(person, one.kind) ? one.groupIds : [])),
    );
    if (groupIds.length > 0) yield { personId, groupIds };
  }
}

function* without(signatories: Iterable<Signatory>, human: PersonId): Generator<Signatory> {
  for (const one of signatories) if (one.personId !== human) yield one;
}

type Place = { readonly service: string; readonly account: string };

const reaches = ({ accountIds }: Person, { account }: Place) => account === '' || accountIds.includes(account);

type Makers = {
  /** One of those who may request the same from the same accounts. */
  readonly alike: readonly RoutePerson[];
  readonly byHuman: Humans<RoutePerson>;
};

function makersAmong({ people, index }: Asked): Makers {
  const all = people.filter(({ isMaker, blocked }) => isMaker && !blocked);
  const numberOf = numbering();
  const alike = new Map(
    all.map((one) => [[one.services, one.withheld?.make ?? [], one.accountIds].map(numberOf).join(' '), one]),
  );
  return { alike: [...alike.values()], byHuman: Map.groupBy(all, index.humanOf) };
}

function isShort(route: Route, place: Place, { alike, byHuman }: Makers): boolean {
  const makes = (one: RoutePerson) => reaches(one, place) && has(one, place.service, 'make');
  if (!alike.some(makes)) return false;
  const isAble: IsAble = (one, kind) =>
    (kind === 'verify' || one.canSign) && reaches(one, place) && has(one, place.service, kind);
  const fillers = fillersOf(route.whole, signatoriesOf(route, isAble));
  if (!fillers) return true;
  // Only a maker who fills a place can be missing: the others are not needed.
  return fillers.some(
    ({ personId }) =>
      byHuman.get(personId)?.some(makes) === true &&
      !canFill(route.whole, without(signatoriesOf(route, isAble), personId)),
  );
}

/** Accounts that the same people reach are asked about once, by the first of them. */
function sameAccounts(people: readonly RoutePerson[]): ReadonlyMap<string, string> {
  const lists = new Set(people.map(({ accountIds }) => accountIds));
  const alike = [...new Map([...lists].map((ids) => [ids.join(' '), ids])).values()];
  const reaching = new Map<string, number[]>();
  for (const [number, accountIds] of alike.entries())
    for (const account of new Set(accountIds)) {
      const numbers = reaching.get(account);
      if (numbers) numbers.push(number);
      else reaching.set(account, [number]);
    }
  const firsts = new Map<string, string>();
  return new Map(
    [...reaching].map(([account, numbers]) => {
      const key = numbers.join(' ');
      const first = firsts.get(key) ?? account;
      firsts.set(key, first);
      return [account, first];
    }),
  );
}

/** Returns the answer for a key that was asked before. */
function remembering<Value>(): (key: string, find: () => Value) => Value {
  const known = new Map<string, Value>();
  return (key, find) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = find();
    known.set(key, value);
    return value;
  };
}

/** Many rows lead to the same stages, so each is asked about once. What stops a workflow alone is left to its rules. */
export function shortRowsAmong(asked: Asked): (rows: readonly MatrixRow[]) => ShortRow[] {
  const [routeTo, once] = [remembering<Route>(), remembering<boolean>()];
  const rightsOf = everyRight();
  const makers = makersAmong(asked);
  const same = sameAccounts(asked.people);
  const every = [...new Set(same.values())];

  const known = remembering<readonly string[]>();

  function shortServices({ services, accountIds, workflow }: MatrixRow): readonly string[] {
    if (workflow === 'blocked') return [];
    const { stages, key } = stagesOf(workflow);
    return known([key, services?.join(' ') ?? 'all', accountIds?.join(' ') ?? 'all'].join(' | '), () => {
      const route = routeTo(key, () => routeOf(stages, asked, rightsOf));
      if (
        !once(key, () =>
          canFill(
            route.whole,
            signatoriesOf(route, () => true),
          ),
        )
      )
        return [];
      const accounts = accountIds ? [...new Set(accountIds.flatMap((id) => same.get(id) ?? []))] : every;
      return (services ?? asked.services).filter((service) =>
        accounts.some((account) =>
          once([key, service, account].join(' | '), () => isShort(route, { service, account }, makers)),
        ),
      );
    });
  }

  return (rows) =>
    rows.flatMap((row) => {
      const services = shortServices(row);
      return services.length > 0 ? [{ row, services }] : [];
    });
}
