import { expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

/** The folders of the kinds, demonstration data, and the tables of kinds. */
const mayBranch = [
  /^server\/(payments|bulk|recurring|favorites|sandbox|db)\//,
  /^server\/(payment-kinds|approval\/payment-kind)\.ts$/,
  /^src\/user\/(payments|favorites)\//,
  /^src\/components\/(kinds\/[a-z]+-[a-z]+|favorite-form)\//,
  /^src\/components\/(kinds\/shown-kinds\.ts|transfer-facts\/facts-of-kind\.tsx)$/,
  /^domain\/payment-menus\.ts$/,
];

const branches = [
  /\bcontent\.kind (===|!==)/,
  /\b(menu_access|menuAccess|pageMode) (===|!==) '/,
  /\bRecord<(TransactionType|ContentKind)\b/,
  /\bswitch \([^)]*\b(kind|menuAccess|menu_access|pageMode)\)/,
];

test('what a kind of payment does is asked of the tables of kinds, and nothing branches on a kind elsewhere', () => {
  const wrong = listFiles('server/*.ts', 'src/*.ts', 'src/*.tsx', 'domain/*.ts')
    .filter((file) => !mayBranch.some((one) => one.test(file)))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          branches.some((one) => one.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(wrong, 'server/approval/payment-kind.ts, src/components/kinds/shown-kinds.ts').toEqual([]);
});
