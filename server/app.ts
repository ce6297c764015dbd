import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { discardRest } from './contract/discard-rest.ts';
import type { OpenApiDocument } from './contract/document.ts';
import { mountContract } from './mount.ts';
import type { Services } from './context.ts';
import { reserveTurn } from './db/fair-queue.ts';
import {
  addSecurityHeaders,
  answerNonsense,
  asRefusal,
  largestJsonBody,
  sendRefusal,
  sendUnrouted,
} from './failures.ts';
import { mountHealth } from './health.ts';
import { Refusal } from './refusal.ts';

/** The time within which a whole request must arrive, uploads included. */
const longestRequestMilliseconds = 120_000;

/** Returns UUIDs that end in a counter: a random UUID for each request costs more than looking up its session. */
function createRequestIds(): () => string {
  const ofProcess = randomUUID().slice(0, -12);
  let number = 0;
  return () => {
    number += 1;
    return ofProcess + number.toString(16).padStart(12, '0');
  };
}

// Leaves out the query, which may hold the ticket of the event stream.
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: url.split('?')[0], remoteAddress: ip });

// Only these fields: the errors of database drivers also hold the query, its values and the row.
const loggedError = ({ name, message, code, stack }: Error & { readonly code?: string }) => ({
  type: name,
  message,
  code,
  stack: stack ?? '',
});

function readJson(_: FastifyRequest, text: string | Buffer, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, text.length === 0 ? undefined : JSON.parse(text.toString()));
  } catch {
    done(new Refusal('400'));
  }
}

export interface AppOptions {
  readonly document: OpenApiDocument;
  readonly services: Services;
  /** Where log lines are written; true for the standard output. */
  readonly logs: boolean | { write(line: string): void };
}

export function buildApp({ document, services, logs }: AppOptions): FastifyInstance {
  const app = fastify({
    logger: logs && {
      level: 'info',
      redact: ['req.headers.authorization'],
      serializers: { req: loggedRequest, err: loggedError },
      ...(logs !== true && { stream: logs }),
    },
    genReqId: createRequestIds(),
    trustProxy: services.config.trustedProxies ?? false,
    bodyLimit: largestJsonBody,
    requestTimeout: longestRequestMilliseconds,
    exposeHeadRoutes: false,
    // Requests that arrive while the server stops are answered as usual; Fastify then closes their connections.
    return503OnClosing: false,
    frameworkErrors: sendUnrouted,
    clientErrorHandler: answerNonsense,
  });
  // Accepts an empty body: some clients send the JSON content type with every request.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  void app.register(multipart, { throwFileSizeLimit: false });
  const turns = new WeakMap<FastifyRequest, (work: () => void) => void>();
  app.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(request, reply);
    const inTurn = reserveTurn();
    turns.set(request, inTurn);
    inTurn(done);
  });
  // Reading the body loses the AsyncLocalStorage of the turn, so the handler enters the same turn again.
  app.addHook('preHandler', (request, _reply, done) => turns.get(request)?.(done));
  app.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    const refusal = asRefusal(error, request);
    if (refusal.status >= 500 && refusal.code !== '501') request.log.error({ err: error }, 'a request failed');
    await discardRest(request, reply);
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, new Refusal('404')));
  app.addHook('preClose', () => services.events.close());
  mountContract(app, document, services);
  mountHealth(app, services);
  return app;
}
