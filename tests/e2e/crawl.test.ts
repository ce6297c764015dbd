// Every screen of the portal, for each role: no error, no missing text, nothing wider than the window, nothing that
// assistive technology cannot read.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtForUsers } from '../../src/user/routes.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { watchRest } from './rest.ts';
import { addressesFor, type Address } from './screen-addresses.ts';
import { isKeyOfTexts, words } from './words.ts';

interface Manner {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

const manners: readonly Manner[] = [
  { locale: 'en', theme: 'light', width: 1280 },
  { locale: 'id', theme: 'dark', width: 320 },
];
const corporate = ['MAKER01', 'VERIFIER01', 'APPROVER01', 'RELEASER01'];
const everyone = corporate.flatMap((id) => manners.map((manner) => ({ id, ...manner })));
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const patience = 5000;
const wholeRound = 300_000;

let portal: Portal;
/** A screen is read through by the rules once in each manner, by the first role that reaches it. */
const judged = new Set<string>();

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** As a link of the portal does: the page stays, the address changes. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

async function judgeByRules(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function faultsOf(page: Page, name: string): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const keys = text.split(/\s+/).filter((word) => isKeyOfTexts(word) || word.includes('{{'));
  const overflow = await overflowOf(page);
  const isNew = !judged.has(name);
  judged.add(name);
  return [
    ...keys.map((key) => `shows the key ${key}`),
    ...(overflow > 0 ? [`is ${overflow} pixels too wide`] : []),
    ...(isNew ? await judgeByRules(page) : []),
  ];
}

const isOpenTo = async (page: Page, locale: Locale) =>
  (await page.getByRole('heading', { name: words(locale, 'shell')('forbidden.title'), level: 1 }).count()) === 0;

const isBuilt = ({ path }: Address) => path in builtForUsers;

const nameOf = (address: Address, locale: Locale) => `${isBuilt(address) ? address.path : 'to come'} ${locale}`;

/** Every role opens all that is built, once; beyond that, only what nobody has judged yet. */
function isWorthAVisit(address: Address, id: string, locale: Locale): boolean {
  if (locale !== 'en') return !judged.has(nameOf(address, locale));
  return isBuilt(address) || id === 'MAKER01';
}

test.each(everyone)(
  '$id finds every screen in order, $locale $theme at $width',
  async ({ id, locale, theme, width }) => {
    const userId = `${id}@NUSANTARA`;
    const page = await portal.logIn(userId, { locale, theme, context: { viewport: { width, height: 800 } } });
    const isAtRest = watchRest(page);
    const titles = words(locale, 'screens');
    const faults: string[] = [];
    for (const one of await addressesFor(userId, 'corporate', portal.services)) {
      if (!isWorthAVisit(one, id, locale)) continue;
      await follow(page, one.address);
      const title = titles(one.title as Parameters<typeof titles>[0]);
      const isThere = page.waitForFunction((wanted) => document.title.startsWith(wanted), title, { timeout: patience });
      const problem = await isThere.then(isAtRest).then(
        () => undefined,
        (error: Error) => error.message.split('\n')[0],
      );
      if (problem) faults.push(`${one.address}: ${problem}, at ${page.url()}`);
      else if (await isOpenTo(page, locale)) {
        faults.push(...(await faultsOf(page, nameOf(one, locale))).map((fault) => `${one.address}: ${fault}`));
      }
    }
    await page.context().close();
    expect(faults).toEqual([]);
  },
  wholeRound,
);
