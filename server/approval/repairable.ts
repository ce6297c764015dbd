// Who may repair a request that was sent back: its makers, and their colleagues with common visibility.
import { whoMayRepair, type RepairCandidate } from '../../domain/approval/revision.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { personIn, type ListedRequest, type LoadedRequest } from './load.ts';
import type { CompanyPerson } from './company-people.ts';
import { checkMay } from './permissions.ts';

/** A person without a sub user group gets a group of their own. */
const groupOf = ({ subUserGroup, personId }: Pick<CompanyPerson, 'subUserGroup' | 'personId'>) =>
  subUserGroup ?? `of ${personId}`;

/** The sub user group of the request's creator, whose members with common visibility may repair it. */
export function groupOfCreator({ row, people }: ListedRequest): string {
  const creator = people.find(({ personId }) => personId === row.created_by);
  return groupOf(creator ?? { subUserGroup: null, personId: row.created_by });
}

export const repairCandidate = (person: CompanyPerson): RepairCandidate => ({
  personId: person.personId,
  blocked: person.blocked,
  subUserGroup: groupOf(person),
  commonVisibility: person.flags.includes('commonVisibility'),
});

export const seesAccounts = ({ request }: ListedRequest, { accountIds }: CompanyPerson) =>
  request.accountIds.every((account) => accountIds.includes(account));

export const makersOf = ({ people }: ListedRequest) => people.filter(({ roles }) => roles.includes('MK'));

function repairers(loaded: ListedRequest) {
  const makers = makersOf(loaded).filter((person) => seesAccounts(loaded, person));
  return whoMayRepair(loaded.request, groupOfCreator(loaded), makers.map(repairCandidate));
}

/** Refuses to send a request to repair if every person who could repair it is blocked. */
export function checkHasRepairer(loaded: LoadedRequest): void {
  const found = repairers(loaded);
  if (!found.ok) throw refusalOf(found);
}

/** Empty if every person who could repair it is blocked. */
export function repairersOf(loaded: ListedRequest): readonly RepairCandidate[] {
  const found = repairers(loaded);
  return found.ok ? found.value : [];
}

/** Throws for an old revision, and unless the person may repair the request now. */
export function checkReadyForRepair(loaded: LoadedRequest, userId: string, namedRevision: number): void {
  const { row } = loaded;
  if (row.revision !== namedRevision) throw new Refusal('ERR_REQ_3');
  checkMay({ row, person: personIn(loaded, userId) }, 'repair');
}
