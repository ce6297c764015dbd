// One row of a map in words: its transactions, accounts, amounts, and where it leads.
import { useMapTypeName } from '../../components/kinds/use-map-type-name.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import type { RowValues } from './workflow-map.ts';

export const rowParts = ['transactionTypes', 'accounts', 'range', 'outcome'] as const;
export type RowPart = (typeof rowParts)[number];

/** The amounts of a range, for each of its bounds that is set. */
export function useRangeText() {
  const t = useTexts('administration');
  const format = useFormat();
  return (minimum: string | null, maximum: string | null, currency: string): string => {
    const money = (value: string) => format.money({ value, currency });
    if (minimum === null) return maximum === null ? t('range.open') : t('range.upTo', { maximum: money(maximum) });
    return maximum === null
      ? t('range.from', { minimum: money(minimum) })
      : t('range.between', { minimum: money(minimum), maximum: money(maximum) });
  };
}

export function useRowParts(): (row: RowValues) => Readonly<Record<RowPart, string>> {
  const t = useTexts('administration');
  const typeName = useMapTypeName();
  const rangeText = useRangeText();
  function accounts({ accounts: chosen }: RowValues): string {
    if (chosen.kind === 'every-account') return t('row.everyAccount');
    if (chosen.kind === 'account-group') return chosen.accountGroup.name;
    return chosen.accounts.map(({ alias }) => alias).join(', ');
  }
  function range({ currency, minimum, maximum, batchBasis }: RowValues): string {
    const bounds = rangeText(minimum, maximum, currency ?? 'IDR');
    const money = currency ? t('range.oneCurrency', { bounds, currency }) : t('range.everyCurrency', { bounds });
    return `${money} · ${t(`batchBasis.${batchBasis}`)}`;
  }
  return (row) => ({
    transactionTypes:
      row.transactionTypes.length === 0 ? t('row.everyType') : row.transactionTypes.map(typeName).join(', '),
    accounts: accounts(row),
    range: range(row),
    outcome: row.outcome.kind === 'blocked' ? t('row.blocked') : row.outcome.approvalWorkflow.name,
  });
}
