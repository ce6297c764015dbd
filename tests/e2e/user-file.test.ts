// Several users from a csv: its faults are seen before anything is sent, and each user becomes a task.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { words } from './words.ts';

const list = '/admin/company-administration/user-profile';
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** The columns of the template that the portal offers, as its user would fill it in. */
async function templateOf(page: Page, locale: Locale): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, words(locale, 'users')('file.template')).click(),
  ]);
  expect(download.suggestedFilename()).toBe(words(locale, 'users')('file.templateName'));
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const maker = (id: string, number: string, mobile = '081386672210') =>
  `${user(id)},Putri ${id},putri@nusantara.co.id,${mobile},MK,KTP,${number},,,,Keuangan Jakarta,ALL,inquiry,\r\n`;

async function check(page: Page, locale: Locale, csv: string): Promise<void> {
  const file = { name: 'pengguna.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await button(page, words(locale, 'users')('file.check')).click();
}

test('a maker reloads after the check, corrects a line of the template, sends the file, and follows a line to its task', async () => {
  const page = await portal.logIn(user('SYSADMIN02'), { locale: 'en', at: list });
  const say = words('en', 'users');
  await page.getByRole('link', { name: words('en', 'screens')('userProfileUpload') }).click();
  await title(page, words('en', 'screens')('userProfileUpload')).waitFor();
  const template = await templateOf(page, 'en');
  const first = maker('CSV01', '3174041207990001');
  await check(page, 'en', first);
  await page.getByText(words('en', 'errors')('UPLOAD_STRUCTURE.description')).first().waitFor();
  await check(page, 'en', `${template}${first}${maker('CSV02', '3174041207990002', '81386672210')}`);
  await page.getByText(say('file.ready', { count: 1 })).waitFor();
  const wrong = page.getByRole('listitem').filter({ hasText: user('CSV02') });
  await wrong.getByText(`${say('fileColumn.mobilePhoneNumber')} (mobilePhoneNumber)`).waitFor();
  expect(await faultsOf(page, 'checked')).toEqual([]);
  await page.reload();
  await button(page, words('en', 'common')('form.draftUse')).click();
  await page.getByText(say('file.ready', { count: 1 })).waitFor();
  await check(page, 'en', `${template}${first}${maker('CSV02', '3174041207990002')}`);
  await button(page, say('file.submit', { count: 2 })).click();
  await page.getByText(say('file.done', { count: 2 })).waitFor();
  const line = page.getByRole('listitem').filter({ hasText: user('CSV02') });
  await line.getByRole('link', { name: /^ADM/ }).click();
  await page.getByRole('heading', { name: /Putri CSV02/, level: 1 }).waitFor();
  await portal.leave(page);
});

test('on a phone in Indonesian the second line of one user ID is refused, and the first is sent', async () => {
  const page = await portal.logIn(user('SYSADMIN01'), {
    locale: 'id',
    isPhone: true,
    theme: 'dark',
    at: `${list}/upload`,
  });
  const say = words('id', 'users');
  const template = await templateOf(page, 'id');
  const twice = maker('CSV03', '3174041207990003');
  await check(page, 'id', `${template}${twice}${twice}`.replaceAll(',', ';'));
  const second = page.getByRole('listitem').filter({ hasText: say('file.line', { line: 3 }) });
  await second.getByText(say('file.fault'), { exact: true }).waitFor();
  await second.getByText(say('file.twice')).waitFor();
  expect(await faultsOf(page, 'checked')).toEqual([]);
  await button(page, say('file.submit', { count: 1 })).click();
  await page.getByText(say('file.done', { count: 1 })).waitFor();
  await page.getByRole('link', { name: /^ADM/ }).waitFor();
  expect(await faultsOf(page, 'sent')).toEqual([]);
  await portal.leave(page);
});
