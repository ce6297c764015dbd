import { describe, expect, test } from 'vitest';
import { CURRENCIES, fromWire, toWire, WHOLE_CURRENCIES } from '../../domain/money.ts';
import { convertThroughRupiah } from '../../domain/money-scaling.ts';
import { failure } from '../../domain/result.ts';
import { fieldFailures } from '../../domain/field-failures.ts';
import { parseTyped } from '../../domain/typed-money.ts';
import { zPaymentAmount } from '../../generated/zod.gen.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { failuresOfIssues } from '../../src/lib/schema-failures.ts';
import { contract } from './contract.ts';

const amounts = ['PaymentAmount', 'Money', 'UnsignedMoney'];
const judgeOf = (name: string) => validatorOf(contract).of({ $ref: `#/components/schemas/${name}` });
const withFraction = { value: '1000.50', currency: 'JPY' };
const refused = { code: 'FIELD_NO_DECIMALS', parameters: { currency: 'JPY' } };

describe('an amount of a currency without a smaller unit', () => {
  test('the contract and the rules list the same currencies', () => {
    for (const name of amounts)
      expect(contract.components.schemas[name]).toMatchObject({ 'x-whole-currencies': WHOLE_CURRENCIES });
    expect(CURRENCIES).toEqual(expect.arrayContaining([...WHOLE_CURRENCIES]));
  });

  test.each(amounts)('travels with .00 and is refused otherwise: %s', (name) => {
    expect(judgeOf(name)({ value: '1000.00', currency: 'JPY' })).toEqual([]);
    expect(judgeOf(name)({ value: '1000.50', currency: 'USD' })).toEqual([]);
    expect(fieldFailures(judgeOf(name)(withFraction))).toEqual([{ field: 'value', ...refused }]);
  });

  test('is refused in a form by the same code as on the wire and by the rule', () => {
    const checked = zPaymentAmount.safeParse(withFraction, { reportInput: true });
    expect(failuresOfIssues(checked.error?.issues ?? [])).toMatchObject([{ field: 'value', ...refused }]);
    expect(zPaymentAmount.safeParse({ value: '1000.00', currency: 'JPY' }).success).toBe(true);
    expect(fromWire(withFraction)).toEqual(failure('FIELD_NO_DECIMALS', { currency: 'JPY' }));
    expect(parseTyped('1000,5', 'ID', 'JPY')).toEqual(failure('FIELD_NO_DECIMALS', { currency: 'JPY' }));
    const typed = parseTyped('1.000', 'ID', 'JPY');
    expect(typed.ok && toWire(typed.value)).toEqual({ value: '1000.00', currency: 'JPY' });
  });
});

test('an amount exchanged into a currency without a smaller unit is rounded to whole units', () => {
  const [rupiah, yen] = [
    { rate: '1', unit: 1 },
    { rate: '105.00', unit: 1 },
  ];
  const exchanged = (minor: bigint) => convertThroughRupiah({ minor, currency: 'IDR' }, rupiah, yen, 'JPY', 'half-up');
  const converted = exchanged(997_500n);
  expect(converted.ok && toWire(converted.value)).toEqual({ value: '95.00', currency: 'JPY' });
  const odd = exchanged(1_002_800n);
  expect(odd.ok && toWire(odd.value)).toEqual({ value: '96.00', currency: 'JPY' });
});

describe('an amount that is paid', () => {
  test.each(['0', '0.00', '00.01', '-1.00', '1', '1.5'])('is above zero, not %s', (value) => {
    expect(fieldFailures(judgeOf('PaymentAmount')({ value, currency: 'IDR' }))).toEqual([
      { field: 'value', code: 'FIELD_POSITIVE_AMOUNT' },
    ]);
  });

  test.each(['0.01', '0.10', '1.00', '999999999999999999.99'])('may be %s', (value) => {
    expect(judgeOf('PaymentAmount')({ value, currency: 'IDR' })).toEqual([]);
  });
});
