// The contract's pages and the mock, for developers. Outside a sandbox they are served only if configured.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../server/config.ts';
import { serveDocs } from './contract-page/serve-docs.ts';
import type { LiveMock } from './mock/live-mock.ts';
import { welcomePage } from './welcome-page.ts';

export const mockPath = '/mock';
// The overview has inline styles and no script.
const overviewPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

async function openMock(isWatched: boolean): Promise<LiveMock> {
  const { createLiveMock } = await import('./mock/live-mock.ts');
  const mock = await createLiveMock({ basePath: mockPath }, console.log);
  if (isWatched) mock.watch();
  return mock;
}

/** The mock is slow to start, so it starts with the first request to it. */
function addMock(app: FastifyInstance, isWatched: boolean): void {
  let mock: Promise<LiveMock> | undefined;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.all(`${mockPath}/*`, async (request, reply) => {
      mock ??= openMock(isWatched);
      const { listener } = await mock;
      reply.hijack();
      for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value);
      listener(request.raw, reply.raw);
    });
  });
}

function addOverview(app: FastifyInstance, config: Config): void {
  app.get('/contract/overview', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', overviewPolicy)
      .send(await welcomePage(config)),
  );
}

export function addContractPages(app: FastifyInstance, config: Config, isWatched: boolean): void {
  if (!config.hasContractPages) return;
  addOverview(app, config);
  serveDocs(app, isWatched);
  addMock(app, isWatched);
}
