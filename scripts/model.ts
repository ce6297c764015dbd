// npm run model: ten thousand random changes of the administration, in the rules alone and then through the operations of
// a bank (half an hour). --only rules or --only bank takes one of both; SEED=1 starts with others.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const options = { changes: { type: 'string', default: '10000' }, only: { type: 'string', default: '' } } as const;
const { values } = parseArgs({ options });
const stories = {
  rules: 'tests/domain/approval/set-up-model.test.ts',
  bank: 'tests/server/administration-model.test.ts',
};

function run(story: string): number {
  const { status } = spawnSync('vitest', ['run', '--project', 'bank', story], {
    env: { ...process.env, CHANGES: values.changes },
    stdio: 'inherit',
    shell: true,
  });
  return status ?? 1;
}

const chosen = Object.entries(stories).filter(([name]) => values.only === '' || name === values.only);
if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(stories).join(', ')}`);
process.exitCode = Math.max(...chosen.map(([, story]) => run(story)));
