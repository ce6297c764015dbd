import { describe, expect, it } from 'vitest';
import { failure, success } from '../../domain/result.ts';
import { checkUnderlying, thresholdInForce } from '../../domain/underlying.ts';
import type { ThresholdRow, UnderlyingDocument, UnderlyingQuestion } from '../../domain/underlying.ts';
import { dated, idr, usd } from './reference.ts';

const invoice: UnderlyingDocument = {
  underlyingCode: 'UND-1',
  supportingDocumentCode: '001',
  beneficiaryName: 'Shenzhen Optics Ltd',
  purpose: '2012 import',
  expiryDate: '2026-12-31',
  remaining: usd('80,000'),
};
const second: UnderlyingDocument = { ...invoice, underlyingCode: 'UND-2', beneficiaryName: 'SHENZHEN  Optics Ltd ' };
const question: UnderlyingQuestion = {
  amount: usd('100,000.01'),
  documents: [invoice, second],
  threshold: usd('100,000'),
  mostDocuments: 3,
  remainingLimit: null,
  date: '2026-11-23',
};

it('takes the threshold in force on the day, of its own kind', () => {
  const rows: readonly ThresholdRow[] = [
    { ...dated, kind: 'UNDERLYING', amount: usd('25,000'), effectiveTo: '2025-12-31' },
    { ...dated, kind: 'UNDERLYING', amount: usd('100,000'), effectiveFrom: '2026-01-01' },
    { ...dated, kind: 'OTHER', amount: usd('1'), effectiveFrom: '2026-06-01' },
  ];
  expect(thresholdInForce(rows, 'UNDERLYING', '2025-12-31')?.amount).toEqual(usd('25,000'));
  expect(thresholdInForce(rows, 'UNDERLYING', '2026-11-23')?.amount).toEqual(usd('100,000'));
  expect(thresholdInForce(rows, 'UNDERLYING', '2024-12-31')).toBeUndefined();
});

describe('above the threshold', () => {
  it('documents of one kind, beneficiary and purpose are taken, however they are typed', () => {
    expect(checkUnderlying(question)).toEqual(success(question.documents));
  });

  it('a document is required', () => {
    expect(checkUnderlying({ ...question, documents: [] })).toEqual(failure('133', { limit: usd('100,000') }));
  });

  it.each([
    ['beneficiary', { ...second, beneficiaryName: 'Somebody Else' }],
    ['purpose', { ...second, purpose: '2011 export' }],
  ])('another %s is refused', (_, other) => {
    expect(checkUnderlying({ ...question, documents: [invoice, other] })).toEqual(
      failure('179', {
        limit: usd('100,000'),
        documented: `${invoice.beneficiaryName} (${invoice.purpose}), ${other.beneficiaryName} (${other.purpose})`,
        paid: '- (-)',
      }),
    );
  });
});

describe('above the threshold, the payment', () => {
  const paid = { ...question, beneficiaryName: 'PT Shenzhen Optics Ltd', purpose: invoice.purpose };

  it('has the payee and the purpose of its documents', () => {
    expect(checkUnderlying(paid)).toEqual(success(question.documents));
  });

  it.each([
    ['payee', { beneficiaryName: 'Somebody Else' }],
    ['purpose', { purpose: '2011 export' }],
  ])('with another %s is refused, also with a single document', (_, other) => {
    const { beneficiaryName, purpose } = { ...paid, ...other };
    const refused = failure('179', {
      limit: usd('100,000'),
      documented: `${invoice.beneficiaryName} (${invoice.purpose})`,
      paid: `${beneficiaryName} (${purpose})`,
    });
    const single = { ...paid, ...other, documents: [{ ...invoice, remaining: usd('200,000') }] };
    expect(checkUnderlying(single)).toEqual(refused);
    expect(checkUnderlying({ ...paid, ...other }).ok).toBe(false);
  });
});

describe('up to the threshold', () => {
  const small = { ...question, amount: usd('100,000') };

  it('no document is required', () => {
    expect(checkUnderlying({ ...small, documents: [] })).toEqual(success([]));
  });

  it('beneficiary and purpose may differ, the document code may not', () => {
    const other = { ...second, beneficiaryName: 'Somebody Else', purpose: '2011 export' };
    expect(checkUnderlying({ ...small, documents: [invoice, other] }).ok).toBe(true);
    expect(checkUnderlying({ ...small, documents: [invoice, { ...other, supportingDocumentCode: '002' }] })).toEqual(
      failure('178'),
    );
  });
});

describe('documents', () => {
  it('are limited in number and in time', () => {
    const four = Array.from({ length: 4 }, () => invoice);
    expect(checkUnderlying({ ...question, documents: four })).toEqual(failure('180', { most: '3' }));
    expect(checkUnderlying({ ...question, date: '2026-12-31' }).ok).toBe(true);
    expect(checkUnderlying({ ...question, date: '2027-01-01' })).toEqual(
      failure('181', { date: { date: '2026-12-31' } }),
    );
  });

  it('must have enough left together, and so must the monthly limit', () => {
    const big = { ...question, amount: usd('160,000.01') };
    expect(checkUnderlying({ ...question, amount: usd('160,000') }).ok).toBe(true);
    expect(checkUnderlying(big)).toEqual(failure('134', { remaining: usd('160,000') }));
    expect(checkUnderlying({ ...question, remainingLimit: usd('90,000') })).toEqual(
      failure('135', { remaining: usd('90,000') }),
    );
    expect(checkUnderlying({ ...big, remainingLimit: usd('90,000') })).toEqual(
      failure('177', { documentRemaining: usd('160,000'), remaining: usd('90,000') }),
    );
  });

  it('are compared in the currency of the threshold only', () => {
    expect(checkUnderlying({ ...question, amount: idr('100,000') })).toEqual(failure('98', { currency: 'USD' }));
    expect(checkUnderlying({ ...question, documents: [{ ...invoice, remaining: idr('1') }] })).toEqual(
      failure('98', { currency: 'USD' }),
    );
  });
});
