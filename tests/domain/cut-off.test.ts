import { describe, expect, it } from 'vitest';
import { serviceState, takesInstructions } from '../../domain/cut-off.ts';
import type { ServiceHours } from '../../domain/cut-off.ts';
import { earliestExecutionDate, punctuality } from '../../domain/late-transactions.ts';
import type { DatedTransaction } from '../../domain/late-transactions.ts';
import type { Step } from '../../domain/late-reasons.ts';
import { failure, success } from '../../domain/result.ts';
import { dated, hours } from './reference.ts';

const monday = '2026-11-23';
const at = (time: string, date = monday) => ({ date, time });
const onTime = success({ kind: 'on-time' });

function llg(date: string, hasSpecialRate = false): DatedTransaction {
  return { service: 'SVC_LCY_LLG', date, hasSpecialRate };
}

describe('a service', () => {
  it('is open until its cut-off, and closed at that minute', () => {
    expect(serviceState(hours, 'SVC_LCY_LLG', at('13:59'))).toEqual(success({ state: 'open', until: '14:00' }));
    expect(serviceState(hours, 'SVC_LCY_LLG', at('14:00'))).toEqual(
      success({ state: 'closed', because: 'cut-off', closedAt: '14:00' }),
    );
  });

  it('in real time is open at night, on Sundays, on holidays and beyond the calendar', () => {
    for (const moment of [
      at('03:00'),
      at('12:00', '2026-11-22'),
      at('12:00', '2026-08-17'),
      at('12:00', '2027-01-04'),
    ]) {
      expect(serviceState(hours, 'SVC_LCY_BIFAST', moment)).toEqual(success({ state: 'real-time' }));
    }
  });

  it('is closed on weekends and holidays, and says which', () => {
    expect(serviceState(hours, 'SVC_LCY_RTGS', at('09:00', '2026-11-22'))).toEqual(
      success({ state: 'closed', because: 'weekend' }),
    );
    expect(serviceState(hours, 'SVC_LCY_RTGS', at('09:00', '2026-08-17'))).toEqual(
      success({ state: 'closed', because: 'holiday', holiday: 'Independence Day' }),
    );
  });

  it('follows the exception of its date, longer or closed', () => {
    expect(serviceState(hours, 'SVC_LCY_RTGS', at('22:29', '2026-12-31'))).toEqual(
      success({ state: 'open', until: '22:30' }),
    );
    expect(serviceState(hours, 'SVC_LCY_LLG', at('22:29', '2026-12-31'))).toMatchObject({ value: { state: 'closed' } });
    expect(serviceState(hours, 'SVC_LCY_LLG', at('09:00', '2026-11-25'))).toEqual(
      success({ state: 'closed', because: 'closed-that-day' }),
    );
  });

  it('uses the cut-off in force on that date', () => {
    const changing: ServiceHours = {
      ...hours,
      exceptions: [],
      cutOffs: [
        { ...dated, service: 'SVC_LCY_LLG', opensAt: null, closesAt: '14:00', effectiveTo: '2026-11-23' },
        { ...dated, service: 'SVC_LCY_LLG', opensAt: null, closesAt: '15:30', effectiveFrom: '2026-11-24' },
      ],
    };
    expect(serviceState(changing, 'SVC_LCY_LLG', at('14:30'))).toMatchObject({ value: { state: 'closed' } });
    expect(serviceState(changing, 'SVC_LCY_LLG', at('14:30', '2026-11-24'))).toMatchObject({
      value: { state: 'open' },
    });
  });

  it('without any row is not offered', () => {
    expect(serviceState(hours, 'SVC_TAX_PAY', at('09:00'))).toEqual(failure('UNSUPPORTED_SERVICE_TYPE'));
  });
});

describe('a transaction', () => {
  it('is on time before the cut-off, and on any later working day', () => {
    expect(punctuality(hours, llg(monday), 'approve', at('13:59'))).toEqual(onTime);
    expect(punctuality(hours, llg('2026-11-24'), 'approve', at('23:00'))).toEqual(onTime);
  });

  it.each<[Step, string]>([
    ['submit', 'ERR_TRX_COT'],
    ['verify', 'ERR_TRX_COT_1'],
    ['approve', 'ERR_TRX_COT_2'],
    ['release', 'ERR_TRX_COT_3'],
  ])('after the cut-off offers the next working day at %s', (step, code) => {
    expect(punctuality(hours, llg('2026-11-27'), step, at('14:00', '2026-11-27'))).toEqual(
      success({
        kind: 'late',
        code,
        parameters: { cutOff: { time: '14:00' }, date: { date: '2026-11-30' } },
        offeredDate: '2026-11-30',
        choices: ['execute-on-offered-date', 'cancel'],
      }),
    );
  });

  it.each<[Step, string]>([
    ['submit', 'ERR_TRX_BACK_DATE'],
    ['repair', '161'],
    ['verify', 'ERR_TRX_BACK_DATE_1'],
    ['approve', 'ERR_TRX_BACK_DATE_2'],
    ['release', 'ERR_TRX_BACK_DATE_3'],
  ])('whose date has passed offers today while the service is open at %s', (step, code) => {
    expect(punctuality(hours, llg('2026-11-20'), step, at('09:00'))).toMatchObject({
      value: { code, parameters: { passed: { date: '2026-11-20' } }, offeredDate: monday },
    });
    expect(punctuality(hours, llg('2026-11-20'), step, at('15:00'))).toMatchObject({
      value: { offeredDate: '2026-11-24' },
    });
  });

  it('on a holiday or weekend offers the next day on which the service opens', () => {
    expect(punctuality(hours, llg('2026-12-24'), 'approve', at('09:00'))).toMatchObject({
      value: {
        code: 'ERR_TRX_PUBLIC_HOLIDAY',
        parameters: { chosen: { date: '2026-12-24' }, holiday: 'Christmas', date: { date: '2026-12-28' } },
      },
    });
    expect(punctuality(hours, llg('2026-11-28'), 'submit', at('09:00'))).toMatchObject({
      value: { code: '162', offeredDate: '2026-11-30' },
    });
    expect(punctuality(hours, llg('2026-11-25'), 'submit', at('09:00'))).toMatchObject({
      value: { code: '162', offeredDate: '2026-11-26' },
    });
  });

  it('at a special rate can only be cancelled', () => {
    const cancelOnly = { offeredDate: null, choices: ['cancel'] };
    expect(punctuality(hours, llg(monday, true), 'approve', at('14:00'))).toEqual(
      success({ kind: 'late', code: '182', parameters: { cutOff: { time: '14:00' } }, ...cancelOnly }),
    );
    expect(punctuality(hours, llg('2026-11-20', true), 'approve', at('09:00'))).toMatchObject({
      value: { code: 'ERR_TRX_21', ...cancelOnly },
    });
    expect(punctuality(hours, llg('2026-11-28', true), 'submit', at('09:00'))).toMatchObject({
      value: { code: '7', ...cancelOnly },
    });
  });

  it('beyond the calendar gets no date', () => {
    const ends = failure('75', { date: { date: '2026-12-31' } });
    expect(punctuality(hours, llg('2026-12-31'), 'approve', at('14:00', '2026-12-31'))).toEqual(ends);
    expect(earliestExecutionDate(hours, 'SVC_LCY_LLG', at('14:00', '2026-12-31'))).toEqual(ends);
    expect(earliestExecutionDate(hours, 'SVC_LCY_ONLINE', at('23:59', '2026-12-31'))).toEqual(success('2026-12-31'));
  });
});

it('before its first hour a service accepts nothing, though its day has begun', () => {
  expect(takesInstructions({ state: 'open', until: '14:00' }, '08:00', '07:59')).toBe(false);
  expect(takesInstructions({ state: 'open', until: '14:00' }, '08:00', '08:00')).toBe(true);
  expect(takesInstructions({ state: 'real-time' }, null, '00:00')).toBe(true);
  expect(takesInstructions({ state: 'closed', because: 'weekend' }, '08:00', '09:00')).toBe(false);
});
