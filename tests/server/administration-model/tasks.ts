// Submits changes of administration, and decides on them as other administrators.
import type { AdminChallenge } from '../../../generated/types.ts';
import { ocraResponse } from '../../../server/people/ocra.ts';
import { demoDeviceSecret, demoPeople } from '../../../server/sandbox/seed/people.ts';
import type { Wanted } from './changes.ts';
import { administrators, call, companyId, type Story } from './company.ts';

export const suite = 'OCRA-1:HOTP-SHA256-8:QN08';
const [all, makerOnly, approverOnly] = administrators;

export const makerOf = ({ random }: Story): string => random.pick([all, makerOnly]);
export const approverOf = ({ random }: Story, maker: string): string =>
  maker === all ? approverOnly : random.pick([all, approverOnly]);
const serialOf = (userId: string) => demoPeople.find((one) => one.userId === userId)?.serialNumber ?? '';

export interface OpenTask {
  readonly taskId: string;
  readonly refNo: string;
  readonly revision: number;
  readonly maker: string;
  readonly status: string;
}

const target = ({ taskId, refNo, revision }: OpenTask) => ({ taskId, refNo, revision });

export async function approve(story: Story, approver: string, task: OpenTask): Promise<void> {
  const asked = await call(story, approver, 'generateAdminChallenge', { items: [target(task)] });
  if (asked.code !== '00') return;
  const { challengeId, challenge } = asked.output as AdminChallenge;
  const response = ocraResponse(suite, demoDeviceSecret(serialOf(approver)), { challenge });
  await call(story, approver, 'approveAdminTask', { ...target(task), signature: { challengeId, response } });
}

export async function openTasks({ bank }: Story): Promise<OpenTask[]> {
  const rows = await bank.services.db
    .selectFrom('admin_tasks')
    .select(['task_id as taskId', 'ref_no as refNo', 'revision', 'status', 'submitted_by as maker'])
    .where('company_id', '=', companyId)
    .where('status', 'in', ['Pending Approval', 'To Repair', 'Failed'])
    .orderBy('task_id')
    .execute();
  return rows;
}

async function decide(story: Story, task: OpenTask): Promise<void> {
  const { taskId, revision, maker, status } = task;
  const about = { taskId, revision, reason: 'Belum lengkap' };
  if (status !== 'Pending Approval') return void (await call(story, maker, 'cancelAdminTask', about));
  const approver = approverOf(story, maker);
  if (story.random.chance(0.85)) return approve(story, approver, task);
  await call(story, approver, story.random.pick(['rejectAdminTask', 'sendAdminTaskToRepair']), about);
}

/** Submits one change. Nine of ten are decided at once; the others wait while more changes happen. */
export async function submitAndDecide(story: Story, maker: string, { operation, body }: Wanted): Promise<boolean> {
  const { code } = await call(story, maker, operation, body);
  const open = await openTasks(story);
  for (const task of open) if (story.random.chance(open.length > 6 ? 0.95 : 0.8)) await decide(story, task);
  return code === '00';
}
