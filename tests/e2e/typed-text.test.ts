// A field says what it changes in a text or a number that was typed or pasted.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { startingWith, words } from './words.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test.each(['en', 'id'] as const)(
  'accented letters become their base letters, and the field says so, in %s',
  async (locale) => {
    const common = words(locale, 'common');
    const page = await portal.logIn('MAKER01@NUSANTARA', { locale, at: '/services/local-currency-transfer' });
    const message = page.getByRole('textbox', { name: startingWith(words(locale, 'payments')('transfer.info')) });
    await message.fill('Sínar Groß 株式');
    await page.keyboard.press('Tab');
    expect(await message.inputValue()).toBe('Sinar Gross');
    await page.getByText(common('form.replaced', { letters: 'í → i, ß → ss' })).waitFor();
    await page.getByText(common('form.leftOut', { signs: '株 式' })).waitFor();
  },
);

test('a taxpayer number says which letters and that digits were left out', async () => {
  const t = words('en', 'payments');
  const common = words('en', 'common');
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/services/tax-payment' });
  await page.getByText(t('tax.createdText')).click();
  await page.getByRole('button', { name: t('tax.create'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('tax.sideOther')).click();
  const number = dialog.getByRole('textbox', { name: startingWith(t('tax.npwp')) }).first();
  await number.fill('01.234.567.8-901.OO0');
  await dialog.getByText(common('form.leftOut', { signs: 'O' })).waitFor();
  await number.fill('');
  await number.fill('1234 5678 9012 3456 7');
  expect(await number.inputValue()).toBe('1234567890123456');
  await dialog.getByText(common('form.cutDigits', { length: 16 })).waitFor();
});

test('an amount as long as can be typed stays inside the summary of a laptop', async () => {
  const t = words('en', 'payments');
  const context = { viewport: { width: 1366, height: 768 } };
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/services/local-currency-transfer', context });
  await page.getByRole('textbox', { name: startingWith(t('transfer.amount')) }).fill('999999999999999999');
  const shown = page.getByRole('definition').filter({ hasText: '999,999,999,999,999,999.00' });
  await shown.waitFor();
  expect(await shown.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});
