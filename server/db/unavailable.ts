// Which errors mean that the database is unavailable rather than that a statement is wrong. A retry can succeed.

/**
 * SQLSTATEs: connection lost or refused, out of resources, shut down, timed out, a lock not released in time, or read-only
 * after a failover.
 */
const statesOfAbsence = /^(08|53|57P|57014|55P03|25006|25P03|58030)/;
const failuresOfTheWay = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Messages of pg and of the embedded database whose errors have no code. */
const wordsOfAbsence =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when|The database is closed)/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // PostgreSQL closes the connection after a FATAL error.
  if ('severity' in error && error.severity === 'FATAL') return true;
  return statesOfAbsence.test(code) || failuresOfTheWay.has(code) || wordsOfAbsence.test(error.message);
}
