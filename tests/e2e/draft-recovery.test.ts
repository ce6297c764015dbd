// What somebody was typing when the session ended is offered after the next login.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillLogin, openPortal, type Locale, type Portal } from './portal.ts';
import { beginning, words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test.each<{ locale: Locale }>([{ locale: 'en' }, { locale: 'id' }])(
  'a transfer that was being typed is filled in again ($locale)',
  async ({ locale }) => {
    const say = words(locale, 'session');
    const transfer = words(locale, 'payments');
    const common = words(locale, 'common');
    const page = await portal.logIn(maker, { locale });
    await page.goto('/services/local-currency-transfer');
    const message = page.getByLabel(beginning(transfer('transfer.info')));
    await message.fill(`Invoice 117 ${locale}`);
    const elsewhere = await portal.logIn(maker);
    await page.getByRole('heading', { name: say('endedTitle.elsewhere'), level: 1 }).waitFor();
    await page.getByText(say('page.draftKept')).waitFor();
    await elsewhere.context().close();
    await page.getByRole('link', { name: say('page.logInAgain') }).click();
    await fillLogin(page, maker, locale);
    await page
      .getByRole('link', { name: beginning(words(locale, 'screens')('localTransfer')) })
      .filter({ hasText: /\d/ })
      .click();
    await page.getByRole('button', { name: common('form.draftUse') }).click();
    expect(await message.inputValue()).toBe(`Invoice 117 ${locale}`);
    await page.context().close();
  },
);

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
