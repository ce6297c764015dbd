// A top-up, a bill and a foreign transfer that repeat are set up in a browser.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillForeign } from './foreign-form.ts';
import { openPortal, type Portal } from './portal.ts';
import { user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { chooseThursdays, daysOn, submitSeries } from './series-form.ts';
import { tick } from './tick.ts';
import { choose, pickFirst, reviewOf } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const faultsOf = createReader();

test('phone credit is set up to repeat from the form of a top-up, on a phone, in Indonesian', async () => {
  const t = words('id', 'payments');
  const options = { locale: 'id', isPhone: true, theme: 'dark' } as const;
  const page = await portal.logIn(user('MAKER01'), { ...options, at: '/services/top-up' });
  await choose(page, t('topUp.category'), 'Pulsa');
  await page.locator('input[name="payeeDetails.accountNumber"]').fill('081218004567');
  await page.keyboard.press('Tab');
  await page.getByText(t('topUp.recognised')).waitFor();
  await choose(page, t('topUp.denomination'), 'Pulsa 100.000');
  await choose(page, t('transfer.when'), t('repeat.title'));
  await chooseThursdays(page, 'id');
  expect(await faultsOf(page, 'top-up that repeats')).toEqual([]);
  await submitSeries(page, 'id');
  await expect.poll(() => daysOn(page, 'id').count()).toBe(12);
  expect(await faultsOf(page, 'series of top-ups')).toEqual([]);
  expect(portal.complaints).toEqual([]);
  await portal.leave(page);
});

test('a bill is reviewed as what its series pays at most, with a warning that more is open today', async () => {
  const t = words('en', 'payments');
  const page = await portal.logIn(user('MAKER01'), { at: '/services/recurring/form?of=BILL_PAY' });
  await choose(page, t('bill.payeeKind'), t('bill.biller'));
  await pickFirst(page, t('bill.institution'), 'PLN Postpaid');
  await page.locator('input[name="payeeDetails.accountNumber"]').fill('538711204417');
  await page.keyboard.press('Tab');
  await page.getByRole('group', { name: startingWith(t('bill.bills')) }).waitFor();
  await page.getByLabel(startingWith(t('repeat.cap'))).fill('2000000');
  await chooseThursdays(page, 'en');
  await page.getByText(t('repeat.capBelow', { amount: 'IDR 8,691,300.00' })).waitFor();
  const review = reviewOf(page, 'en');
  await review.getByText('What is open, IDR 2,000,000.00 at most each time, goes from ').waitFor();
  await review.getByText(t('transfer.totalMost')).waitFor();
  await page.getByRole('button', { name: t('transfer.submit', { amount: 'IDR 2,000,000.00' }) }).waitFor();
  expect(await review.getByText('8,691,300.00').count()).toBe(0);
  expect(await faultsOf(page, 'bill that repeats')).toEqual([]);
  await submitSeries(page, 'en');
  await expect.poll(() => daysOn(page, 'en').count()).toBe(12);
  expect(portal.complaints).toEqual([]);
  await portal.leave(page);
});

test('dollars bought with rupiah are set up to be sent again and again, at the board rate of each day', async () => {
  const t = words('en', 'payments');
  const page = await portal.logIn(user('MAKER01'), { at: '/services/recurring/form?of=FCY' });
  await fillForeign(page, 'en', 'Operasional Jakarta', '1200');
  await tick(page.getByRole('group', { name: t('foreign.swiftTitle') }).getByRole('checkbox'));
  await page.getByText(t('foreign.rateOfEachDay')).waitFor();
  await chooseThursdays(page, 'en');
  expect(await faultsOf(page, 'foreign transfer that repeats')).toEqual([]);
  await submitSeries(page, 'en');
  await expect.poll(() => daysOn(page, 'en').count()).toBe(12);
  expect(await faultsOf(page, 'series of foreign transfers')).toEqual([]);
  expect(portal.complaints).toEqual([]);
  await portal.leave(page);
});
