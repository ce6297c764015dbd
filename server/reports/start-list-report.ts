import type { ReportFormatType, ReportProgress, ReportSource } from '../../generated/types.ts';
import { businessDay } from '../reference/business-day.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { startReport } from '../files/start-report.ts';

interface WantedList {
  readonly kind: string;
  readonly source: ReportSource;
  readonly criteria: { readonly formatType: ReportFormatType };
  readonly reportName: string;
  readonly count: number;
}

export async function startListReport(context: Context, { count, ...wanted }: WantedList): Promise<ReportProgress> {
  if (count === 0) throw new Refusal('REPORT_EMPTY');
  const { formatType } = wanted.criteria;
  return startReport(context, { ...wanted, formatType, about: businessDay(context.now) });
}
