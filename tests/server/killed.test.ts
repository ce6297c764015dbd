// For a longer run: KILLS=50 SEED=anything npx vitest run tests/server/killed.test.ts
import { describe, expect, inject, test } from 'vitest';
import { proveKills } from '../faults/rounds.ts';
import { newDatabase } from './test-databases.ts';

const kills = Number(process.env['KILLS'] ?? 3);
const seed = process.env['SEED'] ?? 'monday';
const patience = 120_000 + kills * 15_000;

describe.each(['pglite', 'postgres'] as const)('a bank on %s that is killed at work again and again', (engine) => {
  test.skipIf(engine === 'postgres' && !inject('postgresUrl'))(
    'loses nothing it acknowledged and does nothing twice',
    { timeout: patience },
    async () => {
      const databaseUrl = engine === 'postgres' ? await newDatabase(inject('postgresUrl')) : undefined;
      const { faults, figures } = await proveKills(databaseUrl, { kills, seed });
      console.log(JSON.stringify({ engine, seed, ...figures }));
      expect(faults).toEqual([]);
      expect(figures.done).toBeGreaterThan(kills);
    },
  );
});
