import { describe, expect, test } from 'vitest';
import { arrivalOf } from '../../domain/arrival.ts';
import { executionStart } from '../../domain/execution-start.ts';
import { instantOf, wireInstant } from '../../domain/jakarta-time.ts';
import { ratePerUnit } from '../../domain/money-scaling.ts';
import { money } from '../../domain/money.ts';
import { compareNames, writableName } from '../../domain/payee-name.ts';
import { checkConfirmed, noteKindOf, paymentNotes, type PaymentFacts } from '../../domain/payment-notes.ts';
import { hours } from './reference.ts';

describe('the name of a payee', () => {
  test.for([
    [undefined, 'CV SINAR JAYA ABADI', 'not-compared'],
    ['CV Sinar Jaya Abadi', 'SINAR JAYA ABADI, CV.', 'same'],
    ['PT. Mitra Logistik Tbk', 'MITRA LOGISTIK', 'same'],
    ['Sinar Jaya Abdi', 'SINAR JAYA ABADI', 'similar'],
    ['PT Samudra Kemasan Indonesia Timur', 'SAMUDRA KEMASAN INDONESIA', 'similar'],
    ['PT Mitra Logistik', 'Mitra Logistik Utomo', 'different'],
    ['Toko Sumber Rejeki', 'SITI RAHMAWATI', 'different'],
    ['PT', 'PT', 'same'],
  ] as const)('%s against %s is %s', ([typed, found, match]) => {
    expect(compareNames(typed, found)).toBe(match);
  });

  test.for([
    ['CV. Sinar Jaya (Abadi), Tbk', 'CV. Sinar Jaya (Abadi), Tbk'],
    ['PT Café  & Söhne #1', 'PT Cafe Sohne 1'],
    ['東京', ''],
    ['A'.repeat(200), 'A'.repeat(140)],
  ])('%j of another bank is written as %j', ([found, written]) => {
    expect(writableName(found ?? '')).toBe(written);
  });
});

const nothing: PaymentFacts = {
  earlier: null,
  repeatedReference: null,
  names: null,
  uncheckedName: null,
  isFirstTime: false,
  accountChangedAt: null,
  late: null,
  isBalanceLow: false,
};
const earlier = { amount: money(100n, 'IDR'), at: 0 };

describe('notes about a payment', () => {
  test('are not made without a reason, nor for a name that is only similar', () => {
    expect(paymentNotes(nothing)).toEqual([]);
    const names = { match: 'similar', entered: 'a', found: 'b' } as const;
    expect(paymentNotes({ ...nothing, names })).toEqual([]);
  });

  test('need no confirmation if they are only for information', () => {
    const notes = paymentNotes({ ...nothing, isFirstTime: true, isBalanceLow: true });
    expect(notes.map(({ kind }) => kind)).toEqual(['first-time-payee', 'balance-low']);
    expect(checkConfirmed(notes, [])).toMatchObject({ ok: true });
  });

  test('the first note that is not confirmed refuses with its code', () => {
    const notes = paymentNotes({ ...nothing, earlier, repeatedReference: 'INV-1', accountChangedAt: 5 });
    expect(checkConfirmed(notes, [])).toMatchObject({ code: '131', parameters: { time: { at: 0 } } });
    expect(checkConfirmed(notes, ['possible-duplicate'])).toMatchObject({ code: '130' });
    expect(checkConfirmed(notes, ['possible-duplicate', 'repeated-reference'])).toMatchObject({ code: '192' });
    const all = ['possible-duplicate', 'repeated-reference', 'payee-account-changed'] as const;
    expect(checkConfirmed(notes, all)).toMatchObject({ ok: true });
  });
});

test('a refusal that the user confirms names its note, so that the payment is not refused for it again', () => {
  const late = { kind: 'late', code: 'ERR_TRX_COT', parameters: {}, offeredDate: null, choices: [] } as const;
  const names = { match: 'different', entered: 'CV Sinar', found: 'PT Bulan' } as const;
  const facts = {
    ...nothing,
    late,
    earlier,
    names,
    repeatedReference: 'INV-1',
    uncheckedName: 'CV',
    accountChangedAt: 5,
  };
  const notes = paymentNotes(facts);
  for (const { kind, code } of notes.filter(({ mustConfirm }) => mustConfirm))
    expect(noteKindOf(code ?? '')).toBe(kind);
});

test('a repeated payment names the earlier one to a user who may open it', () => {
  const key = { refNo: 'LCY2611200000112', menuAccess: 'LCY' } as const;
  const [open] = paymentNotes({ ...nothing, earlier: { ...earlier, key } });
  const [hidden] = paymentNotes({ ...nothing, earlier });
  expect([open?.earlier, hidden?.earlier]).toEqual([key, undefined]);
});

describe('the arrival of a transfer', () => {
  test.for([
    ['SVC_LCY_BIFAST', '2026-11-23', '09:15', 'seconds', '2026-11-23T09:15:25+07:00'],
    ['SVC_LCY_BIFAST', '2026-11-23', '06:04', 'seconds', '2026-11-23T06:04:25+07:00'],
    ['SVC_LCY_LLG', '2026-11-23', '09:15', 'same-day', '2026-11-23T12:00:00+07:00'],
    ['SVC_LCY_RTGS', '2026-11-23', '09:15', 'minutes', '2026-11-23T09:45:00+07:00'],
    ['SVC_LCY_RTGS', '2026-11-23', '06:04', 'minutes', '2026-11-23T08:30:00+07:00'],
    ['SVC_LCY_RTGS', '2026-11-24', '09:15', 'minutes', '2026-11-24T08:30:00+07:00'],
    ['SVC_LCY_RTGS', '2026-12-31', '09:15', 'minutes', '2026-12-31T07:00:00+07:00'],
    ['SVC_LCY_BIFAST', '2026-11-24', '09:15', 'seconds', '2026-11-24T07:00:25+07:00'],
  ] as const)('%s of %s, released at %s, takes %s', ([service, date, time, speed, by]) => {
    const now = { date: '2026-11-23', time };
    const arrival = arrivalOf(service, executionStart(hours, { service, date }, now, instantOf(now)));
    expect([arrival.speed, wireInstant(arrival.expectedBy)]).toEqual([speed, by]);
  });
});

test.for([
  [{ rate: '16385', unit: 1 }, '16385'],
  [{ rate: '10520.5', unit: 100 }, '105.205'],
  [{ rate: '7', unit: 100 }, '0.07'],
] as const)('a price for many units is converted to the price of one', ([quote, rate]) => {
  expect(ratePerUnit(quote)).toBe(rate);
});
