// The amounts and days for which a payment to an institution is refused: limits of the bank, the company and the account.
import { expect, test } from 'vitest';
import type { ServiceCode } from '../../generated/types.ts';
import { dated, refuseAccountLimits, refuseCompanyLimits, refuseGroupLimits } from './refusal-causes.ts';
import { thrice, twice, type Refusals } from './refused-payments.ts';
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

export function testLimits({ answersTo, bank }: Refusals, questions: LimitQuestions): void {
  const { service, form, half, justBelow, justAbove, aboveTheBank } = questions;

  test('the amount is beyond a limit of the bank, the company, the maker, the group or the account', async () => {
    const usual = await form();
    expect(await answersTo({ ...usual, transactionDetails: { amount: idr(aboveTheBank) } })).toEqual(thrice('138'));
    expect(await answersTo({ ...usual, transactionDetails: { amount: idr('0.50') } })).toEqual(thrice('137'));
    const asked = { bank: bank(), answers: () => answersTo(usual), service, accountId: 'acc-0001' };
    const around = { below: justBelow, above: justAbove };
    await refuseCompanyLimits({ ...asked, ...around, below: half });
    await refuseAccountLimits({ ...asked, ...around });
    await refuseGroupLimits({ ...asked, ...around });
  });
}

interface DayQuestions {
  readonly service: ServiceCode;
  readonly form: () => Promise<object>;
  /** A payment that the institution does not take at night. */
  readonly lateForm: () => Promise<object>;
  readonly setNight: () => void;
}

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
