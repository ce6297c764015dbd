// npm run bench:replay: the time to replay a change over 10,000 requests of one company, asked over HTTP.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openEmbeddedBank } from './bench/embedded-bank.ts';
import { below, printFigures } from './bench/figures.ts';
import { bearerOf } from './bench/full-bank.ts';
import { fillRequests, replayedMap } from './bench/replayed-requests.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '10000' } } });
const [company, times, goal] = ['NUSANTARA', 5, 3000];

const bank = await openEmbeddedBank({
  fill: async (db) => {
    await fillRequests(db, Number(values.requests));
    await sql`analyze requests`.execute(db);
  },
});

const payload = await replayedMap(bank.db);
const headers = await bearerOf(bank.db, bank.secrets, company, 'SYSADMIN01');

const taken: number[] = [];
for (let time = 0; time < times; time += 1) {
  const start = performance.now();
  const reply = await bank.app.inject({ method: 'POST', url: '/api/admin/workflow/replay', payload, headers });
  taken.push(performance.now() - start);
  const { output } = reply.json<{ output: { requests: number; anotherWay: number; code: string | null } }>();
  if (reply.statusCode !== 200 || output.code !== null) throw new Error(reply.body.slice(0, 500));
  if (time === 0) console.log(`${output.requests} requests, ${output.anotherWay} another way`);
}
console.log(taken.map((time) => `${Math.round(time)} ms`).join(' · '));
const figure = below(`slowest replay of ${values.requests} requests`, Math.max(...taken), goal, 'ms');
printFigures([figure]);
await bank.close();
process.exitCode = figure.passed ? 0 : 1;
