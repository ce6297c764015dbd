// npm run bench:timing: whether response time reveals that a user exists. Compares medians for a known and an unknown
// user, and measures expensive wrong requests without a session.
import { parseArgs } from 'node:util';
import { findPostgres } from './find-postgres.ts';
import { measureUserExistence, measureWrongRequests, openTimedBank, type TimedBank } from './bench/user-existence.ts';
import { startPostgres } from './temporary-postgres.ts';

const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '200' },
    /** The databases to measure, separated by commas. */
    only: { type: 'string', default: 'pglite,postgres' },
  },
});
const samples = Number(values.samples);
const engines = values.only.split(',');
const milliseconds = (value: number) => value.toFixed(2);

async function measure(name: string, bank: TimedBank): Promise<void> {
  for (const { what, known, unknown } of await measureUserExistence(bank, samples))
    console.log(
      `${name} · ${what}: known ${milliseconds(known)} ms · unknown ${milliseconds(unknown)} ms · difference ${milliseconds(known - unknown)} ms`,
    );
  for (const { what, took, bytes, status } of await measureWrongRequests(bank))
    console.log(`${name} · ${what}: ${milliseconds(took)} ms · ${status} · ${bytes} bytes`);
  await bank.close();
}

if (engines.includes('pglite')) await measure('PGlite', await openTimedBank(undefined));
const bin = engines.includes('postgres') ? findPostgres() : undefined;
if (bin) {
  const postgres = await startPostgres(bin);
  try {
    await measure('PostgreSQL', await openTimedBank(postgres.url));
  } finally {
    await postgres.stop();
  }
}
