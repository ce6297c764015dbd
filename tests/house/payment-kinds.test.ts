import { expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

/** The tables themselves, the folders of the kinds, and demonstration data. */
const mayBranch =
  /^server\/(payments|bulk|recurring|favorites|sandbox|db)\/|^server\/(payment-kinds|approval\/(menus|payment-kind))\.ts$/;

const branches = [
  /\bcontent\.kind (===|!==)/,
  /\b(menu_access|menuAccess|pageMode) (===|!==) '/,
  /\bRecord<(TransactionType|ContentKind)\b/,
  /\bswitch \([^)]*\b(kind|menuAccess|menu_access|pageMode)\)/,
];

test('the server asks the table of kinds what a kind of payment does, and branches on none elsewhere', () => {
  const wrong = listFiles('server/*.ts')
    .filter((file) => !mayBranch.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          branches.some((one) => one.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(wrong, 'What a kind does stands in its definition (server/approval/payment-kind.ts)').toEqual([]);
});
