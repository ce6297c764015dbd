import type { MutationSummary } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const frame = 'grid gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 sm:grid-cols-2 lg:grid-cols-4';

/** Opening balance, money in, money out and closing balance, as a sum in one line. */
export function MovementSummary({ summary }: { readonly summary: MutationSummary | undefined }) {
  return summary ? <Sum summary={summary} /> : <AwaitedSum />;
}

function AwaitedSum() {
  return (
    <div className={frame}>
      {[1, 2, 3, 4].map((part) => (
        <Skeleton key={part} className="h-6 sm:h-11" />
      ))}
    </div>
  );
}

function Sum({ summary }: { readonly summary: MutationSummary }) {
  const t = useTexts('holdings');
  const { openingBalance, totalCredit, credits, totalDebit, debits, closingBalance } = summary;
  const facts = [
    { label: t('movements.opening'), value: <Amount amount={openingBalance} isStrong /> },
    { label: t('movements.in', { count: credits }), value: <Amount amount={totalCredit} tone="in" isStrong /> },
    { label: t('movements.out', { count: debits }), value: <Amount amount={totalDebit} isStrong /> },
    { label: t('movements.closing'), value: <Amount amount={closingBalance} isStrong /> },
  ];
  return (
    <dl className={frame}>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3 sm:flex-col">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
