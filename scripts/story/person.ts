// One user of the story: logs in and acts over HTTP only.
import type { Challenge, Signature } from '../../generated/types.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { createSend, type Answer, type PreparedRequest, type Send } from '../conformance/exchange.ts';
import { logIn } from '../conformance/logins.ts';
import { StoryBroken } from './narrator.ts';

const timeoutMilliseconds = 30_000;

export interface Visitor {
  readonly send: Send;
  get(path: string): Promise<Answer>;
  /** Asks a page of the sandbox for what only a human has: the answer to a captcha, the digits of a token device. */
  ask<Found>(path: string, body: object): Promise<Found>;
}

async function answered(send: Send, request: PreparedRequest): Promise<Answer> {
  const exchange = await send(request);
  if (exchange.kind === 'silent') throw new StoryBroken(`${request.path} did not answer: ${exchange.reason}`);
  return exchange.answer;
}

function jsonOf({ status, text }: Answer, path: string): unknown {
  if (status !== 200) throw new StoryBroken(`${path} answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as unknown;
}

export function createVisitor(server: URL): Visitor {
  const send = createSend(server, timeoutMilliseconds);
  return {
    send,
    get: (path) => answered(send, { method: 'GET', path, headers: {} }),
    async ask<Found>(path: string, body: object) {
      const headers = { 'content-type': 'application/json' };
      return jsonOf(await answered(send, { method: 'POST', path, headers, body: JSON.stringify(body) }), path) as Found;
    },
  };
}

export interface Person {
  readonly userId: string;
  do<Output>(operationId: OperationId, body: object): Promise<Output>;
  /** Fails if the answer is no PDF. */
  download(operationId: OperationId, body: object): Promise<void>;
  sign(body: object): Promise<Signature>;
}

export async function enter(visitor: Visitor, userId: string, password: string): Promise<Person> {
  const solve = async (captchaId: string) =>
    (await visitor.ask<{ answer: string }>('/sandbox/captcha/answer', { captchaId })).answer;
  const token = await logIn(visitor.send, { userId, password }, solve);

  function post(operationId: OperationId, body: object): Promise<Answer> {
    const { path } = operations[operationId];
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    return answered(visitor.send, { method: 'POST', path, headers, body: JSON.stringify(body) });
  }

  async function act<Output>(operationId: OperationId, body: object): Promise<Output> {
    const answer = await post(operationId, body);
    return (jsonOf(answer, `${operationId} for ${userId}`) as { readonly output: Output }).output;
  }

  async function download(operationId: OperationId, body: object): Promise<void> {
    const { status, text } = await post(operationId, body);
    if (status !== 200 || !text.startsWith('%PDF-'))
      throw new StoryBroken(`${operationId} for ${userId} answered ${status}: ${text.slice(0, 300)}`);
  }

  async function sign(body: object): Promise<Signature> {
    const { challengeId, challenge } = await act<Challenge>('generateChallenge', body);
    const { response } = await visitor.ask<{ response: string }>('/sandbox/device/response', { userId, challenge });
    return { challengeId, response };
  }

  return { userId, do: act, download, sign };
}
