// Answers every failure with a code of the error catalogue in the envelope, and with the usual headers.
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../generated/error-codes.ts';
import { describeCode } from './code-texts.ts';
import { isUnavailable } from './db/unavailable.ts';
import { preferredLanguage } from './language.ts';
import { Refusal } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';

const megabyte = 1024 * 1024;
export const largestJsonBody = megabyte;
/** The largest body of a public operation, whose callers send only a few encrypted texts. */
export const largestPublicBody = 10_240;

/** A restarted database is back in a few seconds; maintenance takes longer. */
const secondsUntilBack = ({ code }: Refusal) => (code === 'MAINTENANCE' ? '60' : '5');

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: '400',
  404: '404',
  414: '404',
  415: '400',
  429: '429',
};

function tooLong({ routeOptions: { bodyLimit } }: FastifyRequest): Refusal {
  const parameters = { characters: String(bodyLimit) };
  return new Refusal('400', {}, [{ field: '(body)', code: 'FIELD_TOO_LONG', parameters }]);
}

/** Converts any error to a Refusal, also those of Fastify and of an unavailable database. */
export function asRefusal(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error.statusCode === 413) return tooLong(request);
  if (isUnavailable(error)) return new Refusal('503');
  return new Refusal(codeByStatus[error.statusCode ?? 500] ?? '500');
}

/** Every 400 has the statusCode 400. Its codes are in errors, with the field (body) where no field is named. */
function asNamedFields(refusal: Refusal): Refusal {
  const { status, code, parameters, errors } = refusal;
  if (status !== 400 || code === '400') return refusal;
  return new Refusal('400', {}, errors.length > 0 ? errors : [{ field: '(body)', code, parameters }]);
}

function envelopeOf(given: Refusal, acceptedLanguages: string | undefined): string {
  const refusal = asNamedFields(given);
  const language = preferredLanguage(acceptedLanguages);
  const { errors, ...mentioned } = refusal.shown(language);
  return JSON.stringify({
    statusCode: refusal.code,
    statusDesc: describeCode(refusal.code, language, mentioned.parameters),
    output: null,
    ...mentioned,
    ...(errors.length > 0 && { errors }),
  });
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.status === 429) reply.header('retry-after', refusal.mentioned('EN').parameters?.seconds ?? '60');
  if (refusal.status === 503) reply.header('retry-after', secondsUntilBack(refusal));
  const body = envelopeOf(refusal, reply.request.headers['accept-language']);
  return reply.status(refusal.status).type('application/json').send(body);
}

export const addSecurityHeaders = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header('x-request-id', request.id).headers(securityHeaders);

/** Answers errors before routing, such as a URL that cannot be decoded; no hook runs for them. */
export function sendUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void sendRefusal(addSecurityHeaders(request, reply), asRefusal(error, request));
}

/** Answers what Node's HTTP parser rejects: not HTTP, or too many headers. */
export function answerNonsense(_: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const body = envelopeOf(new Refusal('400'), undefined);
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return void socket.end(['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n'));
}
