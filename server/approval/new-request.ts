// A request as its maker would submit it, before it has a number.
import { checkStageCanFinish } from '../../domain/approval/eligibility.ts';
import type { ApprovalRequest, Route } from '../../domain/approval/types.ts';
import type { Money } from '../../domain/money.ts';
import { refusalOf } from '../refusal.ts';
import type { Company } from './load.ts';

export interface NewRequest {
  readonly makerId: string;
  readonly service: string | null;
  readonly accountId: string | null;
  readonly worth: Money | null;
  readonly route: Route;
}

export const newRequest = (
  { makerId, service, accountId, worth, route }: NewRequest,
  { isSingleAccess }: Pick<Company, 'isSingleAccess'>,
): ApprovalRequest => ({
  revision: 1,
  makers: [{ personId: makerId, blocked: false }],
  service: service ?? '',
  accountIds: accountId === null ? [] : [accountId],
  amount: worth,
  singleAccess: isSingleAccess,
  route,
  decisions: [],
});

/** Throws a Refusal if the first stage has too few people to finish it. */
export function checkFirstStage(wanted: NewRequest, company: Pick<Company, 'isSingleAccess' | 'people'>): void {
  const possible = checkStageCanFinish(newRequest(wanted, company), company.people);
  if (!possible.ok) throw refusalOf(possible);
}
