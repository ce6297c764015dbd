import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debitWithFees, provisionFee, totalDebit } from '../../domain/fees.ts';
import { money } from '../../domain/money.ts';
import { failure, success } from '../../domain/result.ts';
import { idr, usd } from './reference.ts';

const transfer = { amount: usd('10,000'), senderBankFees: [usd('5'), usd('12.50')], otherBankFees: [usd('25')] };

describe('what an account is debited', () => {
  it.each([
    ['here', '1', '10,005'],
    ['from another account', '2', '10,000'],
    ['by the payee', null, '10,000'],
  ] as const)('with fees that are paid %s', (_, account, debit) => {
    expect(debitWithFees('1', usd('10,000'), { lines: [{ account }], total: usd('5') })).toEqual(success(usd(debit)));
  });

  it('leaves out fees of another currency, which another account pays', () => {
    const fees = { lines: [{ account: '2' }], total: idr('2,500') };
    expect(debitWithFees('1', usd('10,000'), fees)).toEqual(success(usd('10,000')));
  });
});

describe('the total debit', () => {
  it.each([
    ['SHA', '10,017.50', '17.50', '25', '9,975'],
    ['BEN', '10,000', '0', '42.50', '9,957.50'],
    ['OUR', '10,042.50', '42.50', '0', '10,000'],
  ] as const)('under %s', (instruction, debit, onTop, fromAmount, received) => {
    expect(totalDebit({ ...transfer, instruction })).toEqual(
      success({
        totalDebit: usd(debit),
        feesOnTop: usd(onTop),
        feesFromAmount: usd(fromAmount),
        payeeReceives: usd(received),
      }),
    );
  });

  it('pays every fee exactly once, whoever is charged', () => {
    const cents = fc.bigInt({ min: 0n, max: 10_000n });
    const fees = fc.array(
      cents.map((minor) => money(minor, 'USD')),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fees, fees, fc.constantFrom('SHA', 'BEN', 'OUR'), (senderBankFees, otherBankFees, instruction) => {
        const result = totalDebit({ amount: usd('5,000'), instruction, senderBankFees, otherBankFees });
        const all = [...senderBankFees, ...otherBankFees].reduce((total, { minor }) => total + minor, 0n);
        expect(result.ok && result.value.totalDebit.minor - result.value.payeeReceives.minor).toBe(all);
      }),
    );
  });

  it('refuses a payment of which nothing would arrive', () => {
    const question = { ...transfer, amount: usd('42.50'), instruction: 'BEN' } as const;
    expect(totalDebit(question)).toEqual(failure('137', { minimum: usd('42.51') }));
    expect(totalDebit({ ...question, amount: usd('42.51') })).toMatchObject({ value: { payeeReceives: usd('0.01') } });
  });

  it('does not add fees of another currency', () => {
    expect(totalDebit({ ...transfer, instruction: 'SHA', senderBankFees: [idr('35,000')] })).toMatchObject({
      code: '98',
    });
  });
});

it('takes the provision, but not less than the least', () => {
  expect(provisionFee(usd('10,000'), '0.125', null)).toEqual(success(usd('12.50')));
  expect(provisionFee(usd('100'), '0.125', usd('5'))).toEqual(success(usd('5')));
  expect(provisionFee(usd('10,000'), '0.125', usd('5'))).toEqual(success(usd('12.50')));
  expect(provisionFee(usd('10,000'), '0.125', idr('5'))).toMatchObject({ ok: false, code: '98' });
});
