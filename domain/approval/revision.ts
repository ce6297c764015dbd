import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';
import { isIdOf } from './same-person.ts';
import type { ApprovalRequest, Maker, Person } from './types.ts';

/** What the repair changed, and the route for the changed content. */
export type Repaired = Pick<ApprovalRequest, 'route' | 'service' | 'accountIds' | 'amount'>;
export type RepairCandidate = Maker & { readonly subUserGroup: string; readonly commonVisibility: boolean };

/**
 * A repair creates the next revision and restarts at stage 1. Makers of earlier revisions stay makers, because their
 * content can still be in this one. Old decisions stay recorded but no longer count.
 */
export function repair(request: ApprovalRequest, editor: Maker, repaired: Repaired): ApprovalRequest {
  const others = request.makers.filter(({ personId }) => personId !== editor.personId);
  return { ...request, ...repaired, revision: request.revision + 1, makers: [...others, editor] };
}

export function isMaker(request: ApprovalRequest, person: Pick<Person, 'personId' | 'ownIds'>): boolean {
  return request.makers.some((maker) => isIdOf(person, maker.personId));
}

/** Returns the makers, and colleagues in the same sub user group who have common visibility. */
export function whoMayRepair(
  request: ApprovalRequest,
  subUserGroup: string,
  candidates: readonly RepairCandidate[],
): Result<RepairCandidate[]> {
  const eligible = candidates.filter(
    (candidate) =>
      !candidate.blocked &&
      (isMaker(request, candidate) || (candidate.commonVisibility && candidate.subUserGroup === subUserGroup)),
  );
  return eligible.length === 0 ? failure('88') : success(eligible);
}
