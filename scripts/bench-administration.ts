// npm run bench:administration: the administrators' lists and checks at 10,000 users and 5,000 rows of maps.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../server/app.ts';
import { systemClock } from '../server/clock.ts';
import { readConfig } from '../server/config.ts';
import { loadServerContract } from '../server/contract/load-contract.ts';
import { openDatabase } from '../server/db/database.ts';
import { businessDay } from '../server/reference/business-day.ts';
import { seedSandbox } from '../server/sandbox/seed.ts';
import { openServices } from '../server/services.ts';
import { below, printFigures, type Figure } from './bench/figures.ts';
import { company, fillAdministration } from './bench/full-administration.ts';
import { bearerOf } from './bench/full-bank.ts';

const options = {
  users: { type: 'string', default: '10000' },
  rows: { type: 'string', default: '5000' },
  only: { type: 'string', default: '' },
} as const;
const { values } = parseArgs({ options });

interface Measured {
  readonly name: string;
  readonly url: string;
  readonly bodies: readonly object[];
  readonly goal: number;
  readonly times: number;
}

const [profiles, maps, findings] = [
  '/api/admin/user-profile',
  '/api/admin/workflow-map/list',
  '/api/admin/workflow/findings',
];
const date = businessDay(systemClock.now());
const typed = ['p', 'pe', 'pen', 'pengguna a1', '77@nusa'].map((search) => ({ filter: { search } }));

const measured: readonly Measured[] = [
  { name: 'users, first page', url: `${profiles}/list`, bodies: [{}], goal: 100, times: 40 },
  { name: 'users, search while typing', url: `${profiles}/list`, bodies: typed, goal: 150, times: 40 },
  {
    name: 'effective access',
    url: `${profiles}/access`,
    bodies: [{ userId: `BENCH77@${company}` }],
    goal: 50,
    times: 40,
  },
  { name: 'workflow maps, first page', url: maps, bodies: [{}], goal: 100, times: 40 },
  { name: 'workflow maps, search', url: maps, bodies: [{ filter: { search: 'baris 7-1' } }], goal: 150, times: 40 },
  { name: 'findings of the set-up', url: findings, bodies: [{}], goal: 500, times: 20 },
  { name: 'set-up on a day', url: '/api/admin/configuration', bodies: [{ date }], goal: 500, times: 20 },
];

const folder = await mkdtemp(join(tmpdir(), 'bench-administration-'));
const config = readConfig({ DATA_FOLDER: folder });
const opened = await openDatabase(config);
const secrets = { storageKey: Buffer.alloc(32, 7) };
const services = await openServices(opened, { clock: systemClock, config, secrets });
const app = buildApp({ document: await loadServerContract(), services, logs: false });
await app.ready();
await seedSandbox(services);
await fillAdministration(services.db, { users: Number(values.users), rows: Number(values.rows) });
const headers = await bearerOf(services.db, secrets, company, 'SYSADMIN01');

async function ask(url: string, payload: object): Promise<number> {
  const start = performance.now();
  const reply = await app.inject({ method: 'POST', url, payload, headers });
  const taken = performance.now() - start;
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body.slice(0, 300)}`);
  return taken;
}

/** The first call reads the people of the company, which later calls find in the cache; it is printed, not counted. */
async function measure({ name, url, bodies, goal, times }: Measured): Promise<Figure> {
  const first = await ask(url, bodies[0] ?? {});
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await ask(url, bodies[time % bodies.length] ?? {}));
  const sorted = taken.toSorted((left, right) => left - right);
  const [middle, late] = [0.5, 0.95].map((share) => sorted[Math.ceil(share * times) - 1] ?? 0);
  console.log(
    `${name}: first ${Math.round(first)} ms, p50 ${Math.round(middle ?? 0)} ms, p95 ${Math.round(late ?? 0)} ms`,
  );
  return below(`${name}, p95`, late ?? 0, goal, 'ms');
}

console.log(`${values.users} users, ${values.rows} rows of workflow maps`);
const figures: Figure[] = [];
for (const one of measured.filter(({ name }) => name.includes(values.only))) figures.push(await measure(one));
printFigures(figures);
await app.close();
await opened.close();
await rm(folder, { recursive: true });
process.exitCode = figures.every(({ passed }) => passed) ? 0 : 1;
