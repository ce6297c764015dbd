// What is wrong with the daily limits of a company: lower than what one request may be, or used up today.

type DailyLimit = {
  /** '' is the limit over all services together. */
  readonly service: string;
  readonly limit: bigint;
  /** What was paid today and what waits for approval. */
  readonly used: bigint;
};

type DailySetUp = {
  readonly limits: readonly DailyLimit[];
  /** The highest amount of one request of each service, as the enterprise limits allow it. */
  readonly highest: ReadonlyMap<string, bigint>;
};

export type DailyFinding = {
  readonly rule: 'daily-below-limit' | 'daily-used-up';
  readonly service: string;
  /** The services whose own limit is higher. */
  readonly higher: readonly string[];
};

function ofLimit({ service, limit, used }: DailyLimit, highest: DailySetUp['highest']): DailyFinding[] {
  const higher = [...highest].flatMap(([one, most]) => (['', one].includes(service) && most > limit ? one : []));
  const isUsedUp = used > 0n && used >= limit;
  return [
    ...(higher.length > 0 ? [{ rule: 'daily-below-limit', service, higher } as const] : []),
    ...(isUsedUp ? [{ rule: 'daily-used-up', service, higher: [] } as const] : []),
  ];
}

export const dailyFindings = ({ limits, highest }: DailySetUp): DailyFinding[] =>
  limits.flatMap((limit) => ofLimit(limit, highest));
