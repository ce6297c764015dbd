import { money, type Money } from './money.ts';
import { failure, success, type Result } from './result.ts';

/** An enterprise limit of a user's group, for one transaction type. */
export interface EnterpriseLimit {
  readonly isActive: boolean;
  readonly minimum: Money;
  readonly maximum: Money;
  /** Null if the limit does not allow the transaction type. */
  readonly typeLimit: Money | null;
}

interface Range {
  readonly minimum: Money;
  readonly maximum: Money;
}

const smaller = (one: Money, other: Money): Money => (one.minor < other.minor ? one : other);

function rangesOf(limits: readonly EnterpriseLimit[]): Range[] {
  return limits.flatMap(({ isActive, minimum, maximum, typeLimit }) =>
    isActive && typeLimit ? [{ minimum, maximum: smaller(maximum, typeLimit) }] : [],
  );
}

const byMaximum = (one: Range, other: Range) => (one.maximum.minor < other.maximum.minor ? -1 : 1);

/** One active limit that covers the amount is enough. A user whose group has no limit at all is not bound. */
export function checkEnterpriseLimits(amount: Money, limits: readonly EnterpriseLimit[]): Result<Money> {
  if (limits.length === 0) return success(amount);
  const ranges = rangesOf(limits).toSorted(byMaximum);
  if (ranges.some(({ minimum, maximum }) => minimum.minor <= amount.minor && amount.minor <= maximum.minor))
    return success(amount);
  const highest = ranges.at(-1);
  if (!highest) return failure('194');
  if (amount.minor > highest.maximum.minor) return failure('15', { maximum: highest.maximum });
  const { minimum, maximum } = ranges.find((range) => range.maximum.minor >= amount.minor) ?? highest;
  return failure('22', { minimum, maximum });
}

export type LimitFault =
  | { readonly code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM'; readonly field: string }
  | { readonly code: 'ADMIN_ABOVE_DEFAULT'; readonly field: string; readonly maximum: Money }
  | { readonly code: 'ADMIN_LIMIT_ABOVE_MAXIMUM'; readonly field: string; readonly maximum: Money };

interface LimitDraft {
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly items: readonly { readonly limit: bigint; readonly defaultLimit: bigint }[];
}

/** Checks that an enterprise limit fits together and fits the bank. Amounts are rupiah in hundredths. */
export function limitFaults({ minimum, maximum, items }: LimitDraft): LimitFault[] {
  const range: LimitFault[] =
    minimum > maximum ? [{ code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM', field: 'minimumAmount' }] : [];
  const ofItems = items.flatMap(({ limit, defaultLimit }, index): LimitFault[] => {
    const field = `limitItems.${index}.limit`;
    if (limit > defaultLimit) return [{ code: 'ADMIN_ABOVE_DEFAULT', field, maximum: money(defaultLimit, 'IDR') }];
    if (limit > maximum) return [{ code: 'ADMIN_LIMIT_ABOVE_MAXIMUM', field, maximum: money(maximum, 'IDR') }];
    return limit < minimum ? [{ code: 'ADMIN_MINIMUM_ABOVE_MAXIMUM', field }] : [];
  });
  return [...range, ...ofItems];
}
