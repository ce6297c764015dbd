// Sends requests as fast as the server answers them, over several connections.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A write is sent with a new Idempotency-Key each time. */
  readonly isWrite?: boolean;
}

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds from each request to its answer. */
  readonly times: readonly number[];
  readonly answers: number;
  readonly failures: number;
}

const withFreshKey = (request: autocannon.Request): autocannon.Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});

function requestOf({ isWrite = false, headers, ...call }: Call): autocannon.Request {
  const request = { ...call, headers: { ...headers } };
  return isWrite ? { ...withFreshKey(request), setupRequest: withFreshKey } : request;
}

type Until = { readonly seconds: number } | { readonly amount: number };

/** Each connection repeats the calls of its own list, one after the other. */
export async function load(url: string, lists: readonly (readonly Call[])[], until: Until): Promise<Measured> {
  let next = 0;
  const times: number[] = [];
  const began = performance.now();
  let answeredAt = began;
  const result = await autocannon({
    url,
    connections: lists.length,
    timeout: 30,
    ...('amount' in until ? { amount: until.amount } : { duration: until.seconds }),
    setupClient(client) {
      const calls = lists[next % lists.length] ?? [];
      next += 1;
      client.setRequests(calls.map(requestOf));
      client.on('response', (_status, _bytes, milliseconds) => {
        answeredAt = performance.now();
        times.push(milliseconds);
      });
    },
  });
  // The time of the last answer, because autocannon rounds its own duration up to a whole second.
  const seconds = (answeredAt - began) / 1000;
  const answers = result.requests.total;
  return {
    perSecond: answers / ('amount' in until ? seconds : result.duration),
    times,
    answers,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
