// npm run model: ten thousand random changes of the administration, in the rules alone and then through the operations of
// a bank (an hour). --only rules or --only bank takes one of both; --seed 7 starts with others. The bank begins anew
// for each of ten shards, since it grows slower with its history; --shard 3/10 plays one of them.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const options = {
  changes: { type: 'string', default: '10000' },
  only: { type: 'string', default: '' },
  seed: { type: 'string', default: '20261127' },
  shard: { type: 'string', default: '' },
} as const;
const { values } = parseArgs({ options });
const usualShards = 10;

interface Run {
  readonly story: string;
  readonly changes: number;
  readonly seed: number;
}

function run({ story, changes, seed }: Run): number {
  console.log(`${story}: ${changes} changes with seed ${seed}`);
  const { status } = spawnSync('vitest', ['run', '--project', 'bank', '--disableConsoleIntercept=true', story], {
    env: { ...process.env, CHANGES: String(changes), SEED: String(seed) },
    stdio: 'inherit',
    shell: true,
  });
  return status ?? 1;
}

/** The changes are shared among the shards, each with a seed of its own. */
function shardsOf(changes: number, seed: number): Run[] {
  const [only, of = String(usualShards)] = values.shard.split('/');
  const count = Number(of);
  const all = Array.from({ length: count }, (_, index) => ({
    story: 'tests/server/administration-model.test.ts',
    changes: Math.ceil(changes / count),
    seed: seed + index,
  }));
  return only ? all.slice(Number(only) - 1, Number(only)) : all;
}

const [changes, seed] = [Number(values.changes), Number(values.seed)];
const runs: Readonly<Record<string, readonly Run[]>> = {
  rules: [{ story: 'tests/domain/approval/set-up-model.test.ts', changes, seed }],
  bank: shardsOf(changes, seed),
};
const chosen = Object.entries(runs).filter(([name]) => values.only === '' || name === values.only);
if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(runs).join(', ')}`);
process.exitCode = Math.max(...chosen.flatMap(([, each]) => each.map(run)));
