// Who must sign? The question is in the address; what is wrong with the set-up leads to the page that mends it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { pickFirst } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const company = '/admin/company-administration';
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('an administrator asks who must sign, and a colleague opens the same question by its address', async () => {
  const locale = 'en';
  const say = words(locale, 'workflows');
  const page = await portal.logIn(user('SYSADMIN01'), { locale, at: `${company}/set-up-findings` });
  await title(page, words(locale, 'screens')('setUpFindings')).waitFor();
  expect(await faultsOf(page, 'findings')).toEqual([]);
  await page.goto(
    `${company}/approval-simulation?transactionType=SVC_LCY_BIFAST&accountId=acc-0001&accountName=Operasional&currency=IDR`,
  );
  await pickFirst(page, say('simulation.maker'), 'siti');
  await page.getByRole('textbox', { name: startingWith(words(locale, 'kinds')('transfer.amount')) }).fill('180000000');
  await button(page, say('simulation.ask')).click();
  await page.getByText(say('simulation.taken'), { exact: true }).waitFor();
  expect(await faultsOf(page, 'simulation')).toEqual([]);

  const looks = { locale: 'id', isPhone: true, theme: 'dark' } as const;
  const colleague = await portal.logIn(user('SYSADMIN03'), looks);
  await colleague.goto(page.url());
  await colleague.getByText(words('id', 'workflows')('simulation.taken'), { exact: true }).waitFor();
  expect(await faultsOf(colleague, 'simulation on a phone')).toEqual([]);
});

test('a drafted group is checked before it is submitted', async () => {
  const locale = 'en';
  const page = await portal.logIn(user('SYSADMIN02'), { locale, at: `${company}/user-group/create` });
  await page.getByLabel(words(locale, 'groups')('form.name')).fill('Logistik');
  await page.getByText('Matriks Cabang').click();
  await page.getByText('Limit Operasional').click();
  await button(page, words(locale, 'administration')('form.continue')).click();
  await page.getByText(words(locale, 'workflows')('finding.none')).waitFor();
  expect(portal.complaints).toEqual([]);
});
