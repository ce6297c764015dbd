// npm run bench:administration: the administrators' lists, checks and replays at 10,000 users, 5,000 rows of maps and
// 10,000 requests.
// --only <part of a name> measures one part alone; --data <folder> keeps the filled bank there for the next run.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { systemClock } from '../server/clock.ts';
import { businessDay } from '../server/reference/business-day.ts';
import { openEmbeddedBank } from './bench/embedded-bank.ts';
import { below, printFigures, type Figure } from './bench/figures.ts';
import { company, fillAdministration } from './bench/full-administration.ts';
import { bearerOf } from './bench/full-bank.ts';
import { fillRequests, replayedMap } from './bench/replayed-requests.ts';

const options = {
  users: { type: 'string', default: '10000' },
  rows: { type: 'string', default: '5000' },
  requests: { type: 'string', default: '10000' },
  only: { type: 'string', default: '' },
  data: { type: 'string' },
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
const rowsTyped = ['b', 'ba', 'bar', 'baris 7-1', 'none'].map((search) => ({ filter: { search } }));
const configuration = '/api/admin/configuration';
const group = { date, kind: 'approval-group', id: 'keuangan', page: { size: 100 } };
const person = { userId: `BENCH77@${company}` };

const measured: readonly Measured[] = [
  { name: 'users, first page', url: `${profiles}/list`, bodies: [{}], goal: 100, times: 40 },
  { name: 'users, search while typing', url: `${profiles}/list`, bodies: typed, goal: 150, times: 40 },
  { name: 'effective access', url: `${profiles}/access`, bodies: [person], goal: 50, times: 40 },
  { name: 'workflow maps, first page', url: maps, bodies: [{}], goal: 100, times: 40 },
  { name: 'workflow maps, search', url: maps, bodies: rowsTyped, goal: 150, times: 40 },
  { name: 'findings of the set-up', url: findings, bodies: [{}], goal: 500, times: 20 },
  { name: 'set-up on a day, first page', url: configuration, bodies: [{ date }], goal: 100, times: 20 },
  { name: 'lines of a group on a day', url: `${configuration}/lines`, bodies: [group], goal: 100, times: 20 },
];
/** What every request costs: the session, the shapes and one row by its key. */
const floor = { url: `${profiles}/validate-user-id`, body: { userId: 'NOBODY' } };

const bank = await openEmbeddedBank({
  ...(values.data !== undefined && { folder: values.data }),
  fill: async (db) => {
    await fillRequests(db, Number(values.requests));
    await fillAdministration(db, { users: Number(values.users), rows: Number(values.rows) });
  },
});
const replay: Measured = {
  name: `replay of ${values.requests} requests`,
  url: '/api/admin/workflow/replay',
  bodies: [await replayedMap(bank.db)],
  goal: 3000,
  times: 5,
};
const headers = await bearerOf(bank.db, bank.secrets, company, 'SYSADMIN01');

interface Taken {
  readonly wall: number;
  readonly cpu: number;
}

async function ask(url: string, payload: object): Promise<Taken> {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const reply = await bank.app.inject({ method: 'POST', url, payload, headers });
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body.slice(0, 300)}`);
  return { wall, cpu: (user + system) / 1000 };
}

function at(share: number, taken: readonly Taken[], kind: keyof Taken): number {
  const sorted = taken.map((one) => one[kind]).toSorted((left, right) => left - right);
  return Math.round((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) * 10) / 10;
}

const line = (taken: readonly Taken[]) =>
  [0.5, 0.95].map((share) => `p${share * 100} ${at(share, taken, 'wall')} (${at(share, taken, 'cpu')} CPU)`).join(', ');

/** The first call reads the people of the company, which later calls find in the cache; it is printed, not counted. */
async function measure({ name, url, bodies, goal, times }: Measured): Promise<Figure> {
  const first = await ask(url, bodies[0] ?? {});
  const [taken, floors]: [Taken[], Taken[]] = [[], []];
  for (let time = 0; time < times; time += 1) {
    floors.push(await ask(floor.url, floor.body));
    taken.push(await ask(url, bodies[time % bodies.length] ?? {}));
  }
  console.log(`${name}: first ${Math.round(first.wall)} ms, ${line(taken)}; floor ${line(floors)}`);
  return below(`${name}, p95`, at(0.95, taken, 'wall'), goal, 'ms');
}

const load = () => loadavg()[0]?.toFixed(1);
console.log(`${values.users} users, ${values.rows} rows of workflow maps; load ${load()}`);
const figures: Figure[] = [];
for (const one of [...measured, replay].filter(({ name }) => name.includes(values.only)))
  figures.push(await measure(one));
console.log(`load ${load()}`);
printFigures(figures);
await bank.close();
process.exitCode = figures.every(({ passed }) => passed) ? 0 : 1;
