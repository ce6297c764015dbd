// npm run model: ten thousand random changes of users, groups, workflows and maps. SEED=1 starts with others.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { changes: { type: 'string', default: '10000' } } });
const story = 'tests/domain/approval/set-up-model.test.ts';
const { status } = spawnSync('vitest', ['run', '--mode', 'fast', '--project', 'bank', story], {
  env: { ...process.env, CHANGES: values.changes },
  stdio: 'inherit',
  shell: true,
});
process.exitCode = status ?? 1;
