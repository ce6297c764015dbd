// One request and its answer, as they were sent.
import type { LocatedOperation } from '../../server/contract/document.ts';

export interface PreparedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The operation that is asked, if it is another than the one under test. */
  readonly of?: LocatedOperation;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export type Exchange =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'silent'; readonly reason: string };

export type Send = (request: PreparedRequest) => Promise<Exchange>;

export const longestWaitMilliseconds = 60_000;

/** Waits as long as an answer of 429 says. Returns whether it was one. */
export async function waitIfAsked({ status, headers }: Pick<Answer, 'status' | 'headers'>): Promise<boolean> {
  if (status !== 429) return false;
  const milliseconds = Number(headers.get('retry-after') ?? 1) * 1000;
  await new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, longestWaitMilliseconds)));
  return true;
}

const largestExcerpt = 300;

async function readText(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

export function createSend(server: URL, timeoutMilliseconds: number): Send {
  return async function send({ method, path, headers, body }) {
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const url = `${server.href.replace(/\/$/, '')}${path}`;
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal,
        ...(body !== undefined && { body }),
      });
      const text = await readText(response);
      return { kind: 'answered', answer: { status: response.status, headers: response.headers, text } };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      return { kind: 'silent', reason: `${error instanceof Error ? error.message : String(error)}${cause}` };
    }
  };
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a curl command, without the session's token. */
export function asCurl(server: URL, { method, path, headers, body }: PreparedRequest): string {
  const shown = Object.entries(headers).map(([name, value]) => [
    name,
    name === 'authorization' ? 'Bearer $TOKEN' : value,
  ]);
  const data = body !== undefined ? [`--data ${quote(body.slice(0, 2000))}`] : [];
  const parts = shown.map(([name, value]) =>
    name === 'authorization' ? `-H "${name}: ${value}"` : `-H ${quote(`${name}: ${value}`)}`,
  );
  return ['curl -i -X', method, quote(`${server.origin}${path}`), ...parts, ...data].join(' ');
}

export const excerpt = (text: string) => (text.length > largestExcerpt ? `${text.slice(0, largestExcerpt)}…` : text);
