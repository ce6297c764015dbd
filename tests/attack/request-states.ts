// A request of NUSANTARA in each state in which it can be decided on.
import { setTimeout as pause } from 'node:timers/promises';
import type { TransactionDetail } from '../../generated/types.ts';
import { hostPaths } from '../../server/sandbox/host-page.ts';
import {
  approve,
  bifast,
  keyOf,
  must,
  onDay,
  release,
  sendToRepair,
  statusOf,
  submit,
  userOf,
  verify,
  type Payment,
} from './payments.ts';
import type { RequestState } from './request-rights.ts';
import type { Scene } from './scene.ts';

const company = 'NUSANTARA';
const longestExecution = 15_000;

/** Resolves with the status when the payment is no longer being executed, or after a timeout. */
export async function untilSettled(scene: Scene, payment: Payment): Promise<string> {
  const deadline = Date.now() + longestExecution;
  for (;;) {
    const status = await statusOf(scene, payment);
    if (status !== 'Execution In Progress' || Date.now() > deadline) return status;
    await pause(50);
  }
}

/** Takes a payment through all decisions up to this one. */
export async function passed(scene: Scene, payment: Payment, last: 'verify' | 'approve' | 'release'): Promise<Payment> {
  await verify(scene, payment);
  if (last !== 'verify') await approve(scene, payment);
  if (last === 'release') await release(scene, payment);
  return payment;
}

async function withoutMoney(scene: Scene, payment: Payment): Promise<void> {
  await scene.press(hostPaths.script, { choice: 'transferInsufficient', service: 'SVC_LCY_BIFAST' });
  await passed(scene, payment, 'release');
  await untilSettled(scene, payment);
}

async function returned(scene: Scene, payment: Payment): Promise<void> {
  await sendToRepair(scene, payment);
  await must(scene, userOf('MAKER01'), 'cancelRequest', keyOf(payment));
}

const steps: Readonly<Record<RequestState, (scene: Scene, payment: Payment) => Promise<unknown>>> = {
  'to verify': () => Promise.resolve(),
  'to approve': (scene, payment) => passed(scene, payment, 'verify'),
  'to release': (scene, payment) => passed(scene, payment, 'approve'),
  'to repair': sendToRepair,
  'of another day': (scene, payment) => passed(scene, payment, 'release'),
  'without money': withoutMoney,
  executed: async (scene, payment) => untilSettled(scene, await passed(scene, payment, 'release')),
  rejected: (scene, payment) => {
    const { refNo: _, ...named } = keyOf(payment);
    return must(scene, userOf('VERIFIER01'), 'rejectRequest', { ...named, reason: 'Not this month' });
  },
  cancelled: returned,
};

export interface StatedPayment extends Payment {
  /** Of a payment that was sent to the host. */
  readonly idTrxLog: string | null;
}

export async function paymentIn(scene: Scene, state: RequestState): Promise<StatedPayment> {
  // No other payment has this amount, so an answer that contains it shows this payment.
  const rupiah = 10_000_000 + scene.chance.below(30_000) * 1000 + 137;
  const more = state === 'of another day' ? onDay('2026-11-27') : {};
  const payment = await submit(scene, company, rupiah, bifast, more);
  await steps[state](scene, payment);
  const named = { refNo: payment.refNo, menuAccess: 'LCY' };
  const { idTrxLog } = await must<TransactionDetail>(scene, userOf('MAKER01'), 'getTransaction', named);
  return { ...payment, idTrxLog };
}
