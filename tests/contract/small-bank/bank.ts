// A small server that does all that the conformance kit expects. With a planted fault it does one thing wrong.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { allowedRoles } from '../../../domain/roles.ts';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { resolve } from '../../../server/contract/document.ts';
import type { LocatedOperation, OpenApiDocument, ResponseObject } from '../../../server/contract/document.ts';
import { createRouter } from '../../../scripts/contract/router.ts';
import { requestFailures } from '../../../server/contract/request-failures.ts';
import { validatorOf } from '../../../server/contract/validator.ts';
import { otherMedia, sendEvents, sendFile } from '../../../scripts/mock/media.ts';
import { readBody, UnreadableBody } from '../../../scripts/mock/request.ts';
import { hasOtherCopies } from './copies.ts';
import type { Fault } from './fault.ts';
import { createMemory, type Asked } from './memory.ts';
import { createTokens, type Person } from './people.ts';
import { Refusal } from './requests.ts';

export interface BankAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const failure = (status: number, statusCode: string, more: object = {}): BankAnswer => ({
  status,
  headers: {},
  body: { statusCode, statusDesc: `Code ${statusCode}`, output: null, ...more },
});

const refused = ({ status, code, said }: Refusal) => failure(status, code, said);
function refusalIn(error: unknown): BankAnswer {
  if (error instanceof Refusal) return refused(error);
  throw error;
}

const keepsSecrets = 'secrets-are-given-once';
const copyDiffers = { parameters: { field: 'fromAccount' }, values: { field: 'fromAccount' } };

const allows = ({ operation }: LocatedOperation, { role }: Person): boolean =>
  allowedRoles(operation['x-permission']).includes(role);

function exampleOf(document: OpenApiDocument, { operation }: LocatedOperation): unknown {
  const { content } = resolve<ResponseObject>(document, operation.responses['200'] ?? {});
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  return example && resolve(document, example).value;
}

export function createSmallBank(document: OpenApiDocument, faults: readonly Fault[] = []): Server {
  const match = createRouter(document);
  const validator = validatorOf(document);
  const tokens = createTokens();
  const memory = createMemory(tokens, (rule) => !faults.some(({ forgets }) => forgets === rule));
  const stored = new Map<string, { readonly body: string; readonly answer: BankAnswer }>();
  const faultOf = ({ operation }: LocatedOperation) =>
    faults.find(({ operationId }) => operationId === operation.operationId);

  function isKept(located: LocatedOperation, { status }: BankAnswer): boolean {
    if (located.operation['x-answer-kept'] === false && !faults.some(({ forgets }) => forgets === keepsSecrets))
      return false;
    const forgetsRefusals = faultOf(located)?.skips?.includes('stored-refusals') ?? false;
    return status === 200 || ([409, 422].includes(status) && !forgetsRefusals);
  }

  async function success(located: LocatedOperation, asked: Asked): Promise<BankAnswer> {
    const answer = { status: 200, headers: {} };
    if (otherMedia(document, located.operation)) return { ...answer, body: null };
    const example = exampleOf(document, located);
    const remember = memory[located.operation.operationId];
    if (!remember) return { ...answer, body: example };
    const envelope = example as { output: Readonly<Record<string, unknown>> };
    return { ...answer, body: { ...envelope, output: await remember(asked, envelope.output) } };
  }

  /** Handles a request whose form is valid. */
  async function judged(located: LocatedOperation, asked: Asked): Promise<BankAnswer> {
    const isOther =
      hasOtherCopies(document, located.operation, asked.body) && !faultOf(located)?.skips?.includes('copies');
    return isOther ? failure(422, 'COPY_DIFFERS', copyDiffers) : success(located, asked);
  }

  async function once(located: LocatedOperation, request: IncomingMessage, asked: Asked): Promise<BankAnswer> {
    const key = `${asked.token} ${located.operation.operationId} ${String(request.headers['idempotency-key'])}`;
    const body = JSON.stringify(asked.body ?? null);
    const earlier = faultOf(located)?.skips?.includes('idempotency') ? undefined : stored.get(key);
    if (earlier && earlier.body !== body && !faultOf(located)?.skips?.includes('reuse'))
      return failure(422, 'ERR_REQ_1');
    if (earlier) return earlier.answer;
    const answer = await judged(located, asked).catch(refusalIn);
    if (isKept(located, answer)) stored.set(key, { body, answer });
    return answer;
  }

  function refuseSession(located: LocatedOperation, person: Person | undefined): BankAnswer | undefined {
    const skips = faultOf(located)?.skips ?? [];
    if (located.operation['x-permission'].area === 'public') return undefined;
    if (!person) return skips.includes('session') ? undefined : failure(401, '401');
    return allows(located, person) || skips.includes('role') ? undefined : failure(403, '403');
  }

  function fieldsOf(located: LocatedOperation, request: IncomingMessage, url: URL, body: unknown): FieldFailure[] {
    const found = requestFailures(document, validator, located.operation, {
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body,
    });
    const overlooks = faultOf(located)?.overlooks;
    return overlooks ? found.filter((one) => !overlooks(one)) : found;
  }

  function refuseBody(located: LocatedOperation, request: IncomingMessage, url: URL, body: unknown) {
    const skips = faultOf(located)?.skips ?? [];
    const errors = fieldsOf(located, request, url, body);
    if (faultOf(located)?.refuses?.((body ?? {}) as Readonly<Record<string, unknown>>)) return failure(400, '400');
    return errors.length > 0 ? failure(400, '400', skips.includes('field-names') ? {} : { errors }) : undefined;
  }

  async function answer(located: LocatedOperation, request: IncomingMessage, url: URL): Promise<BankAnswer> {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const person = tokens.find(token);
    const body = await readBody(request);
    const noSession = refuseSession(located, person);
    if (noSession) return noSession;
    const wrong = refuseBody(located, request, url, body);
    if (wrong) return wrong;
    const asked = { body: body as Asked['body'], person, token };
    return located.operation['x-effect'] === 'write' ? once(located, request, asked) : judged(located, asked);
  }

  function send(reply: ServerResponse, { status, headers, body }: BankAnswer): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    reply.writeHead(status, {
      'content-type': 'application/json',
      'x-request-id': randomBytes(8).toString('hex'),
      ...headers,
    });
    reply.end(text);
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://bank');
    const found = match(request.method ?? 'GET', url.pathname);
    if (found.kind !== 'found') return send(reply, failure(404, '404'));
    const fault = faultOf(found.located);
    const given = await answer(found.located, request, url).catch((error: unknown) => {
      if (error instanceof Refusal) return refused(error);
      if (error instanceof UnreadableBody && !fault?.skips?.includes('broken-json')) return failure(400, '400');
      return failure(500, '500');
    });
    const other = given.status === 200 ? otherMedia(document, found.located.operation) : undefined;
    if (fault?.hangs) return;
    if (other?.type === 'text/event-stream') return sendEvents(reply.setHeader('x-request-id', 'stream-0001'), other);
    if (other) return sendFile(reply.setHeader('x-request-id', 'file-000001'), found.located.operation, other);
    send(reply, fault?.spoils ? fault.spoils(given) : given);
  }

  return createServer((request, reply) => {
    handle(request, reply).catch((error: unknown) => reply.destroy(error instanceof Error ? error : undefined));
  });
}
