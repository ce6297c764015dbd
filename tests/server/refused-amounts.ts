// The amounts and days for which a payment to an institution is refused: limits of the bank, the company and the account.
import { expect, test } from 'vitest';
import type { ServiceCode } from '../../generated/types.ts';
import { morning, thrice, twice, type Refusals } from './refused-payments.ts';
import { idr } from './transfer-bank.ts';

interface LimitQuestions {
  readonly service: ServiceCode;
  readonly form: () => Promise<object>;
  readonly justBelow: string;
  readonly justAbove: string;
  /** Half of the amount, which the limits that refuse it are. */
  readonly half: string;
  readonly aboveTheBank: string;
}

export function testLimits({ answersTo, db }: Refusals, questions: LimitQuestions): void {
  const { service, form, half, justBelow, justAbove, aboveTheBank } = questions;

  test('the amount is beyond a limit of the bank, the company, the maker or the account', async () => {
    const usual = await form();
    expect(await answersTo({ ...usual, transactionDetails: { amount: idr(aboveTheBank) } })).toEqual(thrice('138'));
    expect(await answersTo({ ...usual, transactionDetails: { amount: idr('0.50') } })).toEqual(thrice('137'));
    const own = { company_id: 'NUSANTARA', service, amount: half } as const;
    const limits = [
      ['139', { ...own, kind: 'corporate-daily' }],
      ['19', { ...own, kind: 'role', subject: 'MAKER01@NUSANTARA' }],
      ['17', { ...own, kind: 'account-debit', subject: 'acc-0001' }],
      ['30', { ...own, kind: 'corporate-daily', service: '' }],
    ] as const;
    for (const [code, limit] of limits) {
      await db().insertInto('company_limits').values(limit).execute();
      expect(await answersTo(usual)).toEqual(thrice(code));
      await db().deleteFrom('company_limits').where('company_id', '=', 'NUSANTARA').execute();
    }
    const none = { minimum: null, maximum: null, daily_maximum: null };
    const ofAccount = [
      ['21', { ...none, minimum: justAbove }],
      ['17', { ...none, maximum: justBelow }],
      ['20', { ...none, daily_maximum: justBelow }],
    ] as const;
    for (const [code, limit] of ofAccount) {
      await db()
        .insertInto('account_limits')
        .values({ company_id: 'NUSANTARA', account_id: 'acc-0001', changed_at: morning, ...limit })
        .execute();
      expect(await answersTo(usual)).toEqual(thrice(code));
      await db().deleteFrom('account_limits').where('company_id', '=', 'NUSANTARA').execute();
    }
  });
}

interface DayQuestions {
  readonly service: ServiceCode;
  readonly form: () => Promise<object>;
  /** A payment that the institution does not take at night. */
  readonly lateForm: () => Promise<object>;
  readonly setNight: () => void;
}

export const dated = (transactionDate: string) => ({ timing: { kind: 'forward-dated', transactionDate } });

export function testDays({ answersTo, answersToSent, db }: Refusals, questions: DayQuestions): void {
  const { service, form, lateForm, setNight } = questions;

  test('the day is too far, past, or one on which the service rests, and the institution has settled', async () => {
    const usual = await form();
    expect(await answersTo({ ...usual, ...dated('2028-01-03') })).toEqual(thrice('74'));
    expect(await answersTo({ ...usual, ...dated('2026-11-20') })).toEqual(thrice('117'));
    const rest = { service, day: '2026-11-25', opens_at: null, closes_at: null, source: 'test' } as const;
    await db()
      .insertInto('cut_off_exceptions')
      .values({ ...rest, note_en: null, note_id: null })
      .execute();
    expect(await answersToSent({ ...usual, ...dated('2026-11-25') })).toEqual(twice('162'));
    await db().deleteFrom('cut_off_exceptions').where('source', '=', 'test').execute();
    const late = await lateForm();
    setNight();
    expect(await answersToSent(late)).toEqual(twice('ERR_TRX_COT'));
  });

  test('the bank has no range of amounts for the service on that day', async () => {
    const usual = await form();
    const range = db().updateTable('rail_limits').where('service', '=', service);
    await range.set({ effective_to: '2026-11-22' }).execute();
    expect(await answersTo(usual)).toEqual(thrice('UNSUPPORTED_SERVICE_TYPE'));
    await range.set({ effective_to: null }).execute();
  });
}
