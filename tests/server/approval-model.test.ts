// Random steps are taken in a small model of the approval rules and in the bank; both must always agree.
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { emptyAccount } from './account-money.ts';
import { openBank, type TestBank } from './bank.ts';
import { moneyMoves, moves } from './approval-model/commands.ts';
import { countPaidLate } from './approval-model/money.ts';
import { movesTaken, type Step } from './approval-model/moves.ts';
import type { World } from './approval-model/model-request.ts';
import { addModelBank } from './approval-model/staff.ts';

/** STEPS=10000 takes some minutes; SEED starts with other random steps. */
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

const funds = 1_000_000;

/** Deletes all requests and sessions, unblocks all users and resets the money of the account. */
async function startAfresh(): Promise<{ model: World; real: TestBank }> {
  const { db } = bank.services;
  await sql`truncate requests, jobs, sessions, challenges, rate_limits, events cascade`.execute(db);
  await db.updateTable('users').set({ status: 'active' }).execute();
  await emptyAccount(db, BigInt(funds) * 100n);
  bank.setTime(new Date(morning));
  return { model: { now: morning, requests: [], blocked: new Set(), funds, sent: [] }, real: bank };
}

/** Runs random stories until enough steps were taken. Returns the number of steps. */
async function runStories(choices: fc.Arbitrary<Step>[], enough: number): Promise<number> {
  const stories = fc.commands(choices, { maxCommands: 120, size: 'max' });
  const story = fc.asyncProperty(stories, (taken) => fc.asyncModelRun(startAfresh, taken));
  const before = movesTaken();
  for (let seed = firstSeed; movesTaken() < before + enough; seed += 1) await fc.assert(story, { numRuns: 5, seed });
  return movesTaken() - before;
}

test('the bank decides as the rules say, for any attempts in any order', { timeout: patience }, async () => {
  expect(await runStories(moves, steps)).toBeGreaterThanOrEqual(steps);
});

test(
  'a payment without enough money is paid once, and only when it is executed with enough, in any order',
  { timeout: patience },
  async () => {
    const enough = steps / 5;
    expect(await runStories(moneyMoves, enough)).toBeGreaterThanOrEqual(enough);
    expect(countPaidLate()).toBeGreaterThan(0);
    expect(await checkLedger(bank.services.db)).toEqual([]);
  },
);
