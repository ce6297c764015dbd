import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { cancelForwardDated, cancelTransaction } from '../requests/cancel.ts';
import { downloadAdvice, emailAdvice } from './advice.ts';
import { executePending } from './execute-pending.ts';
import { countTransactions, listTransactions } from './lists.ts';
import {
  getBankEnquiry,
  getExecutionProcess,
  getTransaction,
  getTransactionOnItsWay,
  listProcessSteps,
} from './read.ts';
import { downloadReceipt, emailReceipt } from './receipt.ts';
import { getTransactionRecord, listTransactionRecords } from './records.ts';
import { getTransactionTimeline } from './timeline.ts';

export const transactionHandlers = {
  cancelForwardDated,
  cancelTransaction,
  countTransactions,
  downloadAdvice,
  downloadReceipt,
  emailAdvice,
  emailReceipt,
  executePending,
  getBankEnquiry,
  getExecutionProcess,
  getTransaction,
  getTransactionOnItsWay,
  getTransactionRecord,
  getTransactionTimeline,
  listProcessSteps,
  listTransactionRecords,
  listTransactions,
} satisfies Partial<Handlers<Context>>;
