// Random changes of users, groups, workflows and maps: no request is left without people who can finish it, unless a
// finding says so. CHANGES=10000 takes some minutes; SEED starts with others.
import { expect, test } from 'vitest';
import { randomFrom } from './set-up-model/random.ts';
import { unexplained } from './set-up-model/stuck.ts';
import { changed, firstWorld } from './set-up-model/world.ts';

const changes = Number(process.env['CHANGES'] ?? 400);
const seed = Number(process.env['SEED'] ?? 20261126);

test('a set-up that leaves a request without people has a finding about it', { timeout: 1_800_000 }, () => {
  const random = randomFrom(seed);
  let world = firstWorld(random);
  for (let change = 0; change < changes; change += 1) {
    world = changed(random, world);
    expect({ seed, change, unexplained: unexplained(world) }).toEqual({ seed, change, unexplained: [] });
  }
});
