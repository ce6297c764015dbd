// Time from a click on a link to the next screen. As with a real mouse, the pointer hovers over the link first.
import type { Locator, Page } from 'playwright-core';
import { logIn } from './portal.ts';

type FindLink = (page: Page) => Promise<Locator>;

const linkTo = (place: string, address: string) => (page: Page) =>
  page.locator(`${place} a[href="${address}"]`).first();

/** The entries of a menu group are visible only after the group is opened. */
function inMenu(group: string, address: string): FindLink {
  const find = linkTo('nav', address);
  return async (page) => {
    const link = find(page);
    if (!(await link.isVisible())) await page.locator('nav summary', { hasText: group }).first().click();
    return link;
  };
}

const seen =
  (find: (page: Page) => Locator): FindLink =>
  (page) =>
    Promise.resolve(find(page));

const links: Readonly<Record<string, FindLink>> = {
  'all transactions': inMenu('Transaction status', '/transaction-status/all'),
  'pending ones': seen(linkTo('main', '/transaction-status/pending')),
  'one of them': seen((page) => page.locator('main tbody tr').first()),
  inbox: seen(linkTo('header', '/inbox')),
  accounts: inMenu('Accounts', '/accounts/casa'),
  'a transfer': inMenu('Payments and services', '/services/local-currency-transfer'),
  home: seen(linkTo('nav', '/dashboard/home')),
};

const hoverMilliseconds = 250;

/**
 * Milliseconds from the next click until another screen's heading has been painted. The page itself looks for it, because
 * a script sent to it in between would be a part of what is measured.
 */
const timeOfNextClick = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1');
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            const heading = document.querySelector('main h1');
            if (!heading || heading === before) return void requestAnimationFrame(look);
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', begin, { once: true, capture: true });
      }),
  );

async function follow(page: Page, find: FindLink): Promise<number> {
  const link = await find(page);
  await link.hover();
  await page.waitForTimeout(hoverMilliseconds);
  const shown = timeOfNextClick(page);
  await link.click();
  return shown;
}

/** Milliseconds of the slowest screen in the second round, when the first has loaded the code and data of each. */
export async function nextScreens(page: Page): Promise<number> {
  await logIn(page, 'MAKER02@NUSANTARA');
  const times = new Map<string, number>();
  for (const _round of ['first', 'again'])
    for (const [name, find] of Object.entries(links)) times.set(name, await follow(page, find));
  console.log(`Screens again: ${[...times].map(([name, time]) => `${name} ${Math.round(time)} ms`).join(', ')}`);
  return Math.max(...times.values());
}
