import { expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

const named = /import \{[^}]*\b(?:re)?submitRequest\b[^}]*\} from/;

/** Favourites pay nobody; demonstration data is made while nobody else is there. */
const mayNameThem = ['server/payments/locked-submission.ts', 'server/favorites/submission.ts', 'server/sandbox/'];

test('a payment is submitted and repaired under the locks of its company', () => {
  const wrong = listFiles('server/*.ts').filter(
    (file) => named.test(read(file)) && !mayNameThem.some((allowed) => file.startsWith(allowed)),
  );
  expect(wrong, 'submitPayment and resubmitPayment take the locks; submitRequest and resubmitRequest do not').toEqual(
    [],
  );
});
