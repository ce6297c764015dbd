import type { TopCounterparty } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

interface PartnerProps {
  readonly partner: TopCounterparty;
  /** The share of the first partner, whose bar has the full length. */
  readonly longest: number;
  readonly note: string;
}

const FULL = 100;

export function Partner({ partner: { name, total, share }, longest, note }: PartnerProps) {
  const t = useTexts('holdings');
  const format = useFormat();
  const length = longest > 0 ? (Number(share) / longest) * FULL : 0;
  return (
    <li className="grid gap-1 py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{name}</span>
        <Amount amount={total} isStrong />
      </span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-chart-1" style={{ width: `${length}%` }} />
      </span>
      <span className="figures flex justify-between gap-x-3 text-sm text-ink-soft">
        <span>{note}</span>
        <span>{t('insights.share', { percent: format.number(share) })}</span>
      </span>
    </li>
  );
}
