// The people of a company by their groups, because a rule asks for the members of a stage again and again.
import { firstIdOf } from './same-person.ts';
import type { GroupId, Person, PersonId } from './types.ts';

export type PeopleIndex<One extends Person> = {
  /** Everyone in one of the groups, in the order of the people. */
  readonly inGroups: (groupIds: readonly GroupId[]) => readonly One[];
  /** The same for every user ID of a person. */
  readonly humanOf: (person: Person) => PersonId;
};

export function peopleIndex<One extends Person>(people: readonly One[]): PeopleIndex<One> {
  const places = new Map(people.map((person, place) => [person, place]));
  const humans = new Map<Person, PersonId>();
  const byGroup = new Map<GroupId, One[]>();
  for (const person of people)
    for (const id of new Set(person.groupIds)) {
      const members = byGroup.get(id);
      if (members) members.push(person);
      else byGroup.set(id, [person]);
    }
  const joined = new Map<string, readonly One[]>();

  function inGroups(groupIds: readonly GroupId[]): readonly One[] {
    const [only, ...others] = new Set(groupIds);
    if (only === undefined) return [];
    if (others.length === 0) return byGroup.get(only) ?? [];
    const key = [only, ...others].join(' ');
    const found = joined.get(key) ?? inOrder([only, ...others]);
    joined.set(key, found);
    return found;
  }

  const inOrder = (groupIds: readonly GroupId[]) =>
    [...new Set(groupIds.flatMap((id) => byGroup.get(id) ?? []))].toSorted(
      (left, right) => (places.get(left) ?? 0) - (places.get(right) ?? 0),
    );

  function humanOf(person: Person): PersonId {
    const known = humans.get(person) ?? firstIdOf(person);
    humans.set(person, known);
    return known;
  }

  return { inGroups, humanOf };
}
