// A maker fills in a transfer, checks it, sends it and finds it in the list.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type PersonOptions, type Portal } from './portal.ts';
import { tick } from './tick.ts';
import { amountField, methodOf } from './transfer-fields.ts';
import { anAmount, choose, fillTransfer, optionsWith, pickFirst, reviewOf, submitTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

interface Manner extends PersonOptions {
  readonly manner: string;
  readonly locale: Locale;
}

const manners: readonly Manner[] = [
  { manner: 'in English', locale: 'en' },
  { manner: 'in Indonesian on a phone', locale: 'id', isPhone: true },
  {
    manner: 'at 200 % in the dark, without movement',
    locale: 'en',
    theme: 'dark',
    context: { viewport: { width: 640, height: 400 } },
  },
];

test.each(manners)('a transfer is sent and found again $manner', async ({ manner, ...options }) => {
  const page = await portal.logIn(maker, { ...options, at: '/services/local-currency-transfer' });
  await fillTransfer(page, options.locale);
  const refNo = await submitTransfer(page, options.locale);
  await page.getByRole('link', { name: words(options.locale, 'payments')('receipt.open') }).click();
  await page.waitForURL(/transaction-status\/transaction-detail/);
  await page.getByRole('heading', { name: 'CV Sinar Jaya Abadi', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('main').getByText(refNo).count(), { message: manner }).toBe(1);
  await portal.leave(page);
});

const readers: readonly Manner[] = [
  { manner: 'in English', locale: 'en' },
  { manner: 'in Indonesian on a phone in the dark', locale: 'id', isPhone: true, theme: 'dark' },
];

test.each(readers)(
  'another name is confirmed for one payee, and a request taken back says so $manner',
  async (reader) => {
    const { manner: _manner, ...options } = reader;
    const { locale } = options;
    const say = words(locale, 'payments');
    const status = words(locale, 'transactions');
    const page = await portal.logIn(maker, { ...options, at: '/services/local-currency-transfer' });
    await fillTransfer(page, locale, { accountNumber: '5270338812', amount: '4200000' });
    const known = page.getByLabel(startingWith(say('transfer.knownName')));
    const steps = page.getByRole('navigation', { name: say('transfer.steps') });
    const done = steps.getByRole('button', { name: new RegExp(`${say('transfer.stepTo')}.*${say('transfer.done')}`) });
    const note = reviewOf(page, locale).getByRole('checkbox', { name: startingWith(say('note.name-differs')) });
    for (const name of ['Toko Lain', 'Warung Sederhana']) {
      await known.fill(name);
      await known.press('Tab');
      await page.getByText(say('transfer.different'), { exact: true }).first().waitFor();
      await note.waitFor();
      await expect.poll(() => note.isChecked()).toBe(false);
      expect(await done.count()).toBe(0);
      await tick(note);
      await done.waitFor();
    }
    await submitTransfer(page, locale);
    await page.getByRole('link', { name: say('receipt.open') }).click();
    await page.getByRole('button', { name: status('action.recall') }).click();
    const detail = page.url();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: status('action.recall') })
      .click();
    const back = words(locale, 'requests')('detail.recalled', { name: 'Siti Rahmawati', moment: '' });
    await page.getByText(startingWith(back)).waitFor();
    await page.goto(detail);
    const taken = status('banner.recalled', { name: 'Siti Rahmawati', moment: '' }).replace(', .', '');
    await page.getByText(startingWith(taken)).waitFor();
    await page.getByText(words(locale, 'kinds')('history.done.recall', { name: 'Siti Rahmawati' })).waitFor();
    await portal.leave(page);
  },
);

test('a transfer that begins at an account is paid from it, and the next one goes to the same payee', async () => {
  const say = words('en', 'payments');
  const page = await portal.logIn(maker, { at: '/accounts/casa/detail?accountId=acc-0002' });
  await page.getByRole('link', { name: words('en', 'holdings')('detail.transfer') }).click();
  const from = page.getByRole('combobox', { name: startingWith(say('transfer.fromAccount')) });
  await from.waitFor();
  await expect.poll(() => from.inputValue()).toBe('Payroll');
  await fillTransfer(page, 'en', { accountNumber: '5270338812', amount: '3100000', beginsWithAccount: true });
  await submitTransfer(page, 'en');
  await page.getByRole('main').getByText('Payroll').waitFor();
  await page.getByRole('button', { name: say('receipt.again') }).click();
  await from.waitFor();
  await expect.poll(() => from.inputValue()).toBe('Payroll');
  const payee = page.getByRole('region', { name: say('transfer.toTitle') });
  await expect.poll(() => payee.getByText('CV Sinar Jaya Abadi').count()).toBe(1);
  await portal.leave(page);
});

test('an invalid amount is named, and the form keeps everything else', async () => {
  const say = words('en', 'payments');
  const page = await portal.logIn(maker, { at: '/services/local-currency-transfer' });
  const amount = page.getByRole('textbox', { name: startingWith(say('transfer.amount')) });
  const from = page.getByRole('combobox', { name: startingWith(say('transfer.fromAccount')) });
  const remark = page.getByText(words('en', 'errors')('FIELD_POSITIVE_AMOUNT.description'));
  await amount.fill('12x');
  await amount.press('Tab');
  await remark.first().waitFor();
  await pickFirst(page, say('transfer.fromAccount'));
  await expect.poll(() => from.inputValue()).not.toBe('');
  await amount.fill('12000');
  await amount.press('Tab');
  await expect.poll(() => remark.count()).toBe(0);
  await expect.poll(() => amount.inputValue()).toBe('12,000.00');
  await portal.leave(page);
});

test('a choice is removed by emptying its field', async () => {
  const say = words('en', 'payments');
  const page = await portal.logIn(maker, { at: '/services/local-currency-transfer' });
  const from = page.getByRole('combobox', { name: startingWith(say('transfer.fromAccount')) });
  await pickFirst(page, say('transfer.fromAccount'));
  await expect.poll(() => from.inputValue()).not.toBe('');
  await from.fill('');
  await from.press('Tab');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => from.inputValue()).toBe('');
  await from.click();
  await optionsWith(page, anAmount).first().waitFor();
  await portal.leave(page);
});

test.each(readers)('a bank that is disturbed in BI-FAST says so, and is paid another way $manner', async (reader) => {
  const { manner: _manner, ...options } = reader;
  const { locale } = options;
  const say = words(locale, 'payments');
  const page = await portal.logIn(maker, { ...options, at: '/services/local-currency-transfer' });
  await pickFirst(page, say('transfer.fromAccount'));
  await choose(page, say('transfer.payeeKind'), say('transfer.other'));
  await pickFirst(page, say('transfer.bank'), 'mega');
  await page.getByText(say('bifast.disturbed', { bank: 'Bank Mega' })).waitFor();
  await page.getByLabel(say('transfer.accountNumber'), { exact: true }).fill('5270338814');
  await page.keyboard.press('Tab');
  await page.getByText(say('transfer.found')).waitFor();
  await amountField(page, locale).fill('500000');
  await page.keyboard.press('Tab');
  await methodOf(page, words(locale, 'kinds')('rail.LLG')).waitFor();
  const closed = page.getByRole('radio', { name: /^BI-FAST/, disabled: true });
  await closed.waitFor();
  await page.getByText(words(locale, 'errors')('HOST_BIFAST_U129.description')).waitFor();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
