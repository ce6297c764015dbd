// Two administrators make random changes while users make and sign payments. After each change, every request that
// nobody can finish has a finding.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../domain/approval/set-up-model/random.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { addRequestBank } from './request-bank.ts';
import { limitChange, recordChange } from './administration-model/changes.ts';
import { type Story } from './administration-model/company.ts';
import { showProgress } from './administration-model/progress.ts';
import { paymentStep } from './administration-model/requests.ts';
import { unexplained } from './administration-model/stuck.ts';
import { makerOf, submitAndDecide } from './administration-model/tasks.ts';
import { activateUsers, userChange } from './administration-model/users.ts';

/** CHANGES=1000 takes some minutes; SEED starts with others. */
const asked = process.env['CHANGES'];
const changes = Number(asked ?? 120);
const seed = Number(process.env['SEED'] ?? 20261127);
const patience = 7_200_000;
let bank: TestBank;

beforeAll(async () => {
  bank = await beginBank('pglite', addRequestBank);
}, patience);
afterAll(() => bank.close());

async function change(story: Story): Promise<boolean> {
  const { random } = story;
  const maker = makerOf(story);
  if (random.chance(0.1)) return submitAndDecide(story, maker, await limitChange(story, maker));
  return submitAndDecide(story, maker, await (random.chance(0.5) ? userChange(story) : recordChange(story)));
}

test(
  'whatever administrators change, no request is left without people who can finish it unless a finding says so',
  { timeout: patience },
  async () => {
    const story: Story = { bank, random: randomFrom(seed), bearers: new Map(), answers: new Map() };
    const progress = showProgress(changes, asked !== undefined);
    for (let number = 0, submitted = 0; submitted < changes; number += 1) {
      await bank.services.db.deleteFrom('rate_limits').execute();
      if (await change(story)) submitted += 1;
      await activateUsers(story);
      await paymentStep(story);
      const found = { seed, number, unexplained: await unexplained(bank) };
      expect(found).toEqual({ seed, number, unexplained: [] });
      progress(submitted);
    }
    expect(story.answers.get('approveAdminTask 00')).toBeGreaterThan(changes / 3);
    expect(story.answers.get('verifyRequest 00')).toBeGreaterThan(0);
  },
);
