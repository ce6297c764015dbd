// Who may edit a request that was sent back: its makers, and those of their colleagues who see each other's work.
import { whoMayRepair, type RepairCandidate } from '../../domain/approval/revision.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { personIn, type LoadedRequest } from './load.ts';
import type { CompanyPerson } from './people.ts';
import { checkMay } from './permissions.ts';

/** Whoever is in no group shares it with nobody. */
const groupOf = ({ subUserGroup, personId }: Pick<CompanyPerson, 'subUserGroup' | 'personId'>) =>
  subUserGroup ?? `of ${personId}`;

/** The group in which common visibility opens a request: that of whoever made it. */
export function groupOfCreator({ row, people }: LoadedRequest): string {
  const creator = people.find(({ personId }) => personId === row.created_by);
  return groupOf(creator ?? { subUserGroup: null, personId: row.created_by });
}

export const repairCandidate = (person: CompanyPerson): RepairCandidate => ({
  personId: person.personId,
  blocked: person.blocked,
  subUserGroup: groupOf(person),
  commonVisibility: person.flags.includes('commonVisibility'),
});

export const seesAccounts = ({ request }: LoadedRequest, { accountIds }: CompanyPerson) =>
  request.accountIds.every((account) => accountIds.includes(account));

export const makersOf = ({ people }: LoadedRequest) => people.filter(({ roles }) => roles.includes('MK'));

function repairers(loaded: LoadedRequest) {
  const makers = makersOf(loaded).filter((person) => seesAccounts(loaded, person));
  return whoMayRepair(loaded.request, groupOfCreator(loaded), makers.map(repairCandidate));
}

/** Nothing goes back to a maker who is not there. */
export function checkSomebodyMayRepair(loaded: LoadedRequest): void {
  const found = repairers(loaded);
  if (!found.ok) throw refusalOf(found);
}

/** Nobody, where everybody who could is blocked. */
export function repairersOf(loaded: LoadedRequest): readonly RepairCandidate[] {
  const found = repairers(loaded);
  return found.ok ? found.value : [];
}

/** The repaired version of somebody else is answered by who sent it in and when. */
export function checkReadyForRepair(loaded: LoadedRequest, userId: string, namedRevision: number): void {
  const { row } = loaded;
  if (row.revision !== namedRevision) throw new Refusal('ERR_REQ_3');
  checkMay({ row, person: personIn(loaded, userId) }, 'repair');
}
