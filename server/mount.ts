// Makes a route of every operation: finds the caller, checks permission and request, then runs the handler.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from '../generated/handlers.ts';
import type { Context, Services } from './context.ts';
import { describeSuccess } from './code-texts.ts';
import { largestJsonBody, largestPublicBody } from './failures.ts';
import { scannerOf } from './files/scanner.ts';
import { handlers } from './handlers.ts';
import { preferredLanguage } from './language.ts';
import { Refusal } from './refusal.ts';
import { inTransaction, retryOnDeadlock } from './savepoint.ts';
import { createAdmission } from './admission.ts';
import { listOperations, parametersOf, type LocatedOperation, type OpenApiDocument } from './contract/document.ts';
import { runEveryTime, runOnce } from './contract/idempotency.ts';
import { requestFailures, typedValue } from './contract/request-failures.ts';
import { serialisersOf } from './contract/serialise.ts';
import { uploadRules } from './contract/upload-rules.ts';
import { fingerprintOf, readUpload, type Reading, type Upload } from './contract/upload.ts';
import { validatorOf } from './contract/validator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly operationId?: string;
  }
}

type AnyHandler = (request: object, context: Context) => Promise<unknown>;
type Query = Record<string, string | undefined>;

const handlerOf = (operationId: string): AnyHandler =>
  (handlers as unknown as Record<string, AnyHandler | undefined>)[operationId] ??
  (() => Promise.reject(new Refusal('501')));

const isFile = (output: unknown): output is FileAnswer =>
  typeof output === 'object' && output !== null && 'mediaType' in output && 'content' in output;

function sendFile(reply: FastifyReply, { mediaType, fileName, content }: FileAnswer): FastifyReply {
  if (fileName) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return reply.type(mediaType).send(content instanceof Uint8Array ? content : Readable.from(content));
}

type Check = (body: unknown) => void;

function receiveJson({ body }: FastifyRequest, check: Check): Upload {
  check(body);
  return { body, files: [] };
}

/** Reads files before the transaction begins, so that a slow upload holds no connection. */
async function receiveFiles(reading: Reading, check: Check): Promise<Upload> {
  // Checks URL and headers first, so that a faulty request is refused before its file is received.
  check(undefined);
  const upload = await readUpload(reading);
  check(upload.body);
  return upload;
}

function typedQuery(document: OpenApiDocument, { operation }: LocatedOperation, query: Query): object {
  const known = parametersOf(document, operation);
  const given = known.filter(({ name, in: place }) => place === 'query' && query[name] !== undefined);
  return Object.fromEntries(
    given.map((parameter) => [parameter.name, typedValue(parameter, query[parameter.name] ?? '')]),
  );
}

function partsOf(request: FastifyRequest, { files }: Upload) {
  const language = preferredLanguage(request.headers['accept-language']);
  return { language, requestId: request.id, remoteAddress: request.ip, files, raw: request };
}

export function mountContract(app: FastifyInstance, document: OpenApiDocument, services: Services): void {
  const validator = validatorOf(document);
  const serialiserOf = serialisersOf(document);
  const admission = createAdmission(services);
  const scanner = scannerOf(services.config);

  function checkRequest({ operation }: LocatedOperation, request: FastifyRequest, body: unknown): void {
    const given = { query: request.query as Query, headers: request.headers, body };
    const errors = requestFailures(document, validator, operation, given);
    if (errors.length > 0) throw new Refusal('400', {}, errors);
  }

  function run(located: LocatedOperation, request: FastifyRequest, context: Context, upload: Upload): Promise<unknown> {
    const { operationId, 'x-effect': effect, 'x-answer-kept': isKept = true } = located.operation;
    const { headers, params } = request;
    const { body } = upload;
    const query = typedQuery(document, located, request.query as Query);
    const given = { body, header: headers, path: params, query };
    const handler = handlerOf(operationId);
    const work = (inside: Context) => handler(given, inside);
    if (effect === 'read') return work(context);
    const write = { operationId, key: String(headers['idempotency-key']), body: fingerprintOf(upload) };
    const writeOnce = () =>
      inTransaction(context.db, (db) => {
        const asks = admission.recheckCaller(located, request, context.now, db);
        return (isKept ? runOnce : runEveryTime)({ ...context, db }, write, asks, work);
      });
    return upload.files.length > 0 ? writeOnce() : retryOnDeadlock(writeOnce);
  }

  function route(located: LocatedOperation): void {
    const { method, path, operation } = located;
    const rules = operation.operationId in handlers ? uploadRules(document, operation) : undefined;
    async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      const now = services.clock.now();
      const who = admission.callerOf(request);
      const check: Check = (body) => checkRequest(located, request, body);
      const upload = rules ? await receiveFiles({ request, rules, scanner }, check) : receiveJson(request, check);
      const context: Context = { ...services, ...partsOf(request, upload), who, now };
      const output = await run(located, request, context, upload);
      if (isFile(output)) return sendFile(reply, output);
      const body = { statusCode: '00', statusDesc: describeSuccess(context.language), output: output ?? null };
      return reply.type('application/json').send(serialiserOf(operation)(body));
    }

    app.route({
      method: method.toUpperCase(),
      config: { operationId: operation.operationId },
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit: operation['x-permission'].area === 'public' ? largestPublicBody : largestJsonBody,
      onRequest: (request) => admission.admit(located, request),
      handler: answer,
    });
  }

  for (const located of listOperations(document)) route(located);
}
