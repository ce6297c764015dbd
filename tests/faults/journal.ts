// What was sent and what was answered. A write keeps its key until somebody answers it, as a careful client does.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { operations, type OperationId } from '../../generated/operations.ts';
import type { OpenedSession } from './prepared-bank.ts';

const retryMilliseconds = 150;
const patience = 20_000;

export interface Reply {
  readonly status: number;
  readonly code: string;
  readonly output: unknown;
}

/** The bank said that something of its own is broken. */
export interface Failure extends Reply {
  readonly text: string;
}

export interface Write {
  readonly userId: string;
  readonly operationId: OperationId;
  readonly body: object;
  readonly key: string;
  tries: number;
  /** Undefined while nobody knows whether it was done. */
  reply: Reply | undefined;
}

export interface Journal {
  readonly writes: readonly Write[];
  readonly failures: readonly Failure[];
  /** How many requests were left without an answer. */
  broken(): number;
  read(userId: string, operationId: OperationId, body: object): Promise<Reply | undefined>;
  begin(userId: string, operationId: OperationId, body: object): Write;
  /** One try. */
  send(write: Write): Promise<Reply | undefined>;
  /** Tries with the same key until there is an answer or the time is over. */
  settle(write: Write, isOver: () => boolean): Promise<Reply | undefined>;
}

type Sent = Pick<Write, 'userId' | 'operationId' | 'body' | 'key'>;

async function exchange(url: string, token: string, { operationId, body, key }: Sent): Promise<Failure | undefined> {
  const { method, path } = operations[operationId];
  const told = await fetch(`${url}${path}`, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    // The connection broke: nobody knows what became of it.
    .catch(() => undefined);
  if (!told) return undefined;
  const { statusCode, output } = JSON.parse(told.text) as { statusCode: string; output: unknown };
  return { ...told, code: statusCode, output };
}

const isStillRunning = ({ code }: Reply) => code === 'ERR_REQ_2';
const isFailure = ({ status }: Reply) => status >= 500;

export function createJournal(url: string, sessions: ReadonlyMap<string, OpenedSession>): Journal {
  const writes: Write[] = [];
  const failures: Failure[] = [];
  let broken = 0;

  async function answerTo(sent: Sent): Promise<Reply | undefined> {
    const told = await exchange(url, sessions.get(sent.userId)?.token ?? '', sent);
    if (!told) broken += 1;
    if (!told || isStillRunning(told)) return undefined;
    if (isFailure(told)) failures.push(told);
    const { text: _, ...reply } = told;
    return isFailure(told) ? undefined : reply;
  }

  async function send(write: Write): Promise<Reply | undefined> {
    write.tries += 1;
    write.reply = await answerTo(write);
    return write.reply;
  }

  async function settle(write: Write, isOver: () => boolean): Promise<Reply | undefined> {
    while (!(await send(write)) && !isOver()) await pause(retryMilliseconds);
    return write.reply;
  }

  return {
    writes,
    failures,
    broken: () => broken,
    read: (userId, operationId, body) => answerTo({ userId, operationId, body, key: randomUUID() }),
    begin(userId, operationId, body) {
      const write: Write = { userId, operationId, body, key: randomUUID(), tries: 0, reply: undefined };
      writes.push(write);
      return write;
    },
    send,
    settle,
  };
}
