import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpiry, currentNpwp, depositFaults, formerNpwp, taxKey } from '../../domain/tax-billing.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const month = fc.integer({ min: 1, max: 12 });
const year = fc.integer({ min: 2000, max: 2099 });
const tax = fc.record({
  npwp: digits(15),
  mapCode: digits(6),
  kjsCode: digits(3),
  taxpayerPeriod: fc.record({ fromMonth: month, toMonth: month, year }),
  amount: fc.record({ value: fc.constantFrom('1.00', '125430000.00') }),
});

describe('a tax', () => {
  it('is the same tax in the old and in the new form of the taxpayer number', () => {
    fc.assert(
      fc.property(tax, (paid) => {
        const current = currentNpwp(paid.npwp);
        expect(taxKey({ ...paid, npwp: current })).toBe(taxKey(paid));
        expect(formerNpwp(current)).toBe(paid.npwp);
      }),
    );
  });

  it('is another tax with another amount, so that what is still owed can be paid', () => {
    fc.assert(
      fc.property(tax, (paid) => {
        expect(taxKey({ ...paid, amount: { value: '2.00' } })).not.toBe(taxKey(paid));
      }),
    );
  });

  it('is not the same for a person, whose NIK has no older form', () => {
    expect(formerNpwp('3174052208850003')).toBeUndefined();
  });
});

describe('a deposit', () => {
  const needs = { periodKind: 'months', needsAssessmentLetter: false, needsTaxObject: false } as const;

  it('has a period that does not end before it begins', () => {
    fc.assert(
      fc.property(month, month, year, (fromMonth, toMonth, of) => {
        const faults = depositFaults({ taxpayerPeriod: { fromMonth, toMonth, year: of } }, needs, '2099-12-31');
        expect(faults).toEqual(fromMonth <= toMonth ? [] : [{ field: 'taxpayerPeriod', code: '1174' }]);
      }),
    );
  });

  it('is for months that have begun, and for a year from its beginning', () => {
    fc.assert(
      fc.property(month, year, month, year, (of, ofYear, thisMonth, thisYear) => {
        const today = `${thisYear}-${String(thisMonth).padStart(2, '0')}-23`;
        const faultsOf = (kind: 'month' | 'year', period: object) => {
          const taxpayerPeriod = { fromMonth: of, toMonth: of, year: ofYear, ...period };
          return depositFaults({ taxpayerPeriod }, { ...needs, periodKind: kind }, today).map(({ code }) => code);
        };
        const isAhead = ofYear * 12 + of > thisYear * 12 + thisMonth;
        expect(faultsOf('month', {})).toEqual(isAhead ? ['TAX_PERIOD_AHEAD'] : []);
        const whole = { fromMonth: 1, toMonth: 12 };
        expect(faultsOf('year', whole)).toEqual(ofYear > thisYear ? ['TAX_PERIOD_AHEAD'] : []);
      }),
    );
  });

  it('names everything that its kind needs and the form does not have', () => {
    const all = { periodKind: 'year', needsAssessmentLetter: true, needsTaxObject: true } as const;
    const faults = depositFaults({ taxpayerPeriod: { fromMonth: 1, toMonth: 11, year: 2025 } }, all, '2026-11-23');
    expect(faults.map(({ field }) => field)).toEqual([
      'taxpayerPeriod',
      'assessmentLetterNumber',
      'taxObjectNumber',
      'taxObjectAddress',
    ]);
  });
});

describe('a billing', () => {
  const expiresAt = '2026-12-23T23:59:59+07:00';
  const now = new Date('2026-11-23T09:00:00+07:00');

  it('can be paid on its last day, and on no day after that', () => {
    expect(checkExpiry(expiresAt, now, '2026-12-23').ok).toBe(true);
    expect(checkExpiry(expiresAt, now, '2026-12-24')).toMatchObject({ ok: false, code: '189' });
    expect(checkExpiry(expiresAt, new Date('2026-12-24T00:00:00+07:00'), '2026-12-24').ok).toBe(false);
  });
});
