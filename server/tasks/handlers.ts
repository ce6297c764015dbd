import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { generateAdminChallenge } from './challenge.ts';
import { processPendingTasks } from './decide-many.ts';
import {
  approveAdminTask,
  cancelAdminTask,
  rejectAdminTask,
  returnFailedAdminTask,
  sendAdminTaskToRepair,
} from './decisions.ts';
import { getAdminActedTask, getAdminTask } from './detail.ts';
import { getAdminTaskHistory, listAdminActionHistory } from './history.ts';
import { countAdminTasks, listAdminTaskStatus, listAdminTasksToApprove, listAdminTasksToRepair } from './lists.ts';
import { previewAdminDecision } from './preview.ts';

export const taskHandlers = {
  approveAdminTask,
  cancelAdminTask,
  countAdminTasks,
  generateAdminChallenge,
  getAdminActedTask,
  getAdminTask,
  getAdminTaskHistory,
  listAdminActionHistory,
  listAdminTaskStatus,
  listAdminTasksToApprove,
  listAdminTasksToRepair,
  previewAdminDecision,
  processPendingTasks,
  rejectAdminTask,
  returnFailedAdminTask,
  sendAdminTaskToRepair,
} satisfies Partial<Handlers<Context>>;
