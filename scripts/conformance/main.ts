// npm run conformance: proves any server against the contract.
import { readGeneratedContract } from '../contract/generated.ts';
import { readLogins, type Logins } from './logins.ts';
import { readOptions, usage, type Options } from './options.ts';
import { writeReport } from './report.ts';
import { createRun } from './run.ts';
import { asText, summarise } from './summary.ts';

const mockLogin = {
  token: 'any-token-will-do-for-a-mock',
  userId: 'MAKER01@NUSANTARA',
  password: 'any',
  captchaAnswer: 'any5x',
};
const roles = ['MK', 'VF', 'AP', 'AP2', 'RL', 'IO', 'SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'];
const mockLogins: Logins = Object.fromEntries(roles.map((role) => [role, mockLogin]));

async function prove(options: Options): Promise<boolean> {
  const began = performance.now();
  const given = await readLogins(options.loginFile);
  const logins = options.isMock && Object.keys(given).length === 0 ? mockLogins : given;
  const results = await createRun(await readGeneratedContract(), options, logins)();
  const { server, seed } = options;
  const summary = summarise(results, { server: server.origin, seed, milliseconds: performance.now() - began });
  console.log(asText(summary));
  for (const file of options.reports) await writeReport(file, results.cases, summary);
  return summary.findings.length === 0 && summary.hasSuccess;
}

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  try {
    process.exitCode = (await prove(readOptions(process.argv.slice(2)))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
