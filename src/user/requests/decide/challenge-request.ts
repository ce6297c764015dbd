import type {
  ChallengeRequest,
  CurrencySum,
  DecisionTarget,
  ServiceCode,
  SignedAction,
} from '../../../../generated/types.ts';

// A favorite has no service and no amount, but the contract requires both in a challenge.
const noService = 'SVC_LCY_OVB';
const noAmount = { value: '0.00', currency: 'IDR' } as const;

interface SignedFacts {
  readonly services: readonly ServiceCode[];
  readonly sums: readonly CurrencySum[];
}

/** The content of a challenge: the requests at the revisions shown, with their total. */
export function challengeRequestOf(
  action: SignedAction,
  { services, sums }: SignedFacts,
  targets: readonly DecisionTarget[],
): ChallengeRequest | undefined {
  const [first] = targets;
  if (!first) return undefined;
  const total = sums[0]?.total ?? noAmount;
  return {
    serviceType: services[0] ?? noService,
    menuAccess: first.menuAccess,
    trxCurrency: total.currency,
    trxAmount: total.value,
    action,
    items: targets.map(({ refNo, revision }) => ({ refNo, revision })),
  };
}
