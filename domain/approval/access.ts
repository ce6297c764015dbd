import type { ErrorCode } from '../../generated/error-codes.ts';
import { compare } from '../money.ts';
import { failure } from '../result.ts';
import type { Obstacle } from './obstacle.ts';
import type { ApprovalRequest, Person, StageKind } from './types.ts';

const LIMIT_CODES: Readonly<Record<StageKind, ErrorCode>> = { verify: '155', approve: '156', release: '157' };

/** What the user profile lacks for this request, whoever's turn it is. */
export function accessObstacles(request: ApprovalRequest, person: Person, stageKind: StageKind): Obstacle[] {
  const found: Obstacle[] = [];
  if (!person.services.includes(request.service)) found.push({ reason: 'no-service-access', because: failure('94') });
  if (!request.accountIds.every((account) => person.accountIds.includes(account))) {
    found.push({ reason: 'no-account-access', because: failure('403') });
  }
  return [...found, ...limitObstacle(request, person, stageKind)];
}

function limitObstacle({ amount }: ApprovalRequest, person: Person, stageKind: StageKind): Obstacle[] {
  const maximum = person.limits[stageKind];
  if (amount === null || maximum === null) return [];
  const order = compare(amount, maximum);
  if (!order.ok) return [{ reason: 'lacks-limit', because: order }];
  return order.value > 0 ? [{ reason: 'lacks-limit', because: failure(LIMIT_CODES[stageKind], { maximum }) }] : [];
}
