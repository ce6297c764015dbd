// npm start: the reference bank, the contract's page and the mock on one port; several processes with --workers.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../server/config.ts';
import { startBank } from '../server/start.ts';
import { generatedContract } from './contract/generated.ts';
import { buildDocs, docsPage } from './docs.ts';
import { createLiveMock } from './mock/live-mock.ts';
import { welcomePage } from './welcome-page.ts';

const mockPath = '/mock';
// The documentation page carries its script and styles inside it.
const pageOwnPolicy = "default-src 'self' 'unsafe-inline' data: blob:; frame-ancestors 'none'";

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    workers: { type: 'string', default: '1' },
    watch: { type: 'boolean', default: false },
  },
});
const workers = Number(values.workers);
const config: Config = { ...readConfig(process.env), port: Number(values.port) };

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function createMockRoutes(): Promise<(app: FastifyInstance) => void> {
  const mock = await createLiveMock({ basePath: mockPath }, console.log);
  if (values.watch) mock.watch();
  return (app) => {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_, payload, done) => done(null, payload));
      scope.all(`${mockPath}/*`, (request, reply) => {
        reply.hijack();
        mock.listener(request.raw, reply.raw);
      });
    });
  };
}

function addPages(app: FastifyInstance): void {
  const html = 'text/html; charset=utf-8';
  app.get('/', async (_, reply) =>
    reply
      .type(html)
      .header('content-security-policy', pageOwnPolicy)
      .send(await welcomePage(config)),
  );
  app.get('/contract', async (_, reply) =>
    reply
      .type(html)
      .header('content-security-policy', pageOwnPolicy)
      .send(await readFile(docsPage)),
  );
  app.get('/contract/openapi.json', async (_, reply) =>
    reply.type('application/json').send(await readFile(generatedContract)),
  );
}

async function serve(): Promise<void> {
  const addMock = await createMockRoutes();
  const extend = (app: FastifyInstance) => {
    addPages(app);
    addMock(app);
  };
  const bank = await startBank({ config, environment: { LOGS: 'off', ...process.env }, extend }).catch(
    (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? `Port ${config.port} is taken; try: npm start -- --port 8090`
          : String(error.stack),
      ),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void bank.stop().then(() => process.exit(0)));
}

function announce(): void {
  const here = `http://127.0.0.1:${config.port}`;
  const lines = [
    `The bank      ${here}/api/…`,
    `The contract  ${here}/contract`,
    `The mock      ${here}${mockPath}/api/…`,
  ];
  if (config.isSandbox) lines.push(`Demo users    ${here}/sandbox`);
  console.log([...lines, `Ready after ${(performance.now() / 1000).toFixed(1)} s`].join('\n'));
}

/** Resolves when every process listens; one that dies is replaced. */
async function forkWorkers(): Promise<void> {
  if (!config.databaseUrl) fail('Several processes need a PostgreSQL they share: set DATABASE_URL.');
  cluster.on('exit', (worker) => {
    if (!worker.exitedAfterDisconnect) cluster.fork();
  });
  const forked = Array.from({ length: workers }, () => cluster.fork());
  await Promise.all(forked.map((worker) => once(worker, 'listening')));
}

if (cluster.isPrimary) await buildDocs();
if (cluster.isPrimary && workers > 1) await forkWorkers();
else await serve();
if (cluster.isPrimary) announce();
