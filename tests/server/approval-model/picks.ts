// What a random step picks: who acts, how much is paid, and which request it is about.
import fc from 'fast-check';
import type { TestBank } from '../bank.ts';
import type { ModelRequest, World } from './model-request.ts';
import { expectSame } from './moves.ts';
import { staff } from './staff.ts';

export const anybody = fc.constantFrom(...Object.keys(staff));
export const maker = fc.constantFrom('MAKER01', 'MAKER02', 'APPROVER02');
export const pick = fc.nat({ max: 999 });
export const rupiah = fc.constantFrom(9_000_000, 10_000_000, 10_000_001, 90_000_000, 120_000_000, 200_000_000);
export const isOld = fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0);
export const someMaker = fc.oneof({ weight: 5, arbitrary: maker }, anybody);

export const requestAt = (requests: readonly ModelRequest[], at: number): ModelRequest | undefined =>
  requests[at % Math.max(requests.length, 1)];
export const named = (request: ModelRequest, old: boolean): number => request.revision + (old ? 1 : 0);

type Work = (world: World, bank: TestBank, request: ModelRequest) => Promise<void>;
type Wanted = (request: ModelRequest, world: World) => boolean;

const any: Wanted = () => true;
export const isWaiting: Wanted = ({ status }) => status === 'waiting';
export const inRepair: Wanted = ({ status }) => status === 'repair';
export const waitsForItsDay: Wanted = ({ status, isForward }) => status === 'released' && isForward;
export const isOverdue: Wanted = (request, { now }) => request.status === 'waiting' && now > request.dueAt;
export const awaitsSecond: Wanted = ({ exceptional }) => exceptional !== undefined;

/** Runs work on the picked request: one of those wanted, or any if there is none. */
export const onRequest = (at: number, work: Work, isWanted: Wanted = any) =>
  async function move(world: World, bank: TestBank): Promise<void> {
    const wanted = world.requests.filter((request) => isWanted(request, world));
    const request = requestAt(wanted.length > 0 ? wanted : world.requests, at);
    if (!request) return;
    await work(world, bank, request);
    await expectSame(bank, request);
  };
