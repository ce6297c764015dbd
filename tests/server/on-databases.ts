// Runs the tests of a file on the embedded database, or on both, each with a bank of its own.
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from 'vitest';
import { clearScript } from '../../server/host/script.ts';
import { startOfTheStory, type Engine, type TestBank } from './bank.ts';
import { beginBank, nothing, type Begin } from './begun-banks.ts';

const patience = 180_000;

/** Each test starts at the time that beforeAll left; after it, the clock and the host's script are reset. */
function resetAfterEachTest(bank: () => TestBank): void {
  let time = startOfTheStory;
  beforeEach(() => {
    time = bank().services.clock.now();
  });
  afterEach(async () => {
    bank().setTime(time);
    await clearScript(bank().services.db);
  });
}

type Story = (bank: () => TestBank) => void;

function onDatabase(engine: Engine, begin: Begin, story: Story): void {
  let opened: TestBank | undefined;
  function bank(): TestBank {
    if (!opened) throw new Error('The bank is not open yet');
    return opened;
  }
  beforeAll(async () => {
    opened = await beginBank(engine, begin);
  }, patience);
  resetAfterEachTest(bank);
  afterAll(() => opened?.close());
  story(bank);
}

type Declare = (title: string, begin: Begin, story: Story) => void;

interface DeclareStory {
  (title: string, story: Story): void;
  (title: string, begin: Begin, story: Story): void;
}

/** The bank of a story begins with nothing unless the story says otherwise. */
const withBegin =
  (declare: Declare): DeclareStory =>
  (title: string, first: Begin | Story, story?: Story) => {
    if (story) declare(title, first as Begin, story);
    else declare(title, nothing, first as Story);
  };

/** For tests of rules and words over statements that other files try on both databases. */
export const onEmbeddedDatabase = withBegin((title, begin, story) => {
  describe(`${title} (pglite)`, () => {
    onDatabase('pglite', begin, story);
  });
});

/** Runs the tests on both databases; without PostgreSQL on the machine, that half is reported as skipped. */
export const onBothDatabases = withBegin((title, begin, story) => {
  for (const engine of ['pglite', 'postgres'] as const)
    describe.skipIf(engine === 'postgres' && !inject('postgresUrl'))(`${title} (${engine})`, () => {
      onDatabase(engine, begin, story);
    });
});
