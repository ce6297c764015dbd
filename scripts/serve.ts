// The portal, the reference bank, the contract's page and the mock on one port; more processes with --workers.
import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../server/config.ts';
import { startBank, type RunningBank } from '../server/start.ts';
import { addContractPages, mockPath } from './add-contract-pages.ts';
import { buildDocs } from './docs.ts';
import { buildPortal } from './portal/build.ts';
import { servePortal } from './portal/serve.ts';
import { runProcesses, sharesPort } from './processes.ts';

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

function explain(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') fail(`Port ${config.port} is taken; try: npm start -- --port 8090`);
  fail(String(error.stack));
}

async function serve(): Promise<RunningBank> {
  const addPortal = values.watch ? (await import('./portal/develop.ts')).developPortal : await servePortal();
  const extend = (app: FastifyInstance) => {
    addContractPages(app, config, values.watch);
    addPortal(app);
  };
  // A log line per request would hide other output on a developer's console; a production bank keeps them.
  const environment = { ...(config.isSandbox && { LOGS: 'off' }), ...process.env };
  return startBank({ config, environment, extend, sharesPort });
}

function announce(): void {
  const here = `http://127.0.0.1:${config.port}`;
  const lines = [`The portal    ${here}`, `The bank      ${here}/api/…`];
  if (config.hasContractPages)
    lines.push(`The contract  ${here}/contract, ${here}/contract/overview`, `The mock      ${here}${mockPath}/api/…`);
  if (config.isSandbox) lines.push(`Demo users    ${here}/sandbox`);
  console.log([...lines, `Ready after ${(performance.now() / 1000).toFixed(1)} s`].join('\n'));
}

if (workers > 1 && !config.databaseUrl) fail('Several processes need a PostgreSQL they share: set DATABASE_URL.');
if (cluster.isPrimary) await Promise.all([config.hasContractPages && buildDocs(), values.watch || buildPortal()]);
await runProcesses({ workers, port: config.port, serve }).catch(explain);
if (cluster.isPrimary) announce();
