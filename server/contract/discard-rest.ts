import type { FastifyRequest } from 'fastify';

const mostBytes = 16 * 1024 * 1024;
const mostMilliseconds = 10_000;

/**
 * Lets the client of a refused upload read the answer, which a browser does only after it has sent everything: reads and
 * drops the rest of the request. Stops reading after 16 MB and closes the connection after ten seconds.
 */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded) return;
  let left = mostBytes;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.pause();
  });
  // The parser stops reading in the middle of a file, which would stop this as well.
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), mostMilliseconds).unref();
  raw.once('end', () => clearTimeout(timer));
}
