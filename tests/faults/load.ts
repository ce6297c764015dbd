// Load in two companies: makers submit, others decide on what waits for them, one user reads.
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '../../generated/operations.ts';
import type { Challenge, DecideMany, RequestListItem, SignedAction } from '../../generated/types.ts';
import { createSeededRandom, type SeededRandom } from '../../server/sandbox/seed/seeded-random.ts';
import { demoDeviceSecret, demoPeople } from '../../server/sandbox/seed/people.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import { bifastForm } from '../server/transfer-bank.ts';
import type { Journal, Reply } from './journal.ts';

const suite = 'OCRA-1:HOTP-SHA256-8:QN08';
const notes = ['first-time-payee', 'possible-duplicate'] as const;
const debitAccounts: Readonly<Record<string, object>> = {
  NUSANTARA: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  BAHARI: { id: 'acc-0101', number: '1570031120013', alias: 'Operasional Surabaya', currency: 'IDR' },
};
/** The last digits of an amount that make the sandbox's host report no funds, refuse, or not answer. */
const troubles = ['90051', '90063', '90900', '90901'] as const;

interface Worker {
  readonly userId: string;
  readonly companyId: string;
  readonly chance: SeededRandom;
  readonly journal: Journal;
  readonly isOver: () => boolean;
}

type Round = (worker: Worker) => Promise<unknown>;

/** One write in four is tried only once here; if it gets no answer, it is repeated at the end of the test. */
async function write(worker: Worker, operationId: OperationId, body: object): Promise<Reply | undefined> {
  const { journal, userId, chance, isOver } = worker;
  const begun = journal.begin(userId, operationId, body);
  return chance.below(4) === 0 ? journal.send(begun) : journal.settle(begun, isOver);
}

function amountOf({ chance }: Worker): string {
  const ending = chance.below(3) === 0 ? chance.pick(troubles) : String(10_000 + chance.below(80_000));
  return `${1 + chance.below(40)}${ending}.00`;
}

const submit: Round = (worker) => {
  const form = bifastForm(amountOf(worker), { fromAccount: debitAccounts[worker.companyId] });
  return write(worker, 'submitLocalTransfer', { form, confirmed: notes });
};

type Queue = 'listRequestsToVerify' | 'listRequestsToApprove' | 'listRequestsToRelease';

async function waiting({ journal, userId }: Worker, queue: Queue): Promise<readonly RequestListItem[]> {
  const reply = await journal.read(userId, queue, { page: { size: 10 } });
  const { items = [] } = (reply?.output ?? {}) as { items?: readonly RequestListItem[] };
  return items.filter(({ menuAccess, serviceType }) => menuAccess === 'LCY' && serviceType === 'SVC_LCY_BIFAST');
}

const targetOf = ({ taskId, refNo, revision, menuAccess }: RequestListItem) => ({
  taskId,
  refNo,
  revision,
  menuAccess,
});

const verify: Round = async (worker) => {
  for (const item of (await waiting(worker, 'listRequestsToVerify')).slice(0, 3)) {
    const target = targetOf(item);
    if (worker.chance.below(12) === 0)
      await write(worker, 'decideOnMany', { decision: 'reject', items: [target], reason: 'Not this month' });
    else await write(worker, 'verifyRequest', { ...target, confirmed: notes });
  }
};

const totalOf = (items: readonly RequestListItem[]) =>
  `${items.reduce((sum, { amount }) => sum + BigInt(amount?.value.split('.')[0] ?? '0'), 0n)}.00`;

/** Asks for a challenge over exactly these requests and answers it with the user's device. */
async function sign(worker: Worker, action: SignedAction, items: readonly RequestListItem[]) {
  const reply = await write(worker, 'generateChallenge', {
    serviceType: 'SVC_LCY_BIFAST',
    menuAccess: 'LCY',
    trxCurrency: 'IDR',
    trxAmount: totalOf(items),
    action,
    items: items.map(({ refNo, revision }) => ({ refNo, revision })),
  });
  if (reply?.code !== '00') return undefined;
  const { challengeId, challenge } = reply.output as Challenge;
  const serial = demoPeople.find(({ userId }) => userId === worker.userId)?.serialNumber ?? '';
  return { challengeId, response: ocraResponse(suite, demoDeviceSecret(serial), { challenge }) };
}

const decideSigned =
  (decision: 'approve' | 'release', queue: Queue): Round =>
  async (worker) => {
    const found = (await waiting(worker, queue)).slice(0, 1 + worker.chance.below(5));
    const [first] = found;
    const signature = first && (await sign(worker, decision, found));
    if (!signature) return;
    const order = { decision, items: found.map(targetOf), confirmed: [...notes], signature } satisfies DecideMany;
    if (found.length > 1) await write(worker, 'decideOnMany', order);
    else await write(worker, `${decision}Request`, { ...targetOf(first), confirmed: notes, signature });
  };

const read: Round = async ({ journal, userId, chance }) => {
  const status = chance.pick(['all', 'pending', 'successful', 'unsuccessful'] as const);
  await journal.read(userId, 'listTransactions', { status });
  await journal.read(userId, 'countTransactions', {});
};

const work: readonly (readonly [id: string, round: Round, pauseMilliseconds: number])[] = [
  ['MAKER01', submit, 80],
  ['MAKER02', submit, 80],
  ['VERIFIER01', verify, 30],
  ['APPROVER01', decideSigned('approve', 'listRequestsToApprove'), 200],
  ['APPROVER02', decideSigned('approve', 'listRequestsToApprove'), 200],
  ['RELEASER01', decideSigned('release', 'listRequestsToRelease'), 200],
  ['INQUIRY01', read, 60],
];

export interface Load {
  /** Resolves when every user has finished the current round. */
  stop(): Promise<void>;
}

async function keepWorking(worker: Worker, round: Round, milliseconds: number): Promise<void> {
  while (!worker.isOver()) {
    await round(worker);
    await pause(milliseconds / 2 + worker.chance.below(milliseconds));
  }
}

export function startLoad(journal: Journal, seed: string): Load {
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;
  const working = ['NUSANTARA', 'BAHARI'].flatMap((companyId) =>
    work.map(([id, round, milliseconds]) => {
      const userId = `${id}@${companyId}`;
      const worker = { userId, companyId, chance: createSeededRandom(`${seed}/${userId}`), journal, isOver };
      return keepWorking(worker, round, milliseconds);
    }),
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}
