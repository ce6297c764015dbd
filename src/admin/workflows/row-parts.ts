// One row of a map in words: its transactions, accounts, amounts, and where it leads.
import { accountText } from '../../../domain/account-text.ts';
import { useMapTypeName } from '../../components/kinds/use-map-type-name.ts';
import type { RowValues } from '../../components/map-check/row-values.ts';
import { useRangeText } from '../../components/money/use-range-text.ts';
import { useTexts } from '../../components/text/use-texts.ts';

export const rowParts = ['transactionTypes', 'accounts', 'range', 'outcome'] as const;
export type RowPart = (typeof rowParts)[number];

export function useRowParts(): (row: RowValues) => Readonly<Record<RowPart, string>> {
  const t = useTexts('administration');
  const typeName = useMapTypeName();
  const rangeText = useRangeText();
  function accounts({ accounts: chosen }: RowValues): string {
    if (chosen.kind === 'every-account') return t('row.everyAccount');
    if (chosen.kind === 'account-group') return chosen.accountGroup.name;
    return chosen.accounts.map(accountText).join(', ');
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
