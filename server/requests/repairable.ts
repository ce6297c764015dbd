// Who may edit a request that was sent back: its makers, and those of their colleagues who see each other's work.
import { whoMayRepair, type RepairCandidate } from '../../domain/approval/revision.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { endedOtherwise } from './finished.ts';
import type { LoadedRequest } from './load.ts';
import type { CompanyPerson } from './people.ts';

/** Until sub user groups exist, the makers of a company are one. */
const oneGroup = '';

export const repairCandidate = ({ personId, blocked, flags }: CompanyPerson): RepairCandidate => ({
  personId,
  blocked,
  subUserGroup: oneGroup,
  commonVisibility: flags.includes('commonVisibility'),
});

export const seesAccounts = ({ request }: LoadedRequest, { accountIds }: CompanyPerson) =>
  request.accountIds.every((account) => accountIds.includes(account));

export const makersOf = ({ people }: LoadedRequest) => people.filter(({ roles }) => roles.includes('MK'));

export function repairersOf(loaded: LoadedRequest): RepairCandidate[] {
  const makers = makersOf(loaded).filter((person) => seesAccounts(loaded, person));
  const found = whoMayRepair(loaded.request, oneGroup, makers.map(repairCandidate));
  if (!found.ok) throw refusalOf(found);
  return found.value;
}

/** The repaired version of somebody else is answered by who sent it in and when. */
export function checkReadyForRepair(loaded: LoadedRequest, userId: string, namedRevision: number): void {
  const { row } = loaded;
  if (row.revision !== namedRevision) throw new Refusal('ERR_REQ_3');
  if (row.tab !== 'repair')
    throw endedOtherwise(row) ?? new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
  if (!repairersOf(loaded).some(({ personId }) => personId === userId)) throw new Refusal('403');
}
