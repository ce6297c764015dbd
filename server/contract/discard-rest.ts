import type { FastifyReply, FastifyRequest } from 'fastify';

const mostBytes = 16 * 1024 * 1024;
const mostMilliseconds = 10_000;

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** Reads and drops the rest. Resolves when it ends or is too much; closes the connection after ten seconds. */
function readRest({ raw }: FastifyRequest): Promise<void> {
  let left = mostBytes;
  const isOver = new Promise<void>((resolve) => {
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left >= 0) return;
      raw.pause();
      resolve();
    });
    raw.once('end', resolve).once('close', resolve);
  });
  // The parser stops reading in the middle of a file, which would stop this as well.
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), mostMilliseconds).unref();
  raw.once('end', () => clearTimeout(timer));
  return isOver;
}

/**
 * Lets the client of a refused upload read the answer, which a browser does only after it has sent everything. An answer
 * that closes its connection waits until then, because what arrives after it would break the connection.
 */
export async function discardRest(request: FastifyRequest, { raw: { shouldKeepAlive } }: FastifyReply): Promise<void> {
  if (!isUpload(request) || request.raw.readableEnded) return;
  const isOver = readRest(request);
  if (!shouldKeepAlive) await isOver;
}
