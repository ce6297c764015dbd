// What the form that creates a billing says is missing or wrong, at the fields that it shows.
import { expect, test } from 'vitest';
import {
  emptyBilling,
  newBillingSchema,
  type NewBillingValues,
} from '../../src/components/kinds/tax-payment/new-billing.ts';
import { failuresOfIssues } from '../../src/lib/schema-failures.ts';

const whole: NewBillingValues = {
  ...emptyBilling('2026'),
  npwp: '0013456785051000',
  taxpayerName: 'PT Nusantara Sejahtera Abadi',
  taxpayerAddress: 'Jl. Sudirman 1 Jakarta',
  mapCode: '411211',
  kjsCode: '100',
  taxpayerPeriod: { fromMonth: '10', toMonth: '', year: '2026' },
  amount: { value: '15000000.00', currency: 'IDR' },
};
const failures = (values: NewBillingValues) =>
  failuresOfIssues(newBillingSchema.safeParse(values, { reportInput: true }).error?.issues ?? []);
const periodKinds = [
  ['month', 'taxpayerPeriod.fromMonth'],
  ['months', 'taxpayerPeriod.toMonth'],
  ['year', 'taxpayerPeriod.year'],
] as const;

test('an empty form names each field that it shows, once', () => {
  const fields = failures(emptyBilling('2026')).map(({ field }) => field);
  expect(fields).toContain('taxpayerPeriod.fromMonth');
  expect(fields).not.toContain('taxpayerPeriod.toMonth');
  expect(new Set(fields).size).toBe(fields.length);
});

test('the company is the taxpayer to begin with, where the bank knows its number, and is not sent as a side', () => {
  const own = { npwp: '0013456785051000', taxpayerName: 'PT Nusantara Sejahtera Abadi' };
  const begun = emptyBilling('2026', own);
  expect(begun).toMatchObject({ side: 'own', ...own });
  expect(emptyBilling('2026')).toMatchObject({ side: 'other', npwp: '', taxpayerName: '' });
  expect(newBillingSchema.parse({ ...whole, ...own })).not.toHaveProperty('side');
});

test('a filled form has no failure', () => {
  expect(failures(whole)).toEqual([]);
});

test.each(periodKinds)('a period (%s) that has not begun is said at %s', (periodKind, field) => {
  const taxpayerPeriod = { fromMonth: '10', toMonth: '11', year: '2099' };
  const needs = { ...whole.needs, periodKind };
  expect(failures({ ...whole, taxpayerPeriod, needs })).toEqual([{ field, code: 'TAX_PERIOD_AHEAD' }]);
});
