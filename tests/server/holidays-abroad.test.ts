// The banks of the currency's country are closed: nothing is settled there, so a telegraphic transfer waits.
import { beforeEach, expect, test } from 'vitest';
import type {
  CutOffCheck,
  CutOffTimeRow,
  ForeignTransferValidation,
  HolidayCalendar,
  RecurringPlan,
  RequestDetail,
  SubmitReceipt,
} from '../../generated/types.ts';
import { foreignCurrencies } from '../../domain/money.ts';
import { weekdayOf } from '../../domain/calendar-date.ts';
import { onBothDatabases } from './on-databases.ts';
import { dollarForm, releaseForeign, submitForeign, tokyo } from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';
import { at, moveTo, occurrencesOf, runningSeries, seriesOf, thursdays } from './series-bank.ts';

const thanksgiving = '2026-11-26';
const dayAfter = '2026-11-27';

const yenForm = (timing: object) => ({
  ...dollarForm('1.00'),
  payee: { kind: 'account', beneficiary: { ...tokyo, currency: 'JPY' } },
  transactionDetails: { amount: { value: '30000.00', currency: 'JPY' }, purposeCode: '2012' },
  timing,
});

onBothDatabases('holidays abroad', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  const cutOff = (more: object, language: 'en' | 'id' = 'en') =>
    outputOf<CutOffCheck>(bank(), 'checkForeignTransferCutOff', {
      user: user('MAKER01'),
      language,
      body: { transferType: 'TT', currency: 'JPY', transactionDate: '2026-11-23', ...more },
    });
  const planOf = (more: object) =>
    outputOf<RecurringPlan>(bank(), 'checkRecurringSchedule', {
      user: user('MAKER01'),
      body: { paymentType: 'FCY', timing: thursdays, ...more },
    });

  const rowsOn = async (on: string) => {
    const body = { filter: { on, serviceTypes: ['SVC_FCY_TT'] } };
    const { items } = await outputOf<{ items: CutOffTimeRow[] }>(bank(), 'listCutOffTimes', { body });
    return items.flatMap(({ currency }) => currency ?? []);
  };
  const listed = (filter: object, language: 'en' | 'id' = 'en') =>
    outputOf<HolidayCalendar>(bank(), 'listHolidays', { user: user('MAKER01'), language, body: { filter } });
  const last = async (more: object) => (await planOf(more)).days.at(-1);

  test('every foreign currency has its holidays of 2026 and 2027, none on a weekend', async () => {
    const rows = await bank().services.db.selectFrom('holidays_abroad').select(['currency', 'day']).execute();
    const years = new Set(rows.map(({ currency, day }) => `${currency} ${day.slice(0, 4)}`));
    expect([...years].toSorted()).toEqual(
      foreignCurrencies.flatMap((one) => [`${one} 2026`, `${one} 2027`]).toSorted(),
    );
    expect(rows.filter(({ day }) => weekdayOf(day) > 5)).toEqual([]);
  });

  test('the calendar of a currency lists the holidays of both countries, and says which ones are abroad', async () => {
    const range = { from: '2026-11-23', to: '2026-12-25' };
    const christmas = { date: '2026-12-25', name: 'Christmas Day' };
    const { holidays } = await listed({ range, currency: 'USD' });
    expect(holidays.map(({ date, name, currency }) => [date, name, currency])).toEqual([
      [thanksgiving, 'Thanksgiving Day (United States)', 'USD'],
      ['2026-12-24', expect.any(String), undefined],
      [christmas.date, christmas.name, undefined],
      [christmas.date, 'Christmas Day (United States)', 'USD'],
    ]);
    expect((await listed({ range, currency: 'JPY' }, 'id')).holidays[0]?.name).toBe('Hari Syukur Buruh (Jepang)');
    expect(await listed({ range, currency: 'IDR' })).toEqual(await listed({ range }));
  });

  test('yen are closed on a holiday of Japan, which is named in both languages; dollars are open', async () => {
    expect(await cutOff({})).toMatchObject({
      open: false,
      code: 'ERR_TRX_PUBLIC_HOLIDAY',
      parameters: { holiday: 'Labour Thanksgiving Day (Japan)' },
      nextWorkingDay: '2026-11-24',
    });
    expect((await cutOff({}, 'id')).parameters).toMatchObject({ holiday: 'Hari Syukur Buruh (Jepang)' });
    expect(await cutOff({ currency: 'USD' })).toMatchObject({ open: true, code: null });
  });

  test('a transfer within this bank does not leave the country and is open', async () => {
    expect(await cutOff({ transferType: 'OVB' })).toMatchObject({ open: true, code: null });
  });

  test('the list of cut-off times leaves the currency out on its holiday', async () => {
    expect(await rowsOn('2026-11-23')).not.toContain('JPY');
    expect(await rowsOn('2026-11-24')).toContain('JPY');
  });

  test('dollars dated on Thanksgiving are sent on the next day, if the maker agrees', async () => {
    const form = dollarForm('610.00', { timing: { kind: 'forward-dated', transactionDate: thanksgiving } });
    const refused = await ask(bank(), 'submitForeignTransfer', { user: user('MAKER01'), body: { form } });
    expect(refused).toMatchObject({ code: 'ERR_TRX_PUBLIC_HOLIDAY' });
    const checked = { user: user('MAKER01'), body: { form } };
    expect((await outputOf<ForeignTransferValidation>(bank(), 'validateForeignTransfer', checked)).executionDate).toBe(
      dayAfter,
    );
    const receipt = await submitForeign(bank(), form, ['next-working-day']);
    await releaseForeign(bank(), receipt, ['APPROVER01'], ['late']);
    await moveTo(bank(), thanksgiving);
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    await moveTo(bank(), dayAfter);
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
  });

  test('an approver of today learns on the holiday that it is sent on the next day, in their language', async () => {
    const receipt = await submitForeign(bank(), dollarForm('615.00'));
    bank().setTime(at(thanksgiving));
    const call = {
      user: user('VERIFIER01'),
      body: { taskId: receipt.taskId, refNo: receipt.refNo, menuAccess: 'FCY' },
      language: 'id',
    } as const;
    const { late } = await outputOf<RequestDetail>(bank(), 'getRequest', call);
    expect(late?.options[0]).toEqual({ choice: 'next-working-day', executionDate: dayAfter });
    const approving = { taskId: receipt.taskId, refNo: receipt.refNo, revision: 1, menuAccess: 'FCY' };
    const verified = await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: approving });
    expect(verified.code).not.toBe('00');
  });

  test('the days of a series keep the holidays of both countries, by the rule for holidays', async () => {
    expect(await last({ currency: 'USD' })).toMatchObject({ executionDate: '2026-12-31', shift: 'none' });
    expect(await last({ currency: 'JPY' })).toMatchObject({
      executionDate: '2026-12-30',
      shift: 'earlier',
      holidayName: 'Bank holiday (Japan)',
    });
    const leftOut = { ...thursdays, transactionOnHoliday: 'SKIP' };
    expect(await last({ currency: 'JPY', timing: leftOut })).toMatchObject({ executionDate: null, shift: 'left-out' });
  });

  test('a series of yen pays its last day before the banks of Japan close, and shows it so', async () => {
    const receipt: SubmitReceipt = await runningSeries(bank(), { paymentType: 'FCY', form: yenForm(thursdays) });
    expect((await occurrencesOf(bank(), receipt)).at(-1)).toMatchObject({ executionDate: '2026-12-30' });
    await moveTo(bank(), '2026-12-23');
    await moveTo(bank(), '2026-12-30');
    expect((await occurrencesOf(bank(), receipt)).at(-1)).toMatchObject({ status: 'Pending by Bank' });
    expect(await seriesOf(bank(), receipt)).toMatchObject({ series: { status: 'Completed' } });
    await runJobs(bank());
  });
});
