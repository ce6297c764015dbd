// A running series is changed, and the people who decide on the change read what they sign.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { askForChallenge, goDecide, openRequest, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { decideAs } from './sent-payments.ts';
import { chooseThursdays, releaseSeries, seriesNamed, submitSeries } from './series-form.ts';
import { fillTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const stories = [
  ['en', { locale: 'en' }, 'IDR 15,000,000.00'],
  ['id', { locale: 'id', isPhone: true, theme: 'dark' }, 'Rp 15.000.000,00'],
] as const;
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function runningSeries(page: Page, locale: Locale): Promise<string> {
  await page.goto('/services/recurring/form');
  await fillTransfer(page, locale);
  await chooseThursdays(page, locale);
  const refNo = await submitSeries(page, locale);
  await releaseSeries(portal, refNo);
  return refNo;
}

test.each(stories)(
  'a change of a series says which one ends, and what is signed (%s)',
  async (locale, options, amount) => {
    const [requests, payments] = [words(locale, 'requests'), words(locale, 'payments')];
    const maker = await portal.logIn(user('MAKER01'), options);
    const before = await runningSeries(maker, locale);
    await maker.goto(`/services/recurring/form?replaces=${before}`);
    await maker.getByRole('heading', { level: 1 }).waitFor();
    await maker.getByRole('textbox', { name: startingWith(payments('transfer.amount')) }).fill('15000000');
    const after = await submitSeries(maker, locale);
    await decideAs(portal, 'VERIFIER01', 'verify', await seriesNamed(portal, after), 'RECURRING');

    const page = await portal.logIn(user('APPROVER01'), options);
    await openRequest(page, '/request/approver', after);
    const main = page.getByRole('main');
    await main.getByText(requests('series.replaces', { refNo: before })).waitFor();
    await main.getByText(requests('detail.changesFrom', { refNo: before })).waitFor();
    expect(await faultsOf(page, `change of a series ${locale}`)).toEqual([]);
    await goDecide(page, requests('act.approve'));
    const every = payments('repeat.everyWEEKLY', { days: payments('repeat.THU') });
    const planned = page.getByRole('list', { name: requests('plan.items') });
    await planned.getByText(every).waitFor();
    const [, times, all] = (await planned.getByText(every).innerText()).split(' · ');
    await askForChallenge(page, locale);
    await page.getByRole('button', { name: `${times}, ${all}` }).waitFor();
    const signed = page.getByRole('list', { name: words(locale, 'signature')('covers.title') });
    await expect.poll(() => signed.innerText()).toContain(amount);
    for (const said of [every, requests('series.replaces', { refNo: before })])
      expect(await signed.innerText()).toContain(said);
    expect(await faultsOf(page, `signing a series ${locale}`)).toEqual([]);
    expect(portal.complaints).toEqual([]);
    await Promise.all([maker, page].map((one) => portal.leave(one)));
  },
);
