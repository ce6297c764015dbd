import type { Handlers } from '../../generated/handlers.ts';
import type { AdminDecisionTarget, AdminSignedItem } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { issueChallenge } from '../people/issue-challenge.ts';
import { withCodeNames } from '../reference/code-names.ts';
import { limits, withinLimit } from '../people/rate-limit.ts';
import { usableDevice } from '../people/signatures.ts';
import { loadViewer } from './viewer.ts';
import { checkTaskOrder, loadTask } from './decide.ts';
import { checkBatchLimit } from '../approval/batch-limit.ts';
import { digestOfTasks, signedItem } from './signable.ts';

/** Returns what the signature covers. Throws a Refusal when the caller could not approve one of the tasks. */
async function coveredBy(context: Context, targets: readonly AdminDecisionTarget[]): Promise<AdminSignedItem[]> {
  const viewer = await loadViewer(context);
  const covered: AdminSignedItem[] = [];
  for (const target of targets) {
    const task = await loadTask(context, target);
    await checkTaskOrder(context, task, viewer, { ...target, decision: 'approve' });
    covered.push(signedItem(task));
  }
  return covered;
}

/** The names are for the reader; the digest covers the codes. */
async function named(context: Context, covers: readonly AdminSignedItem[]): Promise<AdminSignedItem[]> {
  const items: AdminSignedItem[] = [];
  for (const item of covers) items.push({ ...item, changes: await withCodeNames(context, item.changes) });
  return items;
}

export const generateAdminChallenge: Handlers<Context>['generateAdminChallenge'] = ({ body }, context) =>
  withinLimit(context, limits.challenge, context.who.userId, async () => {
    await checkBatchLimit(context, body.items);
    await usableDevice(context);
    const covers = await coveredBy(context, body.items);
    const digest = digestOfTasks(context.who, covers);
    const issued = await issueChallenge(context, { action: 'approve-task', covers, total: null, digest });
    return { ...issued, covers: await named(context, covers) };
  });
