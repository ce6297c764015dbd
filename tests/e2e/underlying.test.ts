// Underlying documents of foreign exchange: what is left of each, what used it, and the upload of a new one.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeOption } from './take-option.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { startingWith, words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
const path = '/services/underlying-documents-inquiry';
const say = words('en', 'underlying');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function openAs(userId: string, address = path, locale: Locale = 'en') {
  const page = await portal.logIn(userId, { locale, at: address });
  return page;
}

test('a document opens from its row with its uses and its file', async () => {
  const page = await openAs(maker);
  await page.getByRole('row', { name: /TT-2209-11/ }).click();
  const drawer = page.getByRole('dialog', { name: 'TT-2209-11' });
  await drawer.getByText(say('use.reserved'), { exact: true }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Invoice TT-2209-11.pdf' }).click(),
  ]);
  expect(await readFile(await file.path(), 'latin1')).toContain('TT-2209-11');
  await portal.leave(page);
});

test('the address narrows the list and opens a document', async () => {
  const page = await openAs(maker, `${path}?statuses=refused&document=UDL-2611-00041`);
  await page.getByRole('dialog', { name: 'OS-3301' }).getByText('Halaman kedua tidak terbaca').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /OS-3301/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /TT-2209-11/ }).count()).toBe(0);
  await portal.leave(page);
});

test.each(['en', 'id'] as const)('a maker uploads a document, which the bank then reviews (%s)', async (locale) => {
  const text = words(locale, 'underlying');
  const number = `TT-3001-${locale}`;
  const page = await openAs(maker, path, locale);
  await page.getByRole('button', { name: text('handIn.open') }).click();
  const dialog = page.getByRole('dialog', { name: text('handIn.title') });
  const file = { name: `invoice-${locale}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByLabel(text('list.beneficiary'), { exact: true }).fill('Tokyo Trading KK');
  const purpose = dialog.getByRole('combobox', { name: startingWith(text('list.purpose')) });
  await purpose.click();
  // More options load while the first are shown. By keys, because they find the first option at any position.
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => purpose.inputValue()).not.toBe('');
  await dialog.getByRole('button', { name: text('list.kind') }).click();
  await takeOption(page.getByRole('option').first());
  await dialog.getByLabel(text('handIn.number'), { exact: true }).fill(number);
  await dialog.getByLabel(startingWith(text('detail.amount'))).fill('48250');
  for (const [label, date] of [
    [text('detail.date'), '20112026'],
    [text('handIn.expiry'), '26022027'],
  ] as const) {
    await dialog
      .getByRole('group', { name: startingWith(label) })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type(date);
  }
  await dialog.getByRole('button', { name: text('handIn.send'), exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(number) });
  await row.waitFor();
  await expect.poll(() => row.innerText()).toContain(text('status.in-review'));
  await portal.leave(page);
});

test('a user who makes no payments cannot upload a document', async () => {
  const page = await openAs('APPROVER01@NUSANTARA');
  await page.getByRole('row', { name: /TT-2209-11/ }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: say('handIn.open') }).count()).toBe(0);
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
