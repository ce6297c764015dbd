// Which errors mean that the database is away, and not that a statement was wrong: the same call can succeed in a moment.

/** Connections lost or refused, no room left, shut down, timed out, or writable no more after a failover. */
const statesOfAbsence = /^(08|53|57P|57014|25006|25P03|58030)/;
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
/** What pg and the embedded database say without a code. */
const wordsOfAbsence =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when|The database is closed)/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // PostgreSQL ends the connection after it.
  if ('severity' in error && error.severity === 'FATAL') return true;
  return statesOfAbsence.test(code) || failuresOfTheWay.has(code) || wordsOfAbsence.test(error.message);
}
