import { expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

const named = /import \{[^}]*\b(?:re)?submitRequest\b[^}]*\} from/;

/** A favorite pays nothing; demonstration data is made before users can log in. */
const mayNameThem = ['server/payments/locked-submission.ts', 'server/favorites/submission.ts', 'server/sandbox/'];

test('a payment is submitted and repaired under the locks of its company', () => {
  const wrong = listFiles('server/*.ts').filter(
    (file) => named.test(read(file)) && !mayNameThem.some((allowed) => file.startsWith(allowed)),
  );
  expect(wrong, 'submitPayment and resubmitPayment take the locks; submitRequest and resubmitRequest do not').toEqual(
    [],
  );
});
