// The entry of the mock: reads, validates and routes a request, and asks Prism for the answer. Every request gets an
// answer.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FieldFailure } from '../../domain/field-failures.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import { describeCode, describeSuccess } from '../../server/code-texts.ts';
import { preferredLanguage } from '../../server/language.ts';
import { createRouter } from '../contract/router.ts';
import { requestFailures } from '../../server/contract/request-failures.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { otherMedia, sendEvents, sendFile } from './media.ts';
import { createPrism, readPreference, type MockAnswer, type MockRequest } from './prism.ts';
import { readBody, UnreadableBody } from './request.ts';

export interface MockOptions {
  /** A prefix of every path of the contract, such as /bank. */
  readonly basePath?: string;
}

interface Refusal {
  readonly status: number;
  readonly statusDesc: string;
  readonly errors?: readonly FieldFailure[];
}

function send(reply: ServerResponse, { status, headers, body }: MockAnswer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  reply.writeHead(status, {
    'content-type': 'application/json',
    ...headers,
    'content-length': Buffer.byteLength(text),
  });
  reply.end(text);
}

interface Envelope {
  readonly statusCode: ErrorCode | '00';
  readonly parameters?: Readonly<Record<string, string>>;
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && 'statusCode' in body && 'statusDesc' in body;

/** The examples are in English, so texts of codes are replaced for other languages. */
function inLanguage(answer: MockAnswer, accepted: string | undefined): MockAnswer {
  const { body } = answer;
  if (preferredLanguage(accepted) === 'EN' || !isEnvelope(body)) return answer;
  const { statusCode, parameters } = body;
  const statusDesc = statusCode === '00' ? describeSuccess('ID') : describeCode(statusCode, 'ID', parameters);
  return { ...answer, body: { ...body, statusDesc } };
}

function refuse(reply: ServerResponse, { status, statusDesc, errors }: Refusal): void {
  const body = { statusCode: String(status), statusDesc, output: null, ...(errors && { errors }) };
  send(reply, { status, headers: {}, body });
}

const malformed = (errors?: readonly FieldFailure[]): Refusal => ({
  status: 400,
  statusDesc: 'The request is not as the contract says',
  ...(errors && { errors }),
});

function asMockRequest(request: IncomingMessage, url: URL): MockRequest {
  const headers = { ...(request.headers as Record<string, string>), accept: 'application/json' };
  return { path: url.pathname, query: Object.fromEntries(url.searchParams), headers };
}

export function createMock(document: OpenApiDocument, { basePath = '' }: MockOptions = {}): RequestListener {
  const match = createRouter(document);
  const validator = validatorOf(document);
  const answer = createPrism(document);

  async function answerFound(located: LocatedOperation, request: IncomingMessage, reply: ServerResponse, url: URL) {
    const { operation } = located;
    const preference = readPreference(request.headers.prefer as string | undefined);
    const body = await readBody(request);
    const answerIn = async (wish: typeof preference) =>
      send(
        reply,
        inLanguage(await answer(located, asMockRequest(request, url), wish), request.headers['accept-language']),
      );
    const isPublic = operation.security?.length === 0;
    if (!isPublic && !request.headers.authorization?.startsWith('Bearer '))
      return answerIn({ ...preference, code: 401 });
    const failures = requestFailures(document, validator, located.operation, {
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body,
    });
    if (failures.length > 0) return refuse(reply, malformed(failures));
    const other =
      preference.code && preference.code !== 200 ? undefined : otherMedia(document, operation, request.headers.accept);
    if (other?.type === 'text/event-stream') return sendEvents(reply, other);
    if (other) return sendFile(reply, operation, other);
    return answerIn(preference);
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://mock');
    reply.setHeader('x-request-id', randomBytes(8).toString('hex')).setHeader('cache-control', 'no-store');
    if (!url.pathname.startsWith(basePath))
      return refuse(reply, { status: 404, statusDesc: `Paths begin with ${basePath}` });
    url.pathname = url.pathname.slice(basePath.length) || '/';
    const found = match(request.method ?? 'GET', url.pathname);
    if (found.kind === 'found') return answerFound(found.located, request, reply, url);
    if (found.kind === 'none') return refuse(reply, { status: 404, statusDesc: 'The contract has no such path' });
    reply.setHeader('allow', found.allowed.join(', '));
    return refuse(reply, { status: 405, statusDesc: `This path takes ${found.allowed.join(', ')}` });
  }

  return (request, reply) => {
    handle(request, reply).catch((error: unknown) => {
      if (reply.headersSent) return reply.destroy();
      if (error instanceof UnreadableBody) return refuse(reply, { ...malformed(), statusDesc: error.message });
      return refuse(reply, { status: 500, statusDesc: error instanceof Error ? error.message : String(error) });
    });
  };
}
