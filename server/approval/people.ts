// The people of a company as the approval engine sees them.
import { serviceLevelsOf, type ServiceLevels } from '../../domain/service-level.ts';
import type { Database } from '../db/database.ts';
import { companyPeople, type CompanyPerson } from './company-people.ts';
import { groupsQuery, nobodyDecides, whoDecides, type WhoDecides } from './people-query.ts';

type GroupNames = ReadonlyMap<string, string>;

const namesIn = (rows: WhoDecides['groups']): GroupNames => new Map(rows.map(({ group_id, name }) => [group_id, name]));

export async function loadGroupNames(db: Database, companyId: string): Promise<GroupNames> {
  return namesIn(await groupsQuery(db, companyId).execute());
}

/** The people of a company, the names of its groups and its service levels. */
export interface Deciders {
  readonly people: readonly CompanyPerson[];
  readonly groupNames: GroupNames;
  readonly levels: ServiceLevels;
}

export const decidersOf = (found: WhoDecides): Deciders => ({
  people: companyPeople(found),
  groupNames: namesIn(found.groups),
  levels: serviceLevelsOf(found.levels),
});

/** Loads all in one statement, because every list and every decision needs them. */
export async function loadDeciders(db: Database, companyId: string): Promise<Deciders> {
  const [found = nobodyDecides] = await whoDecides(db, { companyId });
  return decidersOf(found);
}

export const loadPeople = async (db: Database, companyId: string): Promise<readonly CompanyPerson[]> =>
  (await loadDeciders(db, companyId)).people;

export const actingUser = ({ personId, name }: Pick<CompanyPerson, 'personId' | 'name'>) => ({
  userId: personId,
  name,
});
