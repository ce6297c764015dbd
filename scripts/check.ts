// npm run check: types, lint, format, contract lint, and whether generated/ is up to date.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const bin = (name: string) => `${root}node_modules/.bin/${name}`;

export const checks: Readonly<Record<string, readonly string[]>> = {
  types: [bin('tsc'), '--project', root, '--incremental', '--tsBuildInfoFile', `${root}node_modules/.cache/types`],
  lint: [bin('oxlint'), '--type-aware', '--deny-warnings'],
  format: [bin('oxfmt'), '--check'],
  'contract lint and fresh generated files': [process.execPath, `${root}scripts/generate.ts`, '--check'],
};

export interface CheckResult {
  readonly passed: boolean;
  readonly output: string;
}

export function runCheck(name: string): CheckResult {
  const [command = '', ...options] = checks[name] ?? [];
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: root, encoding: 'utf8' });
  return { passed: status === 0, output: `${stdout}${stderr}` };
}

if (import.meta.main) {
  for (const name of Object.keys(checks)) {
    const { passed, output } = runCheck(name);
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
    if (!passed) console.log(output);
    if (!passed) process.exitCode = 1;
  }
}
