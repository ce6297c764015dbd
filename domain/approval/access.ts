import type { ErrorCode } from '../../generated/error-codes.ts';
import { compare, type Money } from '../money.ts';
import { failure } from '../result.ts';
import type { Check } from './obstacle.ts';
import type { ApprovalRequest, Person, StageKind } from './types.ts';

const LIMIT_CODES: Readonly<Record<StageKind, ErrorCode>> = { verify: '155', approve: '156', release: '157' };

/** Whether the person has the service, and the profile does not withhold it in this part of the work. */
export const mayUse = ({ services, withheld }: Person, service: string, work: StageKind | 'make'): boolean =>
  services.includes(service) && withheld?.[work]?.includes(service) !== true;

const serviceCheck: Check = ({ service }, person, stageKind) =>
  mayUse(person, service, stageKind) ? null : { reason: 'no-service-access', because: failure('94') };

const accountCheck: Check = (request, { accountIds }) =>
  request.accountIds.every((account) => accountIds.includes(account))
    ? null
    : { reason: 'no-account-access', because: failure('403') };

/** The smaller of the personal limit and what the company delegates to the role. */
function limitOf({ service }: Pick<ApprovalRequest, 'service'>, person: Person, stageKind: StageKind): Money | null {
  const own = person.limits[stageKind];
  const delegated = person.delegated?.get(service)?.[stageKind] ?? null;
  if (own === null || delegated === null) return own ?? delegated;
  return own.minor < delegated.minor ? own : delegated;
}

const limitCheck: Check = (request, person, stageKind) => {
  const { amount } = request;
  const maximum = limitOf(request, person, stageKind);
  if (amount === null || maximum === null) return null;
  const order = compare(amount, maximum);
  if (!order.ok) return { reason: 'lacks-limit', because: order };
  return order.value > 0 ? { reason: 'lacks-limit', because: failure(LIMIT_CODES[stageKind], { maximum }) } : null;
};

/** What the person lacks for this request, whether or not it is this person's turn. */
export const accessChecks: readonly Check[] = [serviceCheck, accountCheck, limitCheck];
