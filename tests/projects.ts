// How the tests run: each worker is one process for many test files, so the bank and the portal are loaded once.
import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** These replace modules that all other tests need unchanged. */
const alone = ['tests/server/user-existence.test.ts'];

/** These start processes, wait, repeat races or try every operation, code or generated case: `npm run test:fast` leaves them out. */
const slow = [
  'tests/contract/{conformance,contract-page,examples,lint,mock,types-agree,wrong-shapes}.test.ts',
  'tests/server/{attack,administration-model,approval-model,captcha-picture,captcha-policy,captcha-sound,conformance,graceful-stop}.test.ts',
  'tests/server/{jobs-command,killed,list-order,other-company,production-start,query-plans,several-processes}.test.ts',
  'tests/server/{favorite-pages,later-changes,later-series,smtp-faults,start-refusals,story,worker-killed}.test.ts',
  'tests/server/{concurrent-tries,embedded-database,example-answers,race-deals,race-records}.test.ts',
  'tests/server/{permissions,wrong-actors,wrong-administrators,wrong-shapes}.test.ts',
  'tests/server/{bill-codes,foreign-refusals,local-refusals,sandbox-codes,series-refusals,tax-payment-codes,top-up-codes}.test.ts',
  'tests/server/{ended-references,example-payments,favorite-codes,favorites-by-any-way,series-days,signed-baskets}.test.ts',
  // Of the bank as it was before a migration, and of the databases that the tests use.
  'tests/server/{kept-databases,ledger-migration}.test.ts',
];

const bankTests = ['tests/{app,contract,domain,house,server}/**/*.test.ts'];

/** In the mode `fast` all tests run on the embedded database only. */
export const projectsOf = (mode: string): TestProjectInlineConfiguration[] => [
  {
    extends: true,
    test: {
      name: 'bank',
      include: bankTests,
      exclude: mode === 'fast' ? [...alone, ...slow] : alone,
      isolate: false,
      restoreMocks: true,
      globalSetup: [here('server/postgres-setup.ts')],
    },
  },
  { extends: true, test: { name: 'alone', include: alone, globalSetup: [here('server/postgres-setup.ts')] } },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['tests/e2e/**/*.test.ts'],
      isolate: false,
      // A browser on a busy machine can miss a key or a click; the output names each test that was run again.
      retry: 1,
      globalSetup: [here('e2e/seeded-bank.ts')],
      setupFiles: [here('e2e/show-failed-pages.ts')],
      testTimeout: 240_000,
      expect: { poll: { timeout: 45_000 } },
    },
  },
];
