import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { startLoad } from '../faults/load.ts';
import { proveSubject } from '../faults/settle-and-prove.ts';
import { createSubject } from '../faults/subject.ts';
import { newDatabase } from './test-databases.ts';
import { bifastForm } from './transfer-bank.ts';

const atOnce = 30;
const maker = 'MAKER01@NUSANTARA';

describe.each(['pglite', 'postgres'] as const)('a bank on %s that is stopped while it works', (engine) => {
  test.skipIf(engine === 'postgres' && !inject('postgresUrl'))(
    'answers waiting callers, ends, and has lost nothing',
    { timeout: 180_000 },
    async () => {
      const subject = await createSubject(engine === 'postgres' ? await newDatabase(inject('postgresUrl')) : undefined);
      const { journal, prepared } = subject;
      const server = subject.start();
      await server.ready;
      const load = startLoad(journal, 'stop');
      await pause(1500);
      // Connections that are open already, so that the server has what is sent on them at once.
      await Promise.all(Array.from({ length: atOnce * 2 }, () => journal.read(maker, 'countTransactions', {})));
      const waiting = Array.from({ length: atOnce }, (_, index) => {
        const form = bifastForm(`${2_000_000 + index}.00`);
        const confirmed = ['first-time-payee', 'possible-duplicate'];
        return journal.send(journal.begin(maker, 'submitLocalTransfer', { form, confirmed }));
      });
      await pause(250);
      server.signal('SIGTERM');
      const answers = await Promise.all(waiting);
      expect(await server.ended).toBe(0);
      expect(answers.map((answer) => answer?.code)).toEqual(answers.map(() => '00'));
      expect(journal.failures.filter(({ code }) => !(code in errorCatalogue))).toEqual([]);
      const again = subject.start();
      await again.ready;
      await load.stop();
      expect(await proveSubject(subject, again)).toEqual([]);
      await prepared.remove();
    },
  );
});
