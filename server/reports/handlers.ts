import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { cancelReport, checkReport, downloadReport, listOutstandingReports, retryReport } from './outstanding.ts';

export const reportHandlers = {
  cancelReport,
  checkReport,
  downloadReport,
  listOutstandingReports,
  retryReport,
} satisfies Partial<Handlers<Context>>;
