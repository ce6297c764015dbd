import { expect, test } from 'vitest';
import { failure, success } from '../../domain/result.ts';
import { checkWithoutDocuments, allocateAmount } from '../../domain/underlying.ts';
import { usd } from './reference.ts';

const document = (underlyingCode: string, remaining: string) => ({
  underlyingCode,
  supportingDocumentCode: '001',
  beneficiaryName: 'Tokyo Trading KK',
  purpose: '2012',
  expiryDate: '2026-12-31',
  remaining: usd(remaining),
});

test('the document chosen first is used up first', () => {
  const shares = allocateAmount(usd('120,000'), [
    document('A', '100,000'),
    document('B', '50,000'),
    document('C', '10'),
  ]);
  expect(shares.map(({ taken, left }) => [taken, left])).toEqual([
    [usd('100,000'), usd('0')],
    [usd('20,000'), usd('30,000')],
    [usd('0'), usd('10')],
  ]);
});

test('small purchases of a month count together towards the threshold', () => {
  const threshold = usd('100,000');
  expect(checkWithoutDocuments(usd('37,500'), usd('62,500'), threshold)).toEqual(success(usd('37,500')));
  expect(checkWithoutDocuments(usd('37,500.01'), usd('62,500'), threshold)).toEqual(
    failure('1184', { remaining: usd('37,500'), limit: threshold }),
  );
  expect(checkWithoutDocuments(usd('100,000.01'), usd('0'), threshold)).toEqual(failure('133', { limit: threshold }));
});
