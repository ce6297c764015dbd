// The addresses that get a notification of a payment: what is wrong stays in the field, and nothing is left out silently.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { submitOf } from './transfer-fields.ts';
import { fillTransfer, reviewOf } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('of pasted addresses the good ones are added, and the wrong one stops the payment until it is mended', async () => {
  const t = words('en', 'payments');
  const common = words('en', 'common');
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/services/local-currency-transfer' });
  await fillTransfer(page, 'en');
  await submitOf(page, 'en').waitFor();

  const field = page.getByRole('textbox', { name: startingWith(t('transfer.emails')) });
  await field.fill('ayu@sinarjaya.co.id, budi@sinarjaya, citra@sinarjaya.co.id');
  const added = page.getByRole('grid', { name: t('transfer.emails') }).getByRole('row');
  await expect.poll(() => added.allTextContents()).toEqual(['ayu@sinarjaya.co.id', 'citra@sinarjaya.co.id']);
  expect(await field.inputValue()).toBe('budi@sinarjaya');
  await page.getByText(common('form.notTaken', { entries: 'budi@sinarjaya', why: '' }).trim()).waitFor();
  await submitOf(page, 'en').waitFor({ state: 'detached' });

  await field.press('End');
  await field.pressSequentially('.co.id');
  await page.keyboard.press('Tab');
  await expect.poll(() => added.count()).toBe(3);
  expect(await field.inputValue()).toBe('');
  await submitOf(page, 'en').waitFor();
  await reviewOf(page, 'en')
    .getByText(/budi@sinarjaya\.co\.id/)
    .waitFor();
});

test('a telephone number may be written with spaces', async () => {
  const t = words('id', 'payments');
  const page = await portal.logIn('MAKER01@NUSANTARA', { locale: 'id', at: '/services/local-currency-transfer' });
  const field = page.getByRole('textbox', { name: startingWith(t('transfer.whatsapp')) });
  await field.pressSequentially('0812 1800 4567');
  await page.keyboard.press('Tab');
  const added = page.getByRole('grid', { name: t('transfer.whatsapp') }).getByRole('row');
  await expect.poll(() => added.allTextContents()).toEqual(['+62 8121-8004-567']);
});
