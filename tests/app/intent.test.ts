import { expect, test } from 'vitest';
import { intentOf } from '../../src/api/intent.ts';

const invoice = new File(['%PDF-1'], 'invoice.pdf', { type: 'application/pdf', lastModified: 1 });
const contract = new File(['%PDF-1'], 'contract.pdf', { type: 'application/pdf', lastModified: 1 });

function upload(currency: string, file: File) {
  const body = new FormData();
  body.append('currency', currency);
  body.append('file', file);
  return { body };
}

test('the same upload sent again is the same intent', () => {
  expect(intentOf(upload('USD', invoice))).toBe(intentOf(upload('USD', invoice)));
});

test.each([
  ['field', upload('SGD', invoice)],
  ['file', upload('USD', contract)],
])('an upload with another %s is another intent', (_, other) => {
  expect(intentOf(other)).not.toBe(intentOf(upload('USD', invoice)));
});

test('two bodies are one intent where they say the same', () => {
  expect(intentOf({ body: { refNo: '1' } })).toBe(intentOf({ body: { refNo: '1' } }));
  expect(intentOf({ body: { refNo: '1' } })).not.toBe(intentOf({ body: { refNo: '2' } }));
});
