import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, listFiles } from './files.ts';

interface Storey {
  readonly name: string;
  readonly words: string;
  readonly folders: readonly string[];
  /** Files of server/ that are in no folder. */
  readonly files?: readonly string[];
}

/** From bottom to top. */
const storeys: readonly Storey[] = [
  {
    name: 'ground',
    words:
      'The ground knows no bank: database, jobs, events, audit, mail, files, lists, and how the contract is spoken.',
    folders: ['db', 'jobs', 'events', 'audit', 'mail', 'files', 'lists', 'contract'],
    files: [
      'clock.ts',
      'code-texts.ts',
      'config.ts',
      'context.ts',
      'failures.ts',
      'instant.ts',
      'key-agreement.ts',
      'language.ts',
      'parameters.ts',
      'refusal.ts',
      'savepoint.ts',
      'secrets.ts',
      'security-headers.ts',
      'session-encryption.ts',
      'start-refusal.ts',
      'storage-encryption.ts',
      'storage-key.ts',
    ],
  },
  {
    name: 'the bank',
    words: 'The bank knows people, reference data, the ledger and its host, but nothing that waits to be decided on.',
    folders: ['people', 'reference', 'ledger', 'host'],
  },
  {
    name: 'decisions',
    words: 'Approval decides, and knows neither what carries a decision out nor who reads of it.',
    folders: ['approval'],
  },
  {
    name: 'work in progress',
    words: 'Work in progress is asked by features, never the other way round: what it needs of them it is given.',
    folders: ['requests', 'tasks', 'resources', 'execution', 'news'],
  },
  {
    name: 'features',
    words: 'Features stand beside each other: what two of them need moves down.',
    folders: [
      'account-groups',
      'account-names',
      'accounts',
      'bulk',
      'company',
      'favorites',
      'groups',
      'information',
      'limits',
      'service-levels',
      'lookups',
      'notifications',
      'payments',
      'payments/advice',
      'payments/bill-payment',
      'payments/cheque-book',
      'payments/foreign-transfer',
      'payments/local-transfer',
      'payments/tax-payment',
      'payments/top-up',
      'recurring',
      'reports',
      'session',
      'transactions',
      'underlying',
      'users',
      'workflows',
    ],
  },
  {
    name: 'composition',
    words: 'Only the composition knows everything; it hands to lower storeys what they use of higher ones.',
    folders: ['sandbox'],
    files: [
      'admission.ts',
      'app.ts',
      'handlers.ts',
      'health-probe.ts',
      'health.ts',
      'job-kinds.ts',
      'mount.ts',
      'not-yet.ts',
      'payment-kinds.ts',
      'services.ts',
      'start.ts',
      'task-kinds.ts',
    ],
  },
];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly line: string;
}

const known = new Set(storeys.flatMap(({ folders }) => folders));

/** The folder of the table that contains the file, or the file itself if it is in no folder. */
function folderOf(file: string): string {
  const [first = '', ...rest] = file.replace('server/', '').split('/');
  const inner = `${first}/${rest[0]}`;
  return known.has(inner) ? inner : first;
}

const imports: readonly Import[] = listFiles('server/*.ts').flatMap((file) =>
  importsOf(file)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier))
    .filter((target) => target.startsWith('server/') && folderOf(target) !== folderOf(file))
    .map((target) => ({ from: folderOf(file), to: folderOf(target), line: `${file} → ${target}` })),
);

const holds = ({ folders, files = [] }: Storey, room: string) => folders.includes(room) || files.includes(room);
const levelOf = (room: string) => storeys.findIndex((storey) => holds(storey, room));
const linesOf = (wrong: readonly Import[]) => wrong.map(({ line }) => line).toSorted();

const next = new Map<string, Set<string>>();
for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));

function reaches(start: string, end: string, seen = new Set<string>()): boolean {
  if (start === end) return true;
  if (seen.has(start)) return false;
  seen.add(start);
  return [...(next.get(start) ?? [])].some((room) => reaches(room, end, seen));
}

describe('the server stands in storeys', () => {
  test('every folder and every file beside the folders stands in one', () => {
    const rooms = new Set(listFiles('server/*.ts').map(folderOf));
    expect([...rooms].filter((room) => levelOf(room) === -1)).toEqual([]);
  });

  test.each(storeys)('$name imports only from below', (storey) => {
    const wrong = imports.filter(({ from, to }) => holds(storey, from) && levelOf(to) > levelOf(from));
    expect(linesOf(wrong), storey.words).toEqual([]);
  });

  test('no folder imports one that imports it back, directly or through others', () => {
    const wrong = imports.filter(({ from, to }) => reaches(to, from));
    expect(linesOf(wrong), 'Folders of one storey may import each other one way only, types included.').toEqual([]);
  });
});
