// A payment whose answer was lost: after a reload its maker asks the bank by the same key, and it is paid once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { fillTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/local-currency-transfer';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const paidTo = async (payee: string) =>
  portal.services.db.selectFrom('requests').select('ref_no').where('payee_account', '=', payee).execute();

test.each([
  {
    locale: 'en',
    userId: 'MAKER01@NUSANTARA',
    payee: '5270441177',
    isPhone: false,
    lost: /answer of the bank was lost/,
  },
  { locale: 'id', userId: 'MAKER01@BAHARI', payee: '5270338877', isPhone: true, lost: /jawaban bank tidak sampai/ },
] as const)('a submitted payment is found again after its answer was lost ($locale)', async (story) => {
  const { locale, userId, payee, isPhone, lost } = story;
  const say = words(locale satisfies Locale, 'payments');
  const before = (await paidTo(payee)).length;
  const page = await portal.logIn(userId, { locale, isPhone, theme: isPhone ? 'dark' : 'light' });
  await page.goto(form);
  await fillTransfer(page, locale, { accountNumber: payee, amount: '7250000', message: 'Invoice 331' });
  const reached = Promise.withResolvers<void>();
  await page.route('**/local-transfer/submit', async (route) => {
    await route.fetch();
    reached.resolve();
  });
  await page
    .getByRole('button', { name: startingWith(say('transfer.submit', { amount: '' })), disabled: false })
    .click();
  await reached.promise;
  page.on('dialog', (leaving) => leaving.accept());
  await page.goto('/dashboard/home');
  // Earlier, the request that waits for its answer would go on.
  await page.unrouteAll();
  const banner = page.getByRole('status').filter({ hasText: words(locale, 'session')('drafts.title', { count: 1 }) });
  await banner.getByText(lost).waitFor();
  await page.goto(form);
  await page.getByText(say('lost.title')).waitFor();
  await page.getByRole('button', { name: say('lost.ask') }).click();
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
  const paid = await paidTo(payee);
  expect(paid).toHaveLength(before + 1);
  await page.goto(form);
  await page.getByRole('combobox', { name: startingWith(say('transfer.fromAccount')) }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: words(locale, 'common')('form.draftUse') }).count()).toBe(0);
  expect(await page.getByText(say('lost.title')).count()).toBe(0);
  await page.context().close();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
