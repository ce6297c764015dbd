import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContractPages } from '../../scripts/add-contract-pages.ts';
import { readConfig } from '../../server/config.ts';
import { bankCompanyId } from '../../server/ledger/accounts.ts';
import { startBank, type RunningBank } from '../../server/start.ts';

const folder = mkdtempSync(join(tmpdir(), 'bank-'));
const environment = { SANDBOX: 'off', LOGS: 'off', DATA_FOLDER: join(folder, 'books') };

let bank: RunningBank | undefined;
const start = (more: Readonly<Record<string, string>> = {}) => {
  const config = { ...readConfig({ ...environment, ...more }), port: 0 };
  return startBank({ config, environment, extend: (app) => addContractPages(app, config, false) });
};
const running = () => {
  if (!bank) throw new Error('The bank is not up');
  return bank;
};
const get = (path: string) =>
  fetch(`http://127.0.0.1:${(running().app.server.address() as AddressInfo).port}${path}`, { method: 'GET' });

const namesOfCompanies = async () =>
  (await running().services.db.selectFrom('companies').select('company_id').execute()).map(
    ({ company_id }) => company_id,
  );

const accountsOfTheBank = async () =>
  (
    await running()
      .services.db.selectFrom('accounts as a')
      .innerJoin('account_balances as b', (on) =>
        on.onRef('b.company_id', '=', 'a.company_id').onRef('b.account_id', '=', 'a.account_id'),
      )
      .select('a.account_id')
      .where('a.company_id', '=', bankCompanyId)
      .execute()
  ).map(({ account_id }) => account_id);

beforeAll(async () => {
  bank = await start();
});
afterAll(async () => {
  await bank?.stop();
  rmSync(folder, { recursive: true });
});

test('a bank that is no sandbox opens its own books and has no customers', async () => {
  expect(await namesOfCompanies()).toEqual([bankCompanyId]);
  const ids = await accountsOfTheBank();
  for (const id of ['clearing-IDR', 'fees-IDR', 'position-USD', 'opening-IDR']) expect(ids).toContain(id);
});

test('no other user of the machine can read its books or its key', () => {
  const modes = ['.', 'pglite', 'secrets.json'].map((name) => statSync(join(folder, 'books', name)).mode & 0o077);
  expect(modes).toEqual([0, 0, 0]);
});

test('it serves the API and none of the pages of the sandbox', async () => {
  expect((await get('/api/common/maintenance/state')).status).toBe(200);
  for (const path of ['/sandbox', '/sandbox/device', '/sandbox/mailbox', '/sandbox/host', '/sandbox/files/sandbox.css'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

const contractPages = ['/contract/openapi.json', '/contract/overview', '/mock/api/common/maintenance/state'];
const statusesOfContract = () => Promise.all(contractPages.map(async (path) => (await get(path)).status));

test('it shows the contract and the mock only if it is configured to, as a sandbox does by itself', async () => {
  expect(await statusesOfContract()).toEqual([404, 404, 404]);
  await running().stop();
  bank = await start({ CONTRACT_PAGES: 'on' });
  expect(await statusesOfContract()).toEqual([200, 200, 200]);
  expect([readConfig({}), readConfig({ CONTRACT_PAGES: 'off' })].map((config) => config.hasContractPages)).toEqual([
    true,
    false,
  ]);
});

test('a second start finds the books unchanged', async () => {
  const before = await accountsOfTheBank();
  await running().stop();
  bank = await start();
  expect(await accountsOfTheBank()).toEqual(before);
});
