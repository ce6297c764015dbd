// The only place that calls the bank. It adds the bearer token, language, request id and idempotency key.
import createClient from 'openapi-fetch';
import type { Failure, paths } from '../../generated/types.ts';
import { gatewayError, isApiError, networkError, refusedError } from './api-error.ts';
import type { AnyInput, Call, InputOf, OperationId, OutputOf } from './call.ts';
import { credentials } from './credentials.ts';

const client = createClient<paths>({ baseUrl: '' });

export interface AskOptions {
  /** Must be the same for every try of the same write. */
  readonly idempotencyKey?: string;
  readonly timeoutMilliseconds?: number;
  readonly signal?: AbortSignal;
  /** Lets the request finish after the page is closed, for example the log-out. */
  readonly keepalive?: boolean;
}

function headersOf(call: Call, { idempotencyKey }: AskOptions, token: string | undefined): Record<string, string> {
  return {
    'Accept-Language': credentials().language(),
    'X-Request-Id': crypto.randomUUID(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(call.effect === 'write' && { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }),
  };
}

function signalOf({ timeoutMilliseconds, signal }: AskOptions): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMilliseconds ?? credentials().timeoutMilliseconds());
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

interface Reply {
  readonly error?: unknown;
  readonly response: Response;
}

// The operation is chosen at run time, so TypeScript cannot check method and path; the type of `call` guarantees them.
type Request = (method: string, path: string, init: object) => Promise<Reply>;

async function send(call: Call, input: AnyInput, options: AskOptions, token: string | undefined): Promise<Reply> {
  const headers = headersOf(call, options, token);
  const { body, query, path } = input;
  const init = {
    params: { query, path },
    body,
    ...(body instanceof FormData && { bodySerializer: (form: FormData) => form }),
    headers,
    signal: signalOf(options),
    keepalive: options.keepalive ?? false,
    parseAs: 'stream',
  };
  try {
    return await (client.request as unknown as Request)(call.method, call.path, init);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw networkError(error);
  }
}

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && 'statusCode' in body && 'statusDesc' in body;

const isJson = (response: Response) => response.headers.get('content-type')?.includes('application/json') ?? false;
const isPage = (response: Response) => response.headers.get('content-type')?.includes('text/html') ?? false;
const successCodes: readonly string[] = ['0', '00'];

async function outputOf({ response }: Reply): Promise<unknown> {
  if (isPage(response)) throw gatewayError(502);
  if (!isJson(response)) return response.blob();
  const body: unknown = await response.json().catch(() => undefined);
  if (!isFailure(body)) throw gatewayError(502);
  if (!successCodes.includes(body.statusCode)) throw refusedError(response.status, body);
  return body.output;
}

function failureOf({ error, response }: Reply) {
  return isFailure(error) ? refusedError(response.status, error) : gatewayError(response.status);
}

async function answer(call: Call, input: AnyInput, options: AskOptions, token: string | undefined): Promise<unknown> {
  const reply = await send(call, input, options, token);
  if (reply.response.ok) return outputOf(reply);
  throw failureOf(reply);
}

const isUnknownToken = (error: unknown) => isApiError(error) && error.code === '401';

const mostTokens = 10;

// A renewal invalidates the previous token immediately. A call sent with that token was refused before any rule ran, so
// it is safe to send again. Several tabs can each renew before the call arrives, hence the loop.
async function answerInSession(call: Call, input: AnyInput, options: AskOptions): Promise<unknown> {
  let token = await credentials().validToken();
  for (let triesLeft = mostTokens; ; triesLeft--) {
    try {
      return await answer(call, input, options, token);
    } catch (error) {
      const newer = token && triesLeft && isUnknownToken(error) ? await credentials().tokenAfter(token) : undefined;
      if (!newer && isApiError(error) && error.status === 401) credentials().onUnauthorized(error, token);
      if (!newer) throw error;
      token = newer;
    }
  }
}

/** Calls one operation and returns its output. Throws an ApiError if it fails. */
export async function ask<Id extends OperationId>(
  call: Call<Id>,
  input: InputOf<Id>,
  options: AskOptions = {},
): Promise<OutputOf<Id>> {
  const given = input as AnyInput;
  const output = call.isPublic ? answer(call, given, options, undefined) : answerInSession(call, given, options);
  return (await output) as OutputOf<Id>;
}
