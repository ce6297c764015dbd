// Every screen for each role: no error, no missing text, nothing wider than the window, no accessibility violation,
// no call that the contract does not list for the screen.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtForUsers } from '../../src/user/routes.ts';
import { followLink } from './follow-link.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { watchNetworkIdle } from './network-idle.ts';
import { addressesFor, publicAddresses, type Address } from './screen-addresses.ts';
import { createReader } from './screen-faults.ts';
import { words } from './words.ts';

interface Manner {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

const manners: readonly Manner[] = [
  { locale: 'en', theme: 'light', width: 1280 },
  { locale: 'id', theme: 'dark', width: 320 },
];
const corporate = ['MAKER01', 'VERIFIER01', 'APPROVER01', 'RELEASER01', 'INQUIRY01'];
/** These two try both settings; the others alternate, to save time. */
const inBoth = ['MAKER01', 'SYSADMIN01'];
const everyone = [...corporate, 'SYSADMIN01'].flatMap((id, index) =>
  manners.filter((_, turn) => inBoth.includes(id) || turn === index % 2).map((manner) => ({ id, ...manner })),
);
const patience = 20_000;
/** Without transitions, because the contrast of a colour that still changes cannot be judged. */
const contextOf = (width: number) => ({ viewport: { width, height: 800 } }) as const;
const wholeRound = 300_000;

let portal: Portal;
const faultsOf = createReader();

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const isOpenTo = async (page: Page, locale: Locale) =>
  (await page.getByRole('heading', { name: words(locale, 'shell')('forbidden.title'), level: 1 }).count()) === 0;

const isBuilt = ({ path }: Address) => path in builtForUsers;

/** The code of a screen may still be loading after the bank has answered. */
const showsItsTitle = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: patience });

const problemOf = (visit: Promise<void>): Promise<string | undefined> =>
  visit.then(
    () => undefined,
    (error: Error) => error.message.split('\n')[0],
  );

test.each(everyone)(
  '$id finds every screen in order, $locale $theme at $width',
  async ({ id, locale, theme, width }) => {
    const userId = `${id}@NUSANTARA`;
    const page = await portal.logIn(userId, { locale, theme, context: contextOf(width) });
    const isSettled = watchNetworkIdle(page);
    const titles = words(locale, 'screens');
    const area = corporate.includes(id) ? 'corporate' : 'administration';
    const faults: string[] = [];
    for (const one of await addressesFor(userId, area, portal.services)) {
      const title = titles(one.title as Parameters<typeof titles>[0]);
      const visit = followLink(page, one.address, title, patience)
        .then(isSettled)
        .then(() => showsItsTitle(page));
      const problem = await problemOf(visit);
      if (problem) faults.push(`${one.address}: ${problem}, at ${page.url()}`);
      else if (await isOpenTo(page, locale)) {
        const name = `${isBuilt(one) ? one.path : 'to come'} ${locale}`;
        const found = await faultsOf(page, name, inBoth.includes(id) ? 'own' : 'both');
        faults.push(...found.map((fault) => `${one.address}: ${fault}`));
      }
    }
    await portal.leave(page);
    expect(faults).toEqual([]);
  },
  wholeRound,
);

test.each(manners)('pages without a login are in order, $locale $theme at $width', async ({ locale, theme, width }) => {
  const page = await portal.openBrowser({ locale, theme, context: contextOf(width) });
  const isSettled = watchNetworkIdle(page);
  const faults: string[] = [];
  for (const { address, path } of publicAddresses()) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await isSettled();
    faults.push(...(await faultsOf(page, `${path} ${locale}`, 'own')).map((fault) => `${address}: ${fault}`));
  }
  await portal.leave(page);
  expect(faults).toEqual([]);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
