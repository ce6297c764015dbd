import { Link } from 'react-router-dom';
import type { RecurringDetail, StatusLabel } from '../../../../generated/types.ts';
import { firstPlannedDay } from '../../../../domain/recurring-series.ts';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';

interface OtherSeriesProps {
  readonly detail: Pick<
    RecurringDetail,
    'series' | 'replacesRefNo' | 'replacedByRefNo' | 'isReplaced' | 'replacedFrom'
  >;
}

/** A series has one of these from its last approval on. */
const approved: ReadonlySet<StatusLabel> = new Set(['In Progress', 'Completed', 'Stopped']);

/** A change that waits for approval has replaced nothing yet. */
function useTitle({ series, isReplaced = false, ...detail }: OtherSeriesProps['detail']): string {
  const t = useTexts('recurring');
  const format = useFormat();
  if (detail.replacedFrom) {
    const date = format.date(detail.replacedFrom);
    return t(isReplaced ? 'change.isReplacedBy' : 'change.asksToReplace', { date });
  }
  const date = format.date(firstPlannedDay(series.timing));
  return t(approved.has(series.status) ? 'change.tookOverFrom' : 'change.takesOverFrom', { date });
}

/** The series before it, or the one that takes over. */
export function OtherSeries({ detail }: OtherSeriesProps) {
  const title = useTitle(detail);
  const refNo = detail.replacedByRefNo ?? detail.replacesRefNo;
  if (refNo === null) return null;
  return (
    <Banner tone="inform" title={title}>
      <Link to={paths.series(refNo)} className="figures underline">
        {refNo}
      </Link>
    </Banner>
  );
}
