// A monthly transfer: its days are shown first, it is approved once, and the bank keeps the next day.
import type { RecurringDetail, RecurringPlan, SubmitReceipt } from '../../generated/types.ts';
import { addDays, addMonths, partsOf, type CalendarDate } from '../../domain/calendar-date.ts';
import { decide } from './decisions.ts';
import { expectSame } from './narrator.ts';
import { debitAccount, fromAccountOf, type Desk, type Scene } from './scene.ts';

const menuAccess = 'RECURRING';
const paymentType = 'LCY';
const transferType = 'BIFAST';

const beneficiary = {
  bankCode: '014',
  bankName: 'Bank Central Asia',
  accountNumber: '5270338812',
  accountName: 'CV Sinar Jaya Abadi',
  currency: 'IDR',
};

export function timingFrom(today: CalendarDate) {
  const startDate = addDays(today, 30);
  return {
    kind: 'recurring',
    frequencyType: 'MONTHLY',
    dayInMonth: partsOf(startDate).day,
    startDate,
    endDate: addMonths(startDate, 6),
    transactionOnHoliday: 'PREVIOUS_WORKING_DAY',
    expiryDate: addDays(today, 10),
  };
}

/** A transfer of rupiah to a supplier, as it is filled in. */
export const transferForm = async ({ cast }: Desk, value: string, timing: object) => ({
  transferType,
  fromAccount: fromAccountOf(await debitAccount(cast)),
  payee: { kind: 'account', beneficiary },
  transactionDetails: { amount: { value, currency: 'IDR' }, purposeCode: '99', info: 'Sewa gudang' },
  charges: { chargeTransactionFeeTo: 'REMITTER' },
  timing,
});

async function createRent(scene: Scene, timing: object): Promise<SubmitReceipt> {
  const form = await transferForm(scene, '10000000.00', timing);
  return scene.narrator.step(
    'The maker submits the series',
    () => scene.cast.maker.do<SubmitReceipt>('createRecurringPayment', { payment: { paymentType, form } }),
    ({ refNo }) => ` as ${refNo}`,
  );
}

export async function playSeries(scene: Scene, today: CalendarDate): Promise<void> {
  const { cast, narrator } = scene;
  const timing = timingFrom(today);
  const { days } = await narrator.step(
    'The maker looks at the days of a monthly transfer',
    () => cast.maker.do<RecurringPlan>('checkRecurringSchedule', { paymentType, transferType, timing }),
    (plan) => `: ${plan.occurrences}, the first on ${plan.days[0]?.executionDate}`,
  );
  const receipt = await createRent(scene, timing);
  await decide(scene, receipt, menuAccess, ['In Progress']);
  await narrator.step('The series waits for its first day', async () => {
    const { series } = await cast.maker.do<RecurringDetail>('getRecurringPayment', { refNo: receipt.refNo });
    expectSame('the next day of the series', series.nextOccurrence?.executionDate, days[0]?.executionDate);
  });
}
