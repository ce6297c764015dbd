// A form in a dialog is not lost by a key that is pressed by mistake.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { words } from './words.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('Escape in the form of a billing asks before what was typed is lost', async () => {
  const t = words('en', 'payments');
  const common = words('en', 'common');
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/services/tax-payment' });
  await page.getByText(t('tax.createdText')).click();
  await page.getByRole('button', { name: t('tax.create'), exact: true }).click();
  const amount = page.getByRole('dialog').locator('input[inputmode="decimal"]').first();
  await amount.fill('45000');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: common('form.stay') })
    .click();
  expect(await amount.inputValue()).toMatch(/^45,000/);
  await amount.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: common('form.leave') })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
