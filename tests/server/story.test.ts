// Plays npm run story against a bank in this process.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, enter } from '../../scripts/story/person.ts';
import { createNarrator } from '../../scripts/story/narrator.ts';
import { playPayments } from '../../scripts/story/payments.ts';
import type { Scene } from '../../scripts/story/scene.ts';
import { playSeries } from '../../scripts/story/series.ts';
import { playTransfer } from '../../scripts/story/transfer.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { openDatabase } from '../../server/db/database.ts';
import { scriptNext } from '../../server/host/script.ts';
import { startJobRunner, type JobRunner } from '../../server/jobs/runner.ts';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { buildBank, type TestBank } from './bank.ts';

const patience = 60_000;
const ids = { maker: 'MAKER01', verifier: 'VERIFIER01', approver: 'APPROVER01', releaser: 'RELEASER01' };
let bank: TestBank;
let app: ReturnType<typeof buildApp>;
let server: URL;
let jobs: JobRunner;

beforeAll(async () => {
  const opened = await openDatabase({ databaseUrl: undefined, dataFolder: undefined });
  bank = await buildBank(opened);
  await seedSandbox(bank.services);
  const services = { ...bank.services, config: { ...bank.services.config, isSandbox: true } };
  app = buildApp({ document: await loadContract(), services, logs: false });
  mountSandbox(app, services);
  await app.ready();
  app.server.listen(0, '127.0.0.1');
  await once(app.server, 'listening');
  server = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  jobs = await startJobRunner({ services: bank.services, engine: opened.engine });
}, patience);

afterAll(async () => {
  await jobs.stop();
  await app.close();
  await bank.close();
});

async function play(act: (scene: Scene) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const visitor = createVisitor(server);
  const { maker, verifier, approver, releaser } = ids;
  const cast = {
    maker: await enter(visitor, `${maker}@NUSANTARA`, demoPassword),
    verifier: await enter(visitor, `${verifier}@NUSANTARA`, demoPassword),
    approver: await enter(visitor, `${approver}@NUSANTARA`, demoPassword),
    releaser: await enter(visitor, `${releaser}@NUSANTARA`, demoPassword),
  };
  await act({ visitor, cast, narrator: createNarrator((line) => lines.push(line)) });
  return lines;
}

test('the story of a transfer goes from the draft to the advice and the balance', { timeout: patience }, async () => {
  const lines = await play(playTransfer);
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toContain('less, and the history says why');
});

test('the story of every other kind goes to its receipt', { timeout: patience }, async () => {
  const lines = await play(playPayments);
  expect(lines.filter((line) => line.includes('downloads its receipt'))).toHaveLength(5);
});

test('the story of a series goes to the day that comes next', { timeout: patience }, async () => {
  const today = jakartaMoment(bank.services.clock.now().getTime()).date;
  const lines = await play((scene) => playSeries(scene, today));
  expect(lines.at(-1)).toContain('waits for its first day');
});

test('the story stops at the step that the bank refuses', { timeout: patience }, async () => {
  const answer = { kind: 'rejected', code: 'HOST_BIFAST_47' } as const;
  await scriptNext(bank.services.db, { operation: 'transfer', service: 'SVC_LCY_BIFAST', answer });
  await expect(play(playTransfer)).rejects.toThrow('the status in the end should be "Successful", but is "Failed"');
});
