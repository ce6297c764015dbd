// A short run of npm run attack.
import { describe, expect, inject, test } from 'vitest';
import { lists, runAttack, type ListName } from '../attack/run.ts';
import { newDatabase } from './test-databases.ts';

const seed = process.env['SEED'] ?? 'monday';
const rounds = Number(process.env['ROUNDS'] ?? 1);
const patience = 240_000;

describe.concurrent.each(['pglite', 'postgres'] as const)('a bank on %s under attack', (database) => {
  test.skipIf(database === 'postgres' && !inject('postgresUrl'))(
    'lets no user without a right act, does nothing twice, and does nothing that was not signed',
    { timeout: patience },
    async () => {
      const ofPostgres = database === 'postgres' ? inject('postgresUrl') : undefined;
      const openNew = async () => ofPostgres && newDatabase(ofPostgres);
      const setting = { database, newDatabase: openNew, rounds, seed, isShort: true };
      const outcomes = await runAttack(setting, Object.keys(lists) as ListName[], () => undefined);
      const failed = outcomes.filter(({ faults }) => faults.length > 0);
      expect(failed.map(({ list, row, faults }) => ({ row: `${list}: ${row}`, faults }))).toEqual([]);
    },
  );
});
