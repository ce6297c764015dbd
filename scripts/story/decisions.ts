// From the submission to the end: the decisions of a route, one person each, and what the bank makes of the payment.
import { setTimeout as pause } from 'node:timers/promises';
import type {
  DecisionReceipt,
  StatusLabel,
  SubmitReceipt,
  TransactionDetail,
  TransactionType,
} from '../../generated/types.ts';
import { expectOneOf, expectSame } from './narrator.ts';
import { confirmed, type Cast, type Scene } from './scene.ts';

const longestWait = 30_000;

interface Decision {
  readonly who: keyof Cast;
  readonly operation: 'verifyRequest' | 'approveRequest' | 'releaseRequest';
  readonly action?: 'approve' | 'release';
  readonly sentence: string;
  readonly waitingFor: StatusLabel;
}

const decisions: readonly Decision[] = [
  {
    who: 'verifier',
    operation: 'verifyRequest',
    sentence: 'The verifier verifies it',
    waitingFor: 'Pending Verify',
  },
  {
    who: 'approver',
    operation: 'approveRequest',
    action: 'approve',
    sentence: 'The approver signs with the token device and approves it',
    waitingFor: 'Pending Approve',
  },
  {
    who: 'releaser',
    operation: 'releaseRequest',
    action: 'release',
    sentence: 'The releaser signs with the token device and releases it',
    waitingFor: 'Pending Release',
  },
];

export const transactionOf = (
  { cast }: Scene,
  { refNo }: SubmitReceipt,
  menuAccess: TransactionType,
): Promise<TransactionDetail> => cast.maker.do<TransactionDetail>('getTransaction', { refNo, menuAccess });

/** Plays the three decisions; the last one ends with one of the given statuses, which is returned. */
export async function decide(
  scene: Scene,
  receipt: SubmitReceipt,
  menuAccess: TransactionType,
  released: readonly StatusLabel[] = ['Execution In Progress'],
): Promise<StatusLabel> {
  let status: StatusLabel = receipt.status;
  const { cast, narrator } = scene;
  const { taskId, refNo, revision } = receipt;
  const { serviceType, amount } = await transactionOf(scene, receipt, menuAccess);
  const total = amount ?? { currency: 'IDR', value: '0.00' };
  const signed = { serviceType, menuAccess, trxCurrency: total.currency, trxAmount: total.value };
  for (const [index, { who, operation, action, sentence }] of decisions.entries())
    await narrator.step(sentence, async () => {
      const person = cast[who];
      const signature = action && (await person.sign({ ...signed, action, items: [{ refNo, revision }] }));
      const named = { taskId, refNo, revision, menuAccess, confirmed: [...confirmed, 'late'] };
      const decided = await person.do<DecisionReceipt>(operation, { ...named, ...(signature && { signature }) });
      status = decided.status;
      const next = decisions[index + 1];
      expectOneOf(`the status after ${operation}`, status, next ? [next.waitingFor] : released);
    });
  return status;
}

/** Waits while the bank carries it out, and returns what became of it. */
export async function waitUntilExecuted(
  scene: Scene,
  receipt: SubmitReceipt,
  menuAccess: TransactionType,
  ended: StatusLabel = 'Successful',
): Promise<TransactionDetail> {
  const until = performance.now() + longestWait;
  for (;;) {
    const found = await transactionOf(scene, receipt, menuAccess);
    if (found.status !== 'Execution In Progress' || performance.now() > until) {
      expectSame('the status in the end', found.status, ended);
      return found;
    }
    await pause(100);
  }
}
