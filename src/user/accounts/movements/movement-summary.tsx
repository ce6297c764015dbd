import type { MutationSummary } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';

/** From the opening to the closing balance, as a sum that reads from left to right. */
export function MovementSummary({ summary }: { readonly summary: MutationSummary }) {
  const t = useTexts('holdings');
  const { openingBalance, totalCredit, credits, totalDebit, debits, closingBalance } = summary;
  const facts = [
    { label: t('movements.opening'), value: <Amount amount={openingBalance} isStrong /> },
    { label: t('movements.in', { count: credits }), value: <Amount amount={totalCredit} tone="in" isStrong /> },
    { label: t('movements.out', { count: debits }), value: <Amount amount={totalDebit} isStrong /> },
    { label: t('movements.closing'), value: <Amount amount={closingBalance} isStrong /> },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3 sm:flex-col">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
