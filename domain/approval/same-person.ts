import type { Person, PersonId } from './types.ts';

/** Returns whether the user ID belongs to the person; four eyes compares people, and one may have several user IDs. */
export const isIdOf = ({ personId, ownIds = [] }: Pick<Person, 'personId' | 'ownIds'>, id: PersonId): boolean =>
  id === personId || ownIds.includes(id);

/** The same for every user ID of a person. */
export const firstIdOf = ({ personId, ownIds = [] }: Pick<Person, 'personId' | 'ownIds'>): PersonId =>
  ownIds.reduce((first, id) => (id < first ? id : first), personId);
