import { parseArgs } from 'node:util';
import { loginRoles as roleNames } from './logins.ts';

export const usage = `npm run conformance -- --server URL [options]

  --server URL            the server to prove, for example http://127.0.0.1:8080
  --login FILE            who logs in: a JSON file { "MK": { "token": … } or { "userId": …, "password": … }, … };
                          the roles are ${roleNames.join(', ')} (AP2 a second
                          approver), each a user of its own with no other role: with one user for two of them the kit
                          blames the server, for example for keys that two users seem to share;
                          "inputs": { "editAccountLimits": { …a body the server can carry out }, "payee": … } gives a body
                          by operation, or an array of bodies (the first is used in every case of it, each is sent as a
                          right request), and the data of the workflows (fromAccount, payee). One body cannot show what
                          needs two: give a file of one currency and of several, a record to change and one that refuses.
                          Without it reads use ids that the lists of their domain showed, and changes of administration
                          the records of the list beside them; a wrong input is refused
  --only TAG              only the operations of this domain; may be given several times
  --operation NAME        only this operation, for example listBulkRecords; may be given several times, also beside --only
  --report FILE           a report to keep, .xml (JUnit) or .html; may be given several times
  --seed NUMBER           the same requests again as in an earlier run
  --cases NUMBER          how many mutated requests an operation gets at most (default 40)
  --timeout SECONDS       how long an answer may take (default 10)
  --mock                  the server is a mock: what needs a memory is named, not judged
  --i-own-this-server     needed for any address that is not this computer's own`;

export interface Options {
  readonly server: URL;
  readonly loginFile: string | undefined;
  /** The domains and operations to test; all of them if the list is empty. */
  readonly only: readonly string[];
  readonly operations: readonly string[];
  readonly reports: readonly string[];
  readonly seed: number;
  readonly cases: number;
  readonly timeoutMilliseconds: number;
  readonly isMock: boolean;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function positive(value: string, name: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} takes a whole number of 1 or more, not ${value}`);
  return number;
}

function readServer(value: string | undefined, isOwned: boolean): URL {
  if (!value || !URL.canParse(value)) throw new Error(`--server takes a URL\n\n${usage}`);
  const server = new URL(value);
  if (isOwned || loopback.test(server.hostname)) return server;
  throw new Error(
    `${server.hostname} is not this computer. The kit sends thousands of wrong requests; it does so to another host only with --i-own-this-server.`,
  );
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      server: { type: 'string' },
      login: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      operation: { type: 'string', multiple: true, default: [] },
      report: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      cases: { type: 'string', default: '40' },
      timeout: { type: 'string', default: '10' },
      mock: { type: 'boolean', default: false },
      'i-own-this-server': { type: 'boolean', default: false },
    },
  });
  return {
    server: readServer(values.server, values['i-own-this-server']),
    loginFile: values.login,
    only: values.only,
    operations: values.operation,
    reports: values.report,
    seed: values.seed ? positive(values.seed, 'seed') : 1 + Math.floor(Math.random() * 2 ** 31),
    cases: positive(values.cases, 'cases'),
    timeoutMilliseconds: positive(values.timeout, 'timeout') * 1000,
    isMock: values.mock,
  };
}
