// A tax is paid in a browser: the state says what a billing is for, and its receipt has an NTPN.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { modulesOf, textOfQr } from '../qr-reader.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { paths } from '../../src/paths.ts';
import { createReader } from './screen-faults.ts';
import { decideAs, decideByAll } from './sent-payments.ts';
import { startingWith, words } from './words.ts';

const form = '/services/tax-payment';
const valueAddedTax = '126112300458217';
const incomeTax = '026112300014725';
const customs = '526112100088143';
const unknown = '126112300090188';
let portal: Portal;
const faultsOf = createReader();

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const say = (locale: Locale) => words(locale, 'payments');

async function enterBilling(page: Page, locale: Locale, billingId: string): Promise<void> {
  await page.goto(form);
  await page.getByLabel(say(locale)('tax.billingId'), { exact: true }).fill(billingId);
  await page.keyboard.press('Tab');
}

const submitButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: startingWith(say(locale)('transfer.submit', { amount: '' }).trim()) });

/** Reads the QR code of the state receipt from its drawing. */
async function codeOn(page: Page, locale: Locale): Promise<string> {
  const code = page.getByRole('img', { name: startingWith(say(locale)('tax.qr', { ntpn: '' })) });
  const drawing = (await code.locator('path').getAttribute('d')) ?? '';
  const runs = [...drawing.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  return textOfQr(
    modulesOf(
      runs.map(([x = 0, y = 0, width = 0]) => ({ x, y, width })),
      1,
    ),
  );
}

const stories = [
  ['en', valueAddedTax, {}],
  ['id', incomeTax, { isPhone: true, theme: 'dark' }],
] as const;

test.each(stories)(
  'a billing is looked up, read, submitted, and paid with the receipt of the state (%s)',
  async (locale, billingId, on) => {
    const page = await portal.logIn('MAKER01@NUSANTARA', { locale, ...on });
    await enterBilling(page, locale, billingId);
    await page.getByText('PT Nusantara Sejahtera Abadi').first().waitFor();
    await submitButton(page, locale).waitFor();
    expect(await faultsOf(page, `tax ${locale}`)).toEqual([]);
    await submitButton(page, locale).click();
    await page.getByRole('heading', { name: say(locale)('receipt.title'), level: 1 }).waitFor();
    const track = page.getByRole('main').getByRole('link', { name: say(locale)('bill.track') });
    await decideByAll(portal, billingId);
    await runDueJobs(portal.services);
    await track.click();
    await page.getByText('NTPN', { exact: true }).first().waitFor();
    expect(await codeOn(page, locale)).toMatch(new RegExp(String.raw`^BPN\|[0-9A-Z]{16}\|${billingId}\|`));
    expect(await faultsOf(page, `state receipt ${locale}`)).toEqual([]);
    await page.getByRole('button', { name: words(locale, 'transactions')('action.payAnother') }).click();
    await page.getByText(say(locale)('tax.onlyOnce')).waitFor();
    await portal.leave(page);
  },
);

test('a tax that was not paid is paid again with its billing ID, which the state is asked about', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  await enterBilling(page, 'en', customs);
  await submitButton(page, 'en').click();
  await page.getByRole('heading', { name: say('en')('receipt.title'), level: 1 }).waitFor();
  const sent = new URL(page.url()).searchParams;
  const task = { taskId: sent.get('taskId') ?? '', revision: 1 };
  await decideAs(portal, 'VERIFIER01', 'reject', task, 'TAX_PAY');
  await page.goto(paths.transaction(sent.get('sent') ?? '', 'TAX_PAY'));
  await page.getByRole('button', { name: words('en', 'transactions')('action.payAgain'), exact: true }).click();
  await page.getByText(say('en')('tax.total')).waitFor();
  expect(await page.getByLabel(say('en')('tax.billingId'), { exact: true }).inputValue()).toBe(customs);
  expect(await page.getByText(say('en')('tax.onlyOnce')).count()).toBe(0);
  await portal.leave(page);
});

test('a billing ID of the form before is not left over where one is chosen', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  await enterBilling(page, 'en', customs);
  const amount = page.getByText(say('en')('tax.total'));
  await amount.waitFor();
  await page.getByText(say('en')('tax.createdText')).click();
  await page.getByText(say('en')('tax.waitsChoice')).waitFor();
  expect(await amount.count()).toBe(0);
  expect(await page.getByRole('button', { name: say('en')('tax.ask'), exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByText('IDR 88,214,000.00').count()).toBe(0);
  await portal.leave(page);
});

test('a new billing begins with the company as the taxpayer, and makes room for another one', async () => {
  const t = say('id');
  const page = await portal.logIn('MAKER01@NUSANTARA', { locale: 'id', isPhone: true, at: form });
  await page.getByText(t('tax.createdText')).click();
  await page.getByRole('button', { name: t('tax.create'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByRole('textbox', { name: startingWith(t('tax.npwp')) });
  const name = dialog.getByRole('textbox', { name: startingWith(t('tax.taxpayer')) });
  expect([await number.inputValue(), await name.inputValue()]).toEqual([
    '0013456785051000',
    'PT Nusantara Sejahtera Abadi',
  ]);
  expect(await faultsOf(page, 'new billing')).toEqual([]);
  await dialog.getByText(t('tax.sideOther')).click();
  expect([await number.inputValue(), await name.inputValue()]).toEqual(['', '']);
  await number.fill('02.188.440.8-062.000');
  expect(await number.inputValue()).toBe('02.188.440.8-062.000');
  await dialog.getByText(t('tax.sideOwn')).click();
  expect(await number.inputValue()).toBe('0013456785051000');
});

test('a billing that the state does not know is refused where it would be shown', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  await enterBilling(page, 'en', unknown);
  await page.getByText(words('en', 'errors')('188.title')).waitFor();
  await page.getByText(say('en')('tax.waits')).waitFor();
});
