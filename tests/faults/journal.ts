// Records what was sent and answered. A write is repeated under its key until it is answered, as a careful client does.
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

/** An answer with status 500 or above. */
export interface Failure extends Reply {
  readonly text: string;
}

export interface Write {
  readonly userId: string;
  readonly operationId: OperationId;
  readonly body: object;
  readonly key: string;
  tries: number;
  /** Undefined while it is not known whether the write was done. */
  reply: Reply | undefined;
}

export interface Journal {
  readonly writes: readonly Write[];
  readonly failures: readonly Failure[];
  /** The number of requests without an answer. */
  broken(): number;
  read(userId: string, operationId: OperationId, body: object): Promise<Reply | undefined>;
  begin(userId: string, operationId: OperationId, body: object): Write;
  /** Sends once; undefined if there is no final answer. */
  send(write: Write): Promise<Reply | undefined>;
  /** Sends with the same key until there is a final answer or isOver. */
  settle(write: Write, isOver: () => boolean): Promise<Reply | undefined>;
}

type Sent = Pick<Write, 'userId' | 'operationId' | 'body' | 'key'>;

async function exchange(url: string, token: string, { operationId, body, key }: Sent): Promise<Failure | undefined> {
  const { method, path } = operations[operationId];
  const answer = await fetch(`${url}${path}`, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    // The connection broke, so it is not known whether the bank handled the request.
    .catch(() => undefined);
  if (!answer) return undefined;
  const { statusCode, output } = JSON.parse(answer.text) as { statusCode: string; output: unknown };
  return { ...answer, code: statusCode, output };
}

const isStillRunning = ({ code }: Reply) => code === 'ERR_REQ_2';
const isFailure = ({ status }: Reply) => status >= 500;

export function createJournal(url: string, sessions: ReadonlyMap<string, OpenedSession>): Journal {
  const writes: Write[] = [];
  const failures: Failure[] = [];
  let broken = 0;

  async function answerTo(sent: Sent): Promise<Reply | undefined> {
    const answer = await exchange(url, sessions.get(sent.userId)?.token ?? '', sent);
    if (!answer) broken += 1;
    if (!answer || isStillRunning(answer)) return undefined;
    if (isFailure(answer)) failures.push(answer);
    const { text: _, ...reply } = answer;
    return isFailure(answer) ? undefined : reply;
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
