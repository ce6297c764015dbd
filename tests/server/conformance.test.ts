// The conformance kit against this bank: every operation that is built passes.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOptions } from '../../scripts/conformance/options.ts';
import { createRun } from '../../scripts/conformance/run.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { addSandbox } from './sandbox-bank.ts';
import { demoLogins, fixedCaptcha } from './demo-logins.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';

const patience = 600_000;
let bank: TestBank;
let server: URL;

beforeAll(async () => {
  bank = await beginBank('pglite', addSandbox);
  await bank.services.db
    .insertInto('sandbox_settings')
    .values({ name: 'captcha', value: JSON.stringify({ answer: fixedCaptcha }) })
    .execute();
  bank.app.server.listen(0, '127.0.0.1');
  await once(bank.app.server, 'listening');
  server = new URL(`http://127.0.0.1:${(bank.app.server.address() as AddressInfo).port}`);
}, patience);

afterAll(() => bank.close());

test('the conformance kit finds no fault in what is built', { timeout: patience }, async () => {
  const options = readOptions(['--server', server.href, '--seed', '20261123', '--cases', '10', '--timeout', '60']);
  const { cases } = await createRun(await loadContract(), options, demoLogins)();
  const faults = cases.flatMap(({ findings }) => findings).filter(({ kind }) => kind !== 'not-built');
  expect(
    faults.map(
      ({ operationId, kind, message, caseName, answer }) =>
        `${operationId} ${kind}: ${message} [${caseName}] ${answer}`,
    ),
  ).toEqual([]);
});
