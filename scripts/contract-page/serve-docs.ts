// Serves the contract's page and its bundles from compressed copies.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildDocs, bundleFolder, docsPage } from '../docs.ts';

interface Stored {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const encodings = ['br', 'gzip'] as const;

async function load(path: string): Promise<Stored> {
  const [plain, br, gzip] = await Promise.all(['', '.br', '.gz'].map((ending) => readFile(`${path}${ending}`)));
  if (!plain || !br || !gzip) throw new Error(`${path} has not been made`);
  return { plain, br, gzip };
}

const accepts = (header: string, encoding: string) =>
  header
    .split(',')
    .some((part) => new RegExp(String.raw`^\s*${encoding}\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$`).test(part));

function sendStored(request: FastifyRequest, reply: FastifyReply, stored: Stored): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = encodings.find((one) => accepts(accepted, one));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').send(encoding ? stored[encoding] : stored.plain);
}

/** The page's own policy as a header, plus frame-ancestors, which browsers accept only in a header. */
const policyOf = (page: string) =>
  `${/content-security-policy" content="([^"]+)"/.exec(page)?.[1] ?? "default-src 'none'"}; frame-ancestors 'none'`;

/** Builds the page at its first request; in watch mode, checks the sources before each request. */
function keepLoaded(isWatched: boolean) {
  const loaded = new Map<string, Promise<Stored>>();
  let built: ReturnType<typeof buildDocs> | undefined;
  return async (path: string): Promise<Stored> => {
    built = isWatched ? buildDocs() : (built ?? buildDocs());
    if ((await built).isNew && isWatched) loaded.clear();
    const stored = loaded.get(path) ?? load(path);
    loaded.set(path, stored);
    return stored;
  };
}

export function serveDocs(app: FastifyInstance, isWatched: boolean): void {
  const stored = keepLoaded(isWatched);
  app.get('/contract', async (request, reply) => {
    const page = await stored(docsPage);
    reply.type('text/html; charset=utf-8').header('content-security-policy', policyOf(page.plain.toString()));
    return sendStored(request, reply, page);
  });
  app.get<{ Params: { name: string } }>('/contract/:name', async (request, reply) => {
    const [name] = /^[a-z-]+\.json$/.exec(request.params.name) ?? [];
    const bundle = name && (await stored(bundleFolder + name).catch(() => undefined));
    if (!bundle) return reply.callNotFound();
    return sendStored(request, reply.type('application/json; charset=utf-8'), bundle);
  });
}
