// A maker fills in a transfer, reads it over, sends it and finds it again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type PersonOptions, type Portal } from './portal.ts';
import { fillTransfer, submitTransfer } from './transfer-form.ts';
import { words } from './words.ts';

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
    context: { viewport: { width: 640, height: 400 }, reducedMotion: 'reduce' },
  },
];

test.each(manners)('a transfer is sent and found again $manner', async ({ manner, ...options }) => {
  const page = await portal.logIn(maker, options);
  const status = words(options.locale, 'screens');
  await page.goto('/services/local-currency-transfer');
  await fillTransfer(page, options.locale);
  const refNo = await submitTransfer(page, options.locale);
  await page.getByRole('link', { name: words(options.locale, 'payments')('receipt.open') }).click();
  await page.waitForURL(/transaction-status\/transaction-detail/);
  await page.getByText(refNo).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count(), `${manner}: ${status('statusAll')}`).toBe(1);
  await page.context().close();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
