// npm run dev: the portal from its sources; open pages are updated at every change.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { pageOf } from './serve.ts';
import { root } from './sources.ts';

const isPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

async function sendPage(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const name = pageOf(request).startsWith('/login') ? 'login' : 'app';
  const html = await readFile(`${root}src/${name}.html`, 'utf8');
  // The development tools write inline scripts, which the policy of the built portal would block.
  reply.removeHeader('content-security-policy');
  return reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml(`/${name}.html`, html));
}

/** Hot reload uses the port of the bank, so that two development servers do not need the same second port. */
export function developPortal(app: FastifyInstance): void {
  const starting = createServer({
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', async () => (await starting).close());
  app.get('/*', async (request, reply) => {
    const vite = await starting;
    if (isPage(request)) return sendPage(vite, request, reply);
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    return reply;
  });
}
