// A small server that does all that the conformance kit expects. With a planted fault it does one thing wrong.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { allowedRoles, rolesOfArea } from '../../../domain/roles.ts';
import { wireValues } from '../../../domain/parameters.ts';
import type { FieldFailure } from '../../../domain/field-failures.ts';
import { preferredLanguage } from '../../../server/language.ts';
import { resolve } from '../../../server/contract/document.ts';
import type { LocatedOperation, OpenApiDocument, ResponseObject } from '../../../server/contract/document.ts';
import { isFields, propertiesOf } from '../../../scripts/conformance/seen.ts';
import { textsOf, type TextLanguage } from '../../../scripts/conformance/code-texts.ts';
import { createRouter } from '../../../scripts/contract/router.ts';
import { requestFailures } from '../../../server/contract/request-failures.ts';
import { validatorOf } from '../../../server/contract/validator.ts';
import { otherMedia, sendEvents, sendFile } from '../../../scripts/mock/media.ts';
import { readBody, UnreadableBody } from '../../../scripts/mock/request.ts';
import { refuseForm } from './forms.ts';
import { hasOtherCopies } from './copies.ts';
import type { Fault, Skip } from './fault.ts';
import { withAskedIds, withCounts } from './asked-ids.ts';
import { knownTexts } from './examples.ts';
import { isList, listed } from './lists.ts';
import { createMemory, type Asked, type Output } from './memory.ts';
import { copyOf, refuseOwnFaults } from './own-faults.ts';
import { createTasks } from './tasks.ts';
import { createTokens, type Person } from './people.ts';
import { shownTo } from './texts.ts';
import { Refusal } from './requests.ts';

export interface BankAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const failure = (status: number, statusCode: string, more: object = {}): BankAnswer => ({
  status,
  headers: {},
  body: { statusCode, output: null, ...more },
});

const refused = ({ status, code, said }: Refusal) => failure(status, code, said);
function refusalIn(error: unknown): BankAnswer {
  if (error instanceof Refusal) return refused(error);
  throw error;
}

const languageOf = ({ headers }: IncomingMessage): TextLanguage =>
  preferredLanguage(headers['accept-language']) === 'ID' ? 'id' : 'en';
const keepsSecrets = 'secrets-are-given-once';

function allows({ operation }: LocatedOperation, { role }: Person, skips: readonly Skip[]): boolean {
  const permission = operation['x-permission'];
  if (skips.includes('roles-of-the-area') && rolesOfArea[permission.area].includes(role)) return true;
  const roles = allowedRoles(permission);
  return (skips.includes('other-roles') ? roles.slice(0, 1) : roles).includes(role);
}

/** The kit counts only the parameters of a failure of a field, the contract wants them as values too. */
const withValues = ({ parameters, ...failed }: FieldFailure) => ({
  ...failed,
  ...(parameters && { parameters, values: wireValues(parameters, 'EN') }),
});

/** How many items a page has whose size is left out. */
function pageSizeOf(document: OpenApiDocument, { operation }: LocatedOperation): number {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const page = schema && propertiesOf(document, schema)['page'];
  const usual = page && propertiesOf(document, page)['size']?.['default'];
  return typeof usual === 'number' ? usual : 30;
}

function exampleOf(document: OpenApiDocument, { operation }: LocatedOperation): unknown {
  const { content } = resolve<ResponseObject>(document, operation.responses['200'] ?? {});
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  return example && resolve(document, example).value;
}

export function createSmallBank(document: OpenApiDocument, faults: readonly Fault[] = []): Server {
  const match = createRouter(document);
  const validator = validatorOf(document);
  const textOf = textsOf(document);
  const tokens = createTokens();
  const memory = createMemory(tokens, (rule) => !faults.some(({ forgets }) => forgets === rule));
  const outputIn = (located: LocatedOperation): unknown =>
    ((exampleOf(document, located) ?? {}) as { readonly output?: unknown }).output;
  const known = knownTexts(document);
  const isKnown = (id: string) => known.has(id) || tasks.isMade(id);
  const itemsOf = (located: LocatedOperation) => {
    const output = outputIn(located);
    return isList(output) ? output.items : [];
  };
  const tasks = createTasks(document, itemsOf, (located) => {
    const output = outputIn(located);
    return isFields(output) ? output : {};
  });
  const stored = new Map<string, { readonly body: string; readonly answer: BankAnswer }>();
  const faultOf = ({ operation }: LocatedOperation) =>
    faults.find(({ operationId }) => operationId === operation.operationId);

  const skipsOf = (located: LocatedOperation) => faultOf(located)?.skips ?? [];
  const about = (located: LocatedOperation, { body }: Asked, output: Output): Output =>
    skipsOf(located).includes('ids-asked') ? output : withAskedIds(document, located, body, output);

  function isKept(located: LocatedOperation, { status }: BankAnswer): boolean {
    if (located.operation['x-answer-kept'] === false && !faults.some(({ forgets }) => forgets === keepsSecrets))
      return false;
    const forgetsRefusals = skipsOf(located).includes('stored-refusals');
    return status === 200 || ([409, 422].includes(status) && !forgetsRefusals);
  }

  async function success(located: LocatedOperation, asked: Asked): Promise<BankAnswer> {
    const answer = { status: 200, headers: {} };
    if (otherMedia(document, located.operation)) return { ...answer, body: null };
    const example = exampleOf(document, located);
    const remember = memory[located.operation.operationId];
    const envelope = example as { output: Readonly<Record<string, unknown>> };
    const skips = skipsOf(located);
    if (!remember && isList(envelope?.output)) {
      const page = listed(envelope.output, asked.body ?? {}, skips, pageSizeOf(document, located));
      return { ...answer, body: { ...envelope, output: about(located, asked, tasks.shown(located, page, skips)) } };
    }
    if (!remember && envelope?.output) {
      const changed = tasks.change(located, asked.body, envelope.output, skips);
      const shown = tasks.shownSetting(located, changed, asked.body ?? {});
      const counted = isFields(shown) ? withCounts(document, located, shown, itemsOf) : shown;
      return { ...answer, body: { ...envelope, output: about(located, asked, counted) } };
    }
    if (!remember) return { ...answer, body: example };
    return { ...answer, body: { ...envelope, output: await remember(asked, envelope.output) } };
  }

  /** Handles a request whose form is valid. */
  async function judged(located: LocatedOperation, asked: Asked): Promise<BankAnswer> {
    // The workflows name tasks that no example has.
    const isOfTask = memory[located.operation.operationId] !== undefined && 'taskId' in (asked.body ?? {});
    const own = isOfTask
      ? undefined
      : refuseOwnFaults(document, located.operation, asked.body, skipsOf(located), isKnown);
    if (own) return failure(own.status, own.code, own.said);
    const isOther = hasOtherCopies(document, located.operation, asked.body) && !skipsOf(located).includes('copies');
    return isOther ? failure(422, 'COPY_DIFFERS', copyOf('fromAccount')) : success(located, asked);
  }

  function keyOf(located: LocatedOperation, { headers }: IncomingMessage, token: string): string {
    const owner = skipsOf(located).includes('owner-of-key') ? '' : token;
    const key = String(headers['idempotency-key']);
    return `${owner} ${located.operation.operationId} ${skipsOf(located).includes('capitals') ? key : key.toLowerCase()}`;
  }

  async function once(located: LocatedOperation, request: IncomingMessage, asked: Asked): Promise<BankAnswer> {
    const skips = skipsOf(located);
    const key = keyOf(located, request, asked.token);
    const body = JSON.stringify(asked.body ?? null);
    const earlier = skips.includes('idempotency') ? undefined : stored.get(key);
    if (earlier && earlier.body !== body && !skips.includes('reuse')) return failure(422, 'ERR_REQ_1');
    if (earlier && !skips.includes('replay')) return earlier.answer;
    const answer = await judged(located, asked).catch(refusalIn);
    if (isKept(located, answer)) stored.set(key, { body, answer });
    return answer;
  }

  function refuseSession(located: LocatedOperation, person: Person | undefined): BankAnswer | undefined {
    const skips = skipsOf(located);
    if (located.operation['x-permission'].area === 'public') return undefined;
    if (!person) return skips.includes('session') ? undefined : failure(401, '401');
    return allows(located, person, skips) || skips.includes('role') ? undefined : failure(403, '403');
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
    const skips = skipsOf(located);
    const errors = fieldsOf(located, request, url, body).map(withValues);
    if (faultOf(located)?.refuses?.((body ?? {}) as Readonly<Record<string, unknown>>)) return failure(400, '400');
    return errors.length > 0 ? failure(400, '400', skips.includes('field-names') ? {} : { errors }) : undefined;
  }

  const firstOf = (located: LocatedOperation, noSession: BankAnswer, wrong: BankAnswer | undefined) =>
    skipsOf(located).includes('order-of-checks') ? (wrong ?? noSession) : noSession;

  async function answer(located: LocatedOperation, request: IncomingMessage, url: URL): Promise<BankAnswer> {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const person = tokens.find(token);
    if (skipsOf(located).includes('content-type')) request.headers['content-type'] = 'application/json';
    const body = await readBody(request);
    const noSession = refuseSession(located, person);
    const wrong = refuseForm(located, request, skipsOf(located)) ?? refuseBody(located, request, url, body);
    if (noSession) return firstOf(located, noSession, wrong);
    if (wrong && skipsOf(located).includes('wrong-requests'))
      stored.set(keyOf(located, request, token), { body: JSON.stringify(body), answer: wrong });
    if (wrong) return wrong;
    const asked = { body: body as Asked['body'], person, token };
    return located.operation['x-effect'] === 'write' ? once(located, request, asked) : judged(located, asked);
  }

  function languageIn(located: LocatedOperation, request: IncomingMessage): TextLanguage {
    if (skipsOf(located).includes('weights')) return request.headers['accept-language']?.startsWith('id') ? 'id' : 'en';
    return skipsOf(located).includes('language') ? 'en' : languageOf(request);
  }

  /** Adds the text of the catalogue to a failure. */
  function withText(given: BankAnswer, language: TextLanguage): BankAnswer {
    const { statusCode = '', parameters = {} } = given.body as {
      statusCode?: string;
      parameters?: Record<string, string>;
    };
    if (given.status < 400) return given;
    const statusDesc = textOf(statusCode, language, parameters) ?? statusCode;
    return { ...given, body: { statusDesc, ...(given.body as object) } };
  }

  /** A success as the reader who asked sees it. */
  function inWords(located: LocatedOperation, given: BankAnswer, request: IncomingMessage): BankAnswer {
    const success = resolve<ResponseObject>(document, located.operation.responses['200'] ?? {});
    const schema = success.content?.['application/json']?.schema;
    const { role } = tokens.find(request.headers.authorization?.replace('Bearer ', '') ?? '') ?? {};
    const isApprover = role === 'SYSADMIN_AP' && !skipsOf(located).includes('makers-alone');
    const isMaker = role === 'SYSADMIN_MK' && !skipsOf(located).includes('status-of-viewer');
    const viewer = { language: languageIn(located, request), isApprover, isMaker };
    return given.status === 200 && schema ? { ...given, body: shownTo(document, schema, given.body, viewer) } : given;
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

  /** Takes the request id of the client over, if that is the fault. */
  function withIdOf(located: LocatedOperation, { headers }: IncomingMessage, given: BankAnswer): BankAnswer {
    const id = skipsOf(located).includes('request-id') ? headers['x-request-id'] : undefined;
    return id ? { ...given, headers: { ...given.headers, 'x-request-id': String(id) } } : given;
  }

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    reply.setHeader('cache-control', 'no-store');
    const url = new URL(request.url ?? '/', 'http://bank');
    const found = match(request.method ?? 'GET', url.pathname);
    if (found.kind !== 'found') return send(reply, failure(404, '404'));
    const fault = faultOf(found.located);
    const given = await answer(found.located, request, url).catch((error: unknown) => {
      if (error instanceof Refusal) return refused(error);
      const stumbles = skipsOf(found.located).includes('broken-json');
      if (error instanceof UnreadableBody && !stumbles) return failure(400, '400');
      return failure(500, '500');
    });
    const other = given.status === 200 ? otherMedia(document, found.located.operation) : undefined;
    if (fault?.hangs) return;
    if (other?.type === 'text/event-stream') return sendEvents(reply.setHeader('x-request-id', 'stream-0001'), other);
    if (other) return sendFile(reply.setHeader('x-request-id', 'file-000001'), found.located.operation, other);
    const worded = inWords(found.located, withText(given, languageIn(found.located, request)), request);
    const named = withIdOf(found.located, request, worded);
    send(reply, fault?.spoils ? fault.spoils(named) : named);
  }

  return createServer((request, reply) => {
    handle(request, reply).catch((error: unknown) => reply.destroy(error instanceof Error ? error : undefined));
  });
}
