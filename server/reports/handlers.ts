import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { generateRequestReport } from './request-list.ts';
import { generateTransactionStatusReport } from './transaction-list.ts';
import { cancelReport, checkReport, downloadReport, listOutstandingReports, retryReport } from './report-files.ts';

export const reportHandlers = {
  cancelReport,
  checkReport,
  downloadReport,
  generateRequestReport,
  generateTransactionStatusReport,
  listOutstandingReports,
  retryReport,
} satisfies Partial<Handlers<Context>>;
