// Rows whose requests too few people could finish together: each step has its people, but not all of them have the
// service, the account and a token, make no request themselves, and sign only once.
import { mayUse } from './access.ts';
import { canFill, type Signatory } from './matching.ts';
import { buildRoute } from './route.ts';
import type { MatrixRow, Person, Stage } from './types.ts';

export type RoutePerson = Person & { readonly isMaker: boolean; readonly canSign: boolean };

type Asked = { readonly people: readonly RoutePerson[]; readonly services: readonly string[] };

export type ShortRow = { readonly row: MatrixRow; readonly services: readonly string[] };

/** The same for every user ID of a person. */
const humanOf = ({ personId, ownIds = [] }: Person): string => [personId, ...ownIds].toSorted()[0] ?? personId;

const inStage = (place: number, groupId: string) => `${place} ${groupId}`;

/** All stages as one, because someone who acts in one stage cannot act in the next. */
export const wholeOf = (stages: readonly Stage[]): Stage => ({
  kind: 'approve',
  groups: stages.flatMap(({ groups }, place) =>
    groups.map(({ groupId, quorum }) => ({ groupId: inStage(place, groupId), quorum })),
  ),
});

const has = (person: Person, service: string, work: Stage['kind'] | 'make') =>
  !service.startsWith('SVC_') || mayUse(person, service, work);

/** The places of the whole route that each human being could take. */
function signatoriesOf(
  stages: readonly Stage[],
  people: readonly RoutePerson[],
  isAble: (person: RoutePerson, kind: Stage['kind']) => boolean,
): Signatory[] {
  const places = (person: RoutePerson) =>
    stages.flatMap(({ kind }, place) =>
      person.stageKinds?.includes(kind) !== false && isAble(person, kind)
        ? person.groupIds.map((groupId) => inStage(place, groupId))
        : [],
    );
  const named = new Set(stages.flatMap(({ groups }) => groups.map(({ groupId }) => groupId)));
  const active = people.filter(({ blocked, groupIds }) => !blocked && groupIds.some((id) => named.has(id)));
  return [...Map.groupBy(active, humanOf)].map(([personId, same]) => ({ personId, groupIds: same.flatMap(places) }));
}

type Place = { readonly service: string; readonly account: string };

function isShort(stages: readonly Stage[], { people }: Asked, { service, account }: Place): boolean {
  const reaches = ({ accountIds }: Person) => account === '' || accountIds.includes(account);
  const makers = people.filter((one) => one.isMaker && !one.blocked && reaches(one) && has(one, service, 'make'));
  if (makers.length === 0) return false;
  const whole = wholeOf(stages);
  const able = signatoriesOf(
    stages,
    people,
    (one, kind) => reaches(one) && has(one, service, kind) && (kind === 'verify' || one.canSign),
  );
  if (!canFill(whole, able)) return true;
  const places = new Map(able.map(({ personId, groupIds }) => [personId, groupIds.length]));
  const signing = new Set(makers.map(humanOf).filter((maker) => (places.get(maker) ?? 0) > 0));
  return [...signing].some(
    (maker) =>
      !canFill(
        whole,
        able.filter(({ personId }) => personId !== maker),
      ),
  );
}

/** Accounts that the same people reach are asked about once, by the first of them. */
function sameAccounts(people: readonly RoutePerson[]): ReadonlyMap<string, string> {
  const reaching = new Map<string, string[]>();
  for (const { personId, accountIds } of people)
    for (const account of accountIds) {
      const ids = reaching.get(account);
      if (ids) ids.push(personId);
      else reaching.set(account, [personId]);
    }
  const firsts = new Map<string, string>();
  return new Map(
    [...reaching].map(([account, ids]) => {
      const key = ids.join(' ');
      const first = firsts.get(key) ?? account;
      firsts.set(key, first);
      return [account, first];
    }),
  );
}

const keyOf = (stages: readonly Stage[]) =>
  stages
    .map(({ kind, groups }) => [kind, ...groups.map(({ groupId, quorum }) => `${groupId}/${quorum}`)].join(' '))
    .join('; ');

/** Many rows lead to the same stages, so each is asked about once. What stops a workflow alone is left to its rules. */
export function shortRows(rows: readonly MatrixRow[], asked: Asked): ShortRow[] {
  const known = new Map<string, boolean>();
  const once = (key: string, find: () => boolean): boolean => {
    const found = known.get(key) ?? find();
    known.set(key, found);
    return found;
  };
  const same = sameAccounts(asked.people);
  const every = [...new Set(same.values())];
  return rows.flatMap((row) => {
    if (row.workflow === 'blocked') return [];
    const { stages } = buildRoute(1, row.id, row.workflow);
    const route = keyOf(stages);
    const isWhole = () =>
      canFill(
        wholeOf(stages),
        signatoriesOf(stages, asked.people, () => true),
      );
    if (!once(route, isWhole)) return [];
    const accounts = row.accountIds ? [...new Set(row.accountIds.flatMap((id) => same.get(id) ?? []))] : every;
    const services = (row.services ?? asked.services).filter((service) =>
      accounts.some((account) =>
        once([route, service, account].join(' | '), () => isShort(stages, asked, { service, account })),
      ),
    );
    return services.length > 0 ? [{ row, services }] : [];
  });
}
