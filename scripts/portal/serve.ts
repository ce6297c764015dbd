// Serves the built portal: files are cached without end, pages are never cached; both are compressed.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicScreens } from '../../generated/routes/public.ts';
import { preferredLanguage } from '../../server/language.ts';
import { portalFolder } from './pages.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

// React Aria adds this style sheet on touch devices. The browser tests report a violation if its hash changes.
const touchStyles = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';

const digestOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

const allowed = (digests: readonly string[]) => ["'self'", ...digests.map((digest) => `'${digest}'`)].join(' ');

/** CSP: inline scripts and styles are allowed by the hash that the build computed. */
function policyOf(page: string): string {
  const written = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, content = '']) => digestOf(content));
  return [
    "default-src 'self'",
    `script-src ${allowed(written('script'))}`,
    `style-src ${allowed([touchStyles, ...written('style')])}`,
    "img-src 'self' data: blob:",
    "media-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

interface ServedFile {
  readonly plain: Buffer;
  readonly policy: string;
  readonly br?: Buffer;
  readonly gz?: Buffer;
}

async function readFiles(): Promise<Map<string, ServedFile>> {
  const entries = await readdir(portalFolder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = new Map<string, Buffer>();
  for (const path of paths) contents.set(path.slice(portalFolder.length), await readFile(path));
  const plain = [...contents].filter(([path]) => !/\.(?:br|gz)$/.test(path));
  return new Map(
    plain.map(([path, content]) => {
      const [br, gz] = [contents.get(`${path}.br`), contents.get(`${path}.gz`)];
      const policy = policyOf(path.endsWith('.html') ? content.toString() : '');
      return [path, { plain: content, policy, ...(br && { br }), ...(gz && { gz }) }];
    }),
  );
}

function sendFile(request: FastifyRequest, reply: FastifyReply, path: string, file: ServedFile): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') && file.br ? 'br' : accepted.includes('gzip') && file.gz ? 'gz' : undefined;
  if (encoding)
    reply.header('content-encoding', encoding === 'gz' ? 'gzip' : encoding).header('vary', 'accept-encoding');
  const isForEver = path.startsWith('/assets/');
  return reply
    .type(mediaTypes[extname(path)] ?? 'application/octet-stream')
    .header('content-security-policy', file.policy)
    .header('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    .send(encoding ? file[encoding] : file.plain);
}

const logins: readonly string[] = publicScreens
  .filter((screen) => ('sameAs' in screen ? screen.sameAs : screen.path) === '/login')
  .map(({ path }) => path);

// The language is also stored in a cookie, so that the server can send the form in the right language.
function localeOf(request: FastifyRequest): 'en' | 'id' {
  const chosen = /(?:^|;\s*)bahasa=(en|id)/.exec(request.headers.cookie ?? '')?.[1];
  const wished = preferredLanguage(request.headers['accept-language']) === 'ID' ? 'id' : 'en';
  return chosen === 'en' || chosen === 'id' ? chosen : wished;
}

export function pageOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return `/${logins.includes(path) ? 'login' : 'app'}.${localeOf(request)}.html`;
}

/** Every address that is not a file gets the portal's page; its router knows which addresses exist. */
export async function servePortal(): Promise<(app: FastifyInstance) => void> {
  const files = await readFiles();
  return (app) => {
    app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      const file = files.get(path);
      if (file) return sendFile(request, reply, path, file);
      if (path.startsWith('/api/') || path.startsWith('/assets/')) return reply.callNotFound();
      const page = pageOf(request);
      const html = files.get(page);
      return html ? sendFile(request, reply, page, html) : reply.callNotFound();
    });
  };
}
