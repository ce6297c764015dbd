// What every file of a list is checked for before it is made.
import type { ReportFormatSubType, ReportFormatType, ReportProgress, ReportSource } from '../../generated/types.ts';
import { businessDay } from '../reference/today.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { startReport } from './start.ts';

interface WantedFormat {
  readonly formatType: ReportFormatType;
  readonly formatSubType: ReportFormatSubType;
}

/** The columns of an export declaration belong to reports of their own. */
export function checkStandard({ formatSubType }: WantedFormat): void {
  if (formatSubType !== 'STANDARD')
    throw new Refusal('400', {}, [{ field: 'formatSubType', code: 'FIELD_NOT_IN_LIST' }]);
}

interface WantedList {
  readonly kind: string;
  readonly source: ReportSource;
  readonly criteria: WantedFormat;
  readonly reportName: string;
  readonly count: number;
}

export async function startListReport(context: Context, { count, ...wanted }: WantedList): Promise<ReportProgress> {
  if (count === 0) throw new Refusal('REPORT_EMPTY');
  const { formatType } = wanted.criteria;
  return startReport(context, { ...wanted, formatType, about: businessDay(context.now) });
}
