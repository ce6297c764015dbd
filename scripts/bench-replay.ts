// npm run bench:replay: the time to replay a change over 10,000 requests of one company, asked over HTTP.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../server/db/database.ts';
import { openEmbeddedBank } from './bench/embedded-bank.ts';
import { below, printFigures } from './bench/figures.ts';
import { bearerOf } from './bench/full-bank.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '10000' } } });
const [company, times, goal] = ['NUSANTARA', 5, 3000];

/** Copies one transfer over the last 80 days, with amounts on both sides of every row of the map. */
const fillRequests = (db: Database, count: number) =>
  sql`
  insert into requests select (jsonb_populate_record(null::requests, to_jsonb(r) || jsonb_build_object(
    'task_id', 'TSK-BENCH-' || n, 'ref_no', 'LCYBENCH' || n,
    'amount', (n % 200 + 1) * 1000000, 'idr_equivalent', (n % 200 + 1) * 1000000,
    'execution_date', (now() - (n % 80) * interval '1 day')::date,
    'created_at', now() - (n % 80) * interval '1 day'))).*
  from (select * from requests where company_id = ${company} and menu_access = 'LCY' and currency = 'IDR'
    and not has_special_rate order by task_id limit 1) as r
  cross join generate_series(1, ${count}::integer) as s (n)`.execute(db);

const bank = await openEmbeddedBank({
  fill: async (db) => {
    await fillRequests(db, Number(values.requests));
    await sql`analyze requests`.execute(db);
  },
});

const { name, rows } = await bank.db
  .selectFrom('workflow_maps')
  .select(['name', 'rows'])
  .where('company_id', '=', company)
  .where('map_id', '=', 'wm-0001')
  .executeTakeFirstOrThrow();
const approvalList = rows.map(({ createdAt: _createdAt, ...row }) => ({
  ...row,
  outcome: { kind: 'approval-workflow', approvalWorkflowId: 'aw-0003' },
}));
const payload = { change: { kind: 'workflow-map', id: 'wm-0001', workflowMap: { name, approvalList } } };
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
