// A foreign transfer is filled in a browser: the payee's bank is found in the directory, SWIFT's spelling is accepted,
// and the approvers read the same as the maker.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillForeign } from './foreign-form.ts';
import { createReader } from './screen-faults.ts';
import { openPortal, type Portal } from './portal.ts';
import { tick } from './tick.ts';
import { submitTransfer } from './transfer-form.ts';
import { words } from './words.ts';

const form = '/services/foreign-currency-transfer';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const faultsOf = createReader();

const stories = [
  ['en', {}, 'Ekspor USD', '2500'],
  ['id', { isPhone: true, theme: 'dark' }, null, '1200'],
] as const;

test.each(stories)(
  'a telegraphic transfer is filled in, accepted as SWIFT writes it, and submitted (%s)',
  async (...story) => {
    const [locale, on, from, amount] = story;
    const t = words(locale, 'payments');
    const page = await portal.logIn('MAKER01@NUSANTARA', { locale, ...on, at: form });
    await fillForeign(page, locale, from, amount);
    const consent = page.getByRole('group', { name: t('foreign.swiftTitle') });
    await consent.getByText('Muller and Sohne KK').waitFor();
    await tick(consent.getByRole('checkbox'));
    await page.getByRole('definition').filter({ hasText: 'CHASUS33' }).waitFor();
    expect(await faultsOf(page, `foreign ${locale}`)).toEqual([]);
    const refNo = await submitTransfer(page, locale);
    expect(refNo).toMatch(/^FCY/);
    await page.context().close();
  },
);
