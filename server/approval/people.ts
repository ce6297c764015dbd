// The people of a company as the approval engine sees them.
import { serviceLevelsOf, type ServiceLevels } from '../../domain/service-level.ts';
import type { StageGroupKind } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { onlyRow } from '../db/compiled-query.ts';
import { readSetupState, readThroughSetup, type SetupState } from '../db/setup-cache.ts';
import { companyPeople, type CompanyPerson } from './company-people.ts';
import { whoDecides, type WhoDecides } from './people-query.ts';

type GroupNames = ReadonlyMap<string, string>;
type GroupKinds = ReadonlyMap<string, StageGroupKind>;

const namesIn = (rows: WhoDecides['groups']): GroupNames => new Map(rows.map(({ group_id, name }) => [group_id, name]));

/** The people of a company, the names and kinds of its groups, and its service levels. */
export interface Deciders {
  readonly people: readonly CompanyPerson[];
  readonly groupNames: GroupNames;
  readonly groupKinds: GroupKinds;
  readonly levels: ServiceLevels;
}

export const decidersOf = (found: WhoDecides): Deciders => ({
  people: companyPeople(found),
  groupNames: namesIn(found.groups),
  groupKinds: new Map(found.groups.map(({ group_id, kind }) => [group_id, kind])),
  levels: serviceLevelsOf(found.levels),
});

/** Reads all in one statement, because every list and every decision needs them. */
async function readDeciders(db: Database, companyId: string) {
  const found = onlyRow(await whoDecides(db, { companyId }));
  const value = decidersOf(found);
  return { value, state: found.state, size: value.people.length };
}

/** From the cache, if the company's set-up is still in the state of the cached value. */
export const decidersIn = (db: Database, companyId: string, state: SetupState): Promise<Deciders> =>
  readThroughSetup(db, `people of ${companyId}`, state, () => readDeciders(db, companyId));

export const loadDeciders = async (db: Database, companyId: string): Promise<Deciders> =>
  decidersIn(db, companyId, await readSetupState(db, companyId));

export const loadPeople = async (db: Database, companyId: string): Promise<readonly CompanyPerson[]> =>
  (await loadDeciders(db, companyId)).people;

export const actingUser = ({ personId, name }: Pick<CompanyPerson, 'personId' | 'name'>) => ({
  userId: personId,
  name,
});
