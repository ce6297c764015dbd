// Reads a request: its body must be complete and readable.
import type { IncomingMessage } from 'node:http';

const largestBody = 60 * 1024 * 1024;

export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new UnreadableBody('The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readAll(request);
  if (bytes.length === 0) return undefined;
  if (!request.headers['content-type']?.startsWith('application/json')) return bytes;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new UnreadableBody('The body is not JSON');
  }
}
