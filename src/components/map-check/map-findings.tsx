// What an administrator reads about the rows before saving: gaps, overlaps, and rows that no request can reach.
import { accountText } from '../../../domain/account-text.ts';
import { useMapTypeName } from '../kinds/use-map-type-name.ts';
import type { ReactNode } from 'react';
import type { MapGap, MapOverlap, MapTransactionType, OverlapReport } from '../../../generated/types.ts';
import { useTexts } from '../text/use-texts.ts';
import { CheckedLine } from '../../ui/checked-line.tsx';
import { useCurrencyRangeText } from '../money/use-range-text.ts';

export function Found({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5">{children}</ul>
    </div>
  );
}

type GapFacts = Pick<MapGap, 'account' | 'currency' | 'range'> & {
  readonly transactionTypes: readonly MapTransactionType[];
};

export function useGapText() {
  const t = useTexts('workflows');
  const typeName = useMapTypeName();
  const rangeText = useCurrencyRangeText();
  return ({ transactionTypes, account, currency, range }: GapFacts) => {
    const types = transactionTypes.map((type) => typeName(type)).join(', ');
    const amounts = rangeText(range.minimum ?? null, range.maximum ?? null, currency);
    return account
      ? t('map.gapOfAccount', { types, amounts, account: accountText(account) })
      : t('map.gapOf', { types, amounts });
  };
}

function useOverlapText() {
  const t = useTexts('workflows');
  return ({ winner, loser, decidedBy }: MapOverlap) =>
    t('map.overlap', { winner: winner.rowName, loser: loser.rowName, why: t(`decidedBy.${decidedBy}`) });
}

const gapKey = ({ transactionTypes, account, currency, range }: MapGap) =>
  [transactionTypes.join(' '), account?.id, currency, range.minimum].join(' ');

export function MapFindings({ report }: { readonly report: OverlapReport }) {
  const t = useTexts('workflows');
  const gapText = useGapText();
  const overlapText = useOverlapText();
  const { gaps, overlaps, truncated, unreachable } = report;
  if (gaps.length + overlaps.length + unreachable.length === 0) return <CheckedLine text={t('map.clean')} />;
  return (
    <div className="flex flex-col gap-4">
      {gaps.length > 0 && (
        <Found title={t('map.gaps', { count: gaps.length })}>
          {gaps.map((gap) => (
            <li key={gapKey(gap)}>{gapText(gap)}</li>
          ))}
        </Found>
      )}
      {unreachable.length > 0 && (
        <Found title={t('map.unreachable', { count: unreachable.length })}>
          {unreachable.map(({ position, rowName }) => (
            <li key={position}>{rowName}</li>
          ))}
        </Found>
      )}
      {overlaps.length > 0 && (
        <Found title={t('map.overlaps', { count: overlaps.length })}>
          {overlaps.map((overlap) => (
            <li key={`${overlap.winner.position} ${overlap.loser.position}`}>{overlapText(overlap)}</li>
          ))}
        </Found>
      )}
      {truncated && <p>{t('map.overlapsTruncated', { count: overlaps.length })}</p>}
    </div>
  );
}
