// Payments that are made, signed and sent to repair while the administration changes.
import type { Challenge, StageKind } from '../../../generated/types.ts';
import { whoMayActNow } from '../../../domain/approval/who-may-act.ts';
import { ocraResponse } from '../../../server/people/ocra.ts';
import { demoDeviceSecret } from '../../../server/sandbox/seed/people.ts';
import { bifastForm, fromOperasional } from '../transfer-bank.ts';
import { amounts, call, membersOf, type Story } from './company.ts';
import { waitingRequests, type Waiting } from './stuck.ts';
import { suite } from './tasks.ts';

const noteKinds = ['possible-duplicate', 'name-differs', 'payee-account-changed', 'next-working-day'];
const confirmed = ['possible-duplicate', 'name-differs', 'payee-account-changed', 'late', 'maker-blocked'];
const most = 30;

async function submit(story: Story): Promise<void> {
  const able = (await membersOf(story)).filter(({ status, roles }) => status === 'active' && roles.includes('MK'));
  const maker = able[story.random.below(able.length)];
  const form = bifastForm(`${story.random.pick(amounts)}.00`, { fromAccount: fromOperasional });
  if (maker) await call(story, maker.id, 'submitLocalTransfer', { form, confirmed: noteKinds });
}

const decisions: Readonly<Record<StageKind, string>> = {
  verify: 'verifyRequest',
  approve: 'approveRequest',
  release: 'releaseRequest',
};

async function sign(story: Story, signer: string, { row, kind }: Waiting) {
  const body = {
    serviceType: 'SVC_LCY_BIFAST',
    menuAccess: 'LCY',
    trxCurrency: 'IDR',
    trxAmount: row.amount,
    action: kind,
    items: [{ refNo: row.ref_no, revision: row.revision }],
  };
  const { output, code } = await call(story, signer, 'generateChallenge', body);
  const serial = (await membersOf(story)).find(({ id }) => id === signer)?.token;
  if (code !== '00' || !serial) return undefined;
  const { challengeId, challenge } = output as Challenge;
  return { challengeId, response: ocraResponse(suite, demoDeviceSecret(serial), { challenge }) };
}

async function decide(story: Story, waiting: Waiting): Promise<void> {
  const { row, kind, request, people } = waiting;
  const able = whoMayActNow(request, people);
  const signer = able[story.random.below(able.length)]?.personId;
  const about = { taskId: row.task_id, menuAccess: 'LCY', revision: row.revision };
  if (!signer) return void (await call(story, row.created_by, 'cancelRequest', { ...about, refNo: row.ref_no }));
  if (story.random.chance(0.1))
    return void (await call(story, signer, 'sendRequestToRepair', { ...about, reason: 'Periksa lagi' }));
  const signature = kind === 'verify' ? undefined : await sign(story, signer, waiting);
  if (kind !== 'verify' && !signature) return;
  await call(story, signer, decisions[kind], {
    ...about,
    refNo: row.ref_no,
    confirmed,
    ...(signature && { signature }),
  });
}

/** A new payment, or a decision on one that waits. */
export async function paymentStep(story: Story): Promise<void> {
  const waiting = await waitingRequests(story.bank);
  const one = waiting[story.random.below(waiting.length)];
  if (!one || (waiting.length < most && story.random.chance(0.5))) return submit(story);
  return decide(story, one);
}
