// The amounts that the rows of a map leave out, of types that other rows cover.
import { coveringRows, type CoveringRows, type GapQuestion, type Span } from '../../domain/approval/gaps.ts';
import { mapTypes, withoutAmount } from '../../domain/approval/map-types.ts';
import { noRowCode } from '../../domain/approval/plan.ts';
import type { MatrixRow } from '../../domain/approval/types.ts';
import { money, toWire, type CurrencyCode } from '../../domain/money.ts';
import type { FromAccount, MapGap, MapTransactionType } from '../../generated/types.ts';
import type { CeilingOf } from './ceilings.ts';

const covers = ({ services }: MatrixRow, type: string) => services === null || services.includes(type);

const currenciesOf = (rows: readonly MatrixRow[]): CurrencyCode[] => [
  ...new Set(rows.map(({ currency }) => currency ?? 'IDR')),
];

/** The accounts to ask about: each named one, and any other if a row covers every account. */
const accountsOf = (rows: readonly MatrixRow[]): (string | null)[] => [
  ...new Set(rows.flatMap(({ accountIds }): readonly (string | null)[] => accountIds ?? [null])),
];

interface Found extends Span {
  readonly type: MapTransactionType;
  readonly accountId: string | null;
  readonly currency: CurrencyCode;
}

/** A gap that ends where no one may submit more is left open, so that types with other ceilings share it. */
const openGaps = ({ gaps }: CoveringRows, question: GapQuestion): Span[] =>
  gaps(question).map(({ from, to }) => ({ from, to: to === question.ceiling ? null : to }));

function gapsOfType(rows: readonly MatrixRow[], type: MapTransactionType, ceilingOf: CeilingOf): Found[] {
  const own = rows.filter((row) => covers(row, type));
  const covering = coveringRows(own, type);
  const currencies = currenciesOf(own);
  return accountsOf(own).flatMap((accountId) =>
    currencies.flatMap((currency) =>
      openGaps(covering, { service: type, accountId, currency, ceiling: ceilingOf(type, currency) }).map((span) => ({
        ...span,
        type,
        accountId,
        currency,
      })),
    ),
  );
}

const wire = (minor: bigint, currency: CurrencyCode) => toWire(money(minor, currency)).value;

const keyOf = ({ accountId, currency, from, to }: Found) => [accountId, currency, from, to].join(' ');

/** Types with the same gap are one gap. */
export function mapGaps(
  rows: readonly MatrixRow[],
  ceilingOf: CeilingOf,
  accounts: ReadonlyMap<string, FromAccount>,
): MapGap[] {
  const asked = mapTypes.filter((type) => !withoutAmount.includes(type));
  const found = asked.flatMap((type) => gapsOfType(rows, type, ceilingOf));
  return [...Map.groupBy(found, keyOf).values()].flatMap((same): MapGap[] => {
    const [first] = same;
    if (!first) return [];
    const { accountId, currency, from, to, type } = first;
    const account = accounts.get(accountId ?? '');
    return [
      {
        transactionTypes: same.map((one) => one.type),
        account: account
          ? { id: account.id, number: account.number, alias: account.alias, currency: account.currency }
          : null,
        currency,
        range: {
          ...(from > 1n && { minimum: wire(from, currency) }),
          ...(to !== null && { maximum: wire(to, currency) }),
        },
        code: noRowCode(type),
      },
    ];
  });
}
