// The portal, the reference bank, the contract's page and the mock on one port; more processes with --workers.
import cluster from 'node:cluster';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../server/config.ts';
import { startBank, type RunningBank } from '../server/start.ts';
import { generatedContract } from './contract/generated.ts';
import { buildDocs, readDocs } from './docs.ts';
import type { LiveMock } from './mock/live-mock.ts';
import { buildPortal } from './portal/build.ts';
import { servePortal } from './portal/serve.ts';
import { runProcesses, sharesPort } from './processes.ts';
import { welcomePage } from './welcome-page.ts';

const mockPath = '/mock';
// The overview carries its styles inside it, and no script.
const overviewPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    workers: { type: 'string', default: '1' },
    watch: { type: 'boolean', default: false },
  },
});
const workers = Number(values.workers);
const config: Config = readConfig({ ...process.env, PORT: values.port });

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function openMock(): Promise<LiveMock> {
  const { createLiveMock } = await import('./mock/live-mock.ts');
  const mock = await createLiveMock({ basePath: mockPath }, console.log);
  if (values.watch) mock.watch();
  return mock;
}

/** The mock takes as long to start as all the rest, so it waits for somebody who asks it. */
function addMock(app: FastifyInstance): void {
  let mock: Promise<LiveMock> | undefined;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    scope.all(`${mockPath}/*`, async (request, reply) => {
      mock ??= openMock();
      const { listener } = await mock;
      reply.hijack();
      for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value);
      listener(request.raw, reply.raw);
    });
  });
}

function addPages(app: FastifyInstance): void {
  const html = 'text/html; charset=utf-8';
  app.get('/contract/overview', async (_, reply) =>
    reply
      .type(html)
      .header('content-security-policy', overviewPolicy)
      .send(await welcomePage(config)),
  );
  app.get('/contract', async (_, reply) => {
    const { page, policy } = await readDocs();
    return reply.type(html).header('content-security-policy', policy).send(page);
  });
  app.get('/contract/openapi.json', async (_, reply) =>
    reply.type('application/json').send(await readFile(generatedContract)),
  );
}

function explain(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') fail(`Port ${config.port} is taken; try: npm start -- --port 8090`);
  fail(String(error.stack));
}

async function serve(): Promise<RunningBank> {
  const addPortal = values.watch ? (await import('./portal/develop.ts')).developPortal : await servePortal();
  const extend = (app: FastifyInstance) => {
    addPages(app);
    addMock(app);
    addPortal(app);
  };
  // On a developer's console the lines of every request would hide what matters; a bank in earnest keeps them.
  const environment = { ...(config.isSandbox && { LOGS: 'off' }), ...process.env };
  return startBank({ config, environment, extend, sharesPort });
}

function announce(): void {
  const here = `http://127.0.0.1:${config.port}`;
  const lines = [
    `The portal    ${here}`,
    `The bank      ${here}/api/…`,
    `The contract  ${here}/contract, ${here}/contract/overview`,
    `The mock      ${here}${mockPath}/api/…`,
  ];
  if (config.isSandbox) lines.push(`Demo users    ${here}/sandbox`);
  console.log([...lines, `Ready after ${(performance.now() / 1000).toFixed(1)} s`].join('\n'));
}

if (workers > 1 && !config.databaseUrl) fail('Several processes need a PostgreSQL they share: set DATABASE_URL.');
if (cluster.isPrimary) await Promise.all([buildDocs(), values.watch || buildPortal()]);
await runProcesses({ workers, port: config.port, serve }).catch(explain);
if (cluster.isPrimary) announce();
