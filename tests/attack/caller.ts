// Calls a running bank over HTTP, as one of its users.
import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '../../generated/operations.ts';

const patience = 30_000;

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly output: unknown;
  readonly text: string;
}

interface DecidedMany {
  readonly results?: readonly { readonly accepted?: boolean }[];
}

/** Refused as a whole, or a decision on many that accepted none. */
export function isRefusal({ status, output }: Answer): boolean {
  if (status !== 200) return status >= 400 && status < 500;
  const { results } = (output ?? {}) as DecidedMany;
  return results !== undefined && results.every(({ accepted }) => accepted === false);
}

export interface Call {
  readonly userId?: string | undefined;
  readonly operationId: OperationId;
  readonly body?: unknown;
  readonly key?: string | undefined;
}

export interface Caller {
  ask(call: Call): Promise<Answer>;
  /** Sends any path with any headers, for calls without a user. */
  send(method: string, path: string, headers: Readonly<Record<string, string>>, body?: string): Promise<Answer>;
}

/** Pages and files have no envelope, so their code is ''. */
function envelopeOf(text: string): { readonly statusCode?: string; readonly output?: unknown } {
  try {
    return JSON.parse(text) as { readonly statusCode?: string; readonly output?: unknown };
  } catch {
    return {};
  }
}

export function createCaller(url: string, tokenOf: (userId: string) => string): Caller {
  async function send(method: string, path: string, headers: Readonly<Record<string, string>>, body?: string) {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    const { statusCode = '', output } = envelopeOf(text);
    return { status: response.status, code: statusCode, output, text };
  }

  return {
    send,
    ask({ userId, operationId, body, key = randomUUID() }) {
      const { method, path } = operations[operationId];
      const headers = {
        'idempotency-key': key,
        ...(userId && { authorization: `Bearer ${tokenOf(userId)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      return send(method.toUpperCase(), path, headers, body === undefined ? undefined : JSON.stringify(body));
    },
  };
}
