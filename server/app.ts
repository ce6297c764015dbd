import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
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

/** Until all of a request must have arrived, uploads included. */
const longestRequestMilliseconds = 120_000;

/** Numbers within a process, in the form of a UUID: a random one for each costs more than looking a session up. */
function createRequestIds(): () => string {
  const ofProcess = randomUUID().slice(0, -12);
  let number = 0;
  return () => {
    number += 1;
    return ofProcess + number.toString(16).padStart(12, '0');
  };
}

// Without the query: the ticket of the event stream travels in it.
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: url.split('?')[0], remoteAddress: ip });

// Only these: drivers hang the query, its values and the row at fault on their errors.
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
  /** Where log lines go, true for the standard output. */
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
    // What still arrives while the server stops is answered like everything else; its connection then ends.
    return503OnClosing: false,
    frameworkErrors: sendUnrouted,
    clientErrorHandler: answerNonsense,
  });
  // Clients that always name JSON send it even where an operation takes no body.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  void app.register(multipart, { throwFileSizeLimit: false });
  const inPlace = new WeakMap<FastifyRequest, (work: () => void) => void>();
  app.addHook('onRequest', (request, reply, done) => {
    addSecurityHeaders(request, reply);
    const place = reserveTurn();
    inPlace.set(request, place);
    place(done);
  });
  // While the body is read the place is lost; the handler goes on in the same one.
  app.addHook('preHandler', (request, _reply, done) => inPlace.get(request)?.(done));
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = asRefusal(error, request);
    if (refusal.status >= 500 && refusal.code !== '501') request.log.error({ err: error }, 'a request failed');
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, new Refusal('404')));
  app.addHook('preClose', () => services.events.close());
  mountContract(app, document, services);
  mountHealth(app, services);
  return app;
}
