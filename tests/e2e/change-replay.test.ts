// What a change would have done to the last requests, and what the set-up was on an earlier day.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { openTask } from './task-steps.ts';
import { startingWith, words } from './words.ts';

const list = '/admin/company-administration/account-level-transaction-limit';
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('a lower limit is replayed before it is submitted, and for its approver on a phone', async () => {
  const say = words('en', 'administration');
  const page = await portal.logIn(user('SYSADMIN02'), { locale: 'en', at: `${list}/edit?accounts=acc-0001` });
  await page.getByLabel(startingWith(say('field.maximum'))).fill('1000000');
  await button(page, say('form.continue')).click();
  const replay = page.getByRole('region', { name: words('en', 'workflows')('replay.title') });
  await replay.getByText(words('en', 'workflows')('replay.limit')).first().waitFor();
  // As in the audit trail, the payee is named.
  expect(await replay.getByText('PT ', { exact: false }).count()).toBeGreaterThan(0);
  expect(await faultsOf(page, 'replay before the submission')).toEqual([]);
  await button(page, say('confirm.submit')).click();
  await page.waitForURL(/\/finish/);
  const refNo = (await page.getByRole('status').getByText(/^ADM/).innerText()).trim();

  const looks = { locale: 'id', isPhone: true, theme: 'dark' } as const;
  const approver = await portal.logIn(user('SYSADMIN03'), looks);
  await openTask(approver, refNo);
  const shown = approver.getByRole('region', { name: words('id', 'workflows')('replay.title') });
  await shown.getByText(words('id', 'workflows')('replay.limit')).first().waitFor();
  expect(await faultsOf(approver, 'replay for the approver')).toEqual([]);
  expect(portal.complaints).toEqual([]);
});

test('an auditor reads the set-up of a day by its address, and has a file made of it', async () => {
  const history = '/admin/company-administration/configuration-history';
  const say = words('en', 'company');
  const page = await portal.logIn(user('SYSADMIN01'), {
    locale: 'en',
    at: '/admin/company-administration/approval-simulation',
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: words('en', 'screens')('configurationHistory') })
    .click();
  await page.getByRole('heading', { name: words('en', 'administration')('kind.approval-workflow') }).waitFor();
  await page
    .getByText(/of Direksi: .*Budi Santoso/)
    .first()
    .waitFor();
  expect(await faultsOf(page, 'set-up on a day')).toEqual([]);
  await button(page, say('history.export')).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  // The notice that the file is being made goes as soon as it is made.
  await page.getByText(words('en', 'common')('report.ready')).waitFor();
  await page.getByRole('button', { name: startingWith(say('history.everyKind')) }).click();
  await page.getByRole('option', { name: words('en', 'administration')('kind.daily-limit') }).click();
  await page.waitForURL(/kind=daily-limit/);
  await page
    .getByRole('heading', { name: words('en', 'administration')('kind.approval-workflow') })
    .waitFor({ state: 'detached' });
  await page.getByRole('spinbutton').first().click();
  await page.keyboard.type('03032026', { delay: 60 });
  await page.waitForURL(/date=2026-03-03/);
  expect((await page.getByRole('spinbutton').allInnerTexts()).join('/')).toBe('03/03/2026');

  const looks = { locale: 'id', isPhone: true, theme: 'dark' } as const;
  const asked = 'transactionType=SVC_LCY_BIFAST&accountId=acc-0001&amount=180000000.00';
  const phone = await portal.logIn(user('SYSADMIN03'), { ...looks, at: `${history}?${asked}` });
  const people = phone.getByRole('region', { name: words('id', 'company')('approvers.title') });
  await people.getByText('Budi Santoso').first().waitFor();
  expect(await faultsOf(phone, 'who could approve, on a phone')).toEqual([]);
  await phone.goto(`${history}?date=2020-03-03`);
  await phone.getByText(words('id', 'company')('history.nothing')).waitFor();
  expect(await faultsOf(phone, 'an unknown day on a phone')).toEqual([]);
  await phone.goto(`${history}?date=2099-01-01`);
  await phone.getByText(words('id', 'company')('history.toCome')).waitFor();
  await phone.goto(`${history}?date=yesterday`);
  await phone.getByText(words('id', 'errors')('FIELD_DATE.description')).waitFor();
  expect(await button(phone, words('id', 'company')('history.export')).count()).toBe(0);
  await phone.goto(history);
  await phone.getByRole('heading', { name: words('id', 'administration')('kind.workflow-map') }).waitFor();
  await phone.goto(`${history}?kind=account-visibility`);
  await phone.getByText(words('id', 'company')('history.noneOfKind')).waitFor();
  expect(portal.complaints).toEqual([]);
});
