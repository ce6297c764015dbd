import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { openBank, type TestBank } from './bank.ts';

const document = await loadContract();
let bank: TestBank;
beforeAll(async () => {
  bank = await openBank('pglite');
}, 60_000);
afterAll(() => bank.close());

/** The client address that the bank logs for a request; the limits of requests use the same address. */
async function addressSeen(trustedProxies: string | undefined): Promise<unknown> {
  const lines: string[] = [];
  const services = { ...bank.services, config: { ...bank.services.config, trustedProxies } };
  const app = buildApp({ document, services, logs: { write: (line) => void lines.push(line) } });
  const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' };
  await app.inject({ method: 'GET', url: '/api/common/maintenance/state', headers });
  const requests = lines.map((line) => JSON.parse(line) as { req?: { remoteAddress: string } });
  return requests.find(({ req }) => req)?.req?.remoteAddress;
}

test('a caller without a proxy cannot claim another address', async () => {
  expect(await addressSeen(undefined)).toBe('127.0.0.1');
});

test('a trusted proxy names the address of the caller, and addresses claimed before it do not count', async () => {
  expect(await addressSeen('loopback')).toBe('203.0.113.7');
});
