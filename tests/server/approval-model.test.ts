// The bank and a small model of the rules of approval take the same random moves and never differ.
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBank, type TestBank } from './bank.ts';
import { moves } from './approval-model/commands.ts';
import { movesTaken } from './approval-model/moves.ts';
import type { World } from './approval-model/paper.ts';
import { addModelBank } from './approval-model/staff.ts';

/** STEPS=10000 takes some minutes; SEED chooses other moves. */
const steps = Number(process.env['STEPS'] ?? 1500);
const firstSeed = Number(process.env['SEED'] ?? 20261123);
const patience = 1_800_000;
const morning = Date.parse('2026-11-23T08:00:00+07:00');
let bank: TestBank;

beforeAll(async () => {
  bank = await openBank('pglite');
  await addModelBank(bank);
}, patience);

afterAll(() => bank.close());

/** Every story begins with empty desks, and with nobody blocked. */
async function beginAnew(): Promise<{ model: World; real: TestBank }> {
  const { db } = bank.services;
  await sql`truncate requests, jobs, sessions, challenges, rate_limits, events cascade`.execute(db);
  await db.updateTable('users').set({ status: 'active' }).execute();
  bank.setTime(new Date(morning));
  return { model: { now: morning, papers: [], blocked: new Set() }, real: bank };
}

test(
  'the bank decides as the rules say, whoever tries whatever in whichever order',
  { timeout: patience },
  async () => {
    const stories = fc.commands(moves, { maxCommands: 120, size: 'max' });
    const story = fc.asyncProperty(stories, (taken) => fc.asyncModelRun(beginAnew, taken));
    for (let seed = firstSeed; movesTaken() < steps; seed += 1) await fc.assert(story, { numRuns: 5, seed });
    expect(movesTaken()).toBeGreaterThanOrEqual(steps);
  },
);
