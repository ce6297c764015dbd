import { checkMapOverlaps } from '../../../generated/calls/workflows.ts';
import { useRead } from '../../api/read.ts';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Reading } from '../failure/reading.tsx';
import { useTexts } from '../text/use-texts.ts';
import { MapFindings } from './map-findings.tsx';
import { RangeBars } from './range-bars.tsx';
import { rowDraftOf, type RowValues } from './row-values.ts';

/** The bars of the rows, and the gaps and overlaps that the bank finds in them. */
export function CheckedRows({ rows }: { readonly rows: readonly RowValues[] }) {
  const t = useTexts('workflows');
  const read = useRead(checkMapOverlaps, rows.length > 0 ? { body: { approvalList: rows.map(rowDraftOf) } } : null);
  if (rows.length === 0) return null;
  return (
    <Section title={t('map.bars')} description={t('map.precedence')} level={3}>
      <Reading read={read} skeleton={<Skeleton className="h-32 w-full" />}>
        {(report) => (
          <div className="flex flex-col gap-4">
            <RangeBars rows={rows} gaps={report.gaps} />
            <MapFindings report={report} />
          </div>
        )}
      </Reading>
    </Section>
  );
}
