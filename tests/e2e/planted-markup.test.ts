// Markup in stored texts is shown as text on every screen; none becomes an element or runs.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtForUsers } from '../../src/user/routes.ts';
import { followLink } from './follow-link.ts';
import { mark, planted, plantEverywhere } from './plant-markup.ts';
import { openPortal, type Portal } from './portal.ts';
import { morning } from './seeded-bank.ts';
import { watchNetworkIdle } from './network-idle.ts';
import { addressesFor } from './screen-addresses.ts';
import { words } from './words.ts';

const corporate = ['MAKER01', 'VERIFIER01', 'APPROVER01', 'RELEASER01', 'INQUIRY01'];
const mostTelling = [
  '/accounts/casa/detail',
  '/dashboard/home',
  '/inbox',
  '/my-profile',
  '/request/approver/detail',
  '/request/for-verify/detail',
  '/request/releaser/confirmation',
  '/request/repair/detail/edit',
  '/services/favorites/view',
  '/services/underlying-documents-inquiry',
  '/transaction-status/detail',
  '/transaction-status/transaction-detail',
];
const patience = 30_000;
const wholeRound = 300_000;
const titles = words('en', 'screens');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
  await plantEverywhere(portal.services.db, morning);
});
afterAll(() => portal.close());

const reportStopped = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    (globalThis as unknown as { stopped: (what: string) => void }).stopped(`${violatedDirective} ${sample}`),
  );

/** Records what the page must not do with the texts: run a script, open a dialog, violate the policy. */
async function watchPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('ran', () => faults.push(`${page.url()}: a stored script ran`));
  await page.exposeFunction('stopped', (what: string) => faults.push(`${page.url()}: the policy stopped ${what}`));
  await page.addInitScript(reportStopped);
  await page.evaluate(reportStopped);
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()}: a dialog opened`);
    void dialog.dismiss();
  });
  return faults;
}

interface Seen {
  readonly faults: string[];
  /** Screens that showed a stored text. */
  readonly shown: string[];
  /** Screens that this user may open. */
  readonly open: string[];
}

async function look({ faults, shown, open }: Seen, page: Page, path: string): Promise<void> {
  const { text, parts } = await page.evaluate(() => ({
    text: document.body.innerText,
    parts: document.querySelectorAll('[data-planted], [href^="javascript:" i], [onerror], [onload], [onmouseover]')
      .length,
  }));
  if (parts > 0) faults.push(`${path}: ${parts} stored parts are in the page`);
  if (text.includes(mark)) shown.push(path);
  if (!text.includes(words('en', 'shell')('forbidden.title'))) open.push(path);
}

/** A screen may lead to another one, whose code and answers come later than the network is idle. */
const waitForText = (page: Page) =>
  page.waitForFunction(
    (wanted) => wanted.some((text) => document.body.innerText.includes(text)),
    [mark, words('en', 'shell')('forbidden.title')],
    { timeout: patience },
  );

/** Visits the user's screens, without those that earlier users have opened. */
async function screensOf(id: string, known: readonly string[]): Promise<Seen> {
  const userId = `${id}@NUSANTARA`;
  const page = await portal.logIn(userId);
  const seen: Seen = { faults: await watchPage(page), shown: [], open: [] };
  const isSettled = watchNetworkIdle(page);
  const area = corporate.includes(id) ? 'corporate' : 'administration';
  for (const { address, title, path } of await addressesFor(userId, area, portal.services)) {
    if (!(path in builtForUsers) || known.includes(path)) continue;
    await followLink(page, address, titles(title as Parameters<typeof titles>[0]), patience).then(isSettled);
    if (mostTelling.includes(path)) await waitForText(page);
    await look(seen, page, path);
  }
  await portal.leave(page);
  return seen;
}

test(
  'every screen that shows what is stored shows markup as text',
  async () => {
    const found: Seen[] = [];
    for (const id of [...corporate, 'SYSADMIN01'])
      found.push(
        await screensOf(
          id,
          found.flatMap(({ open }) => open),
        ),
      );
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    const shown = found.flatMap((one) => one.shown);
    expect(shown).toEqual(expect.arrayContaining(mostTelling));
    expect(shown.length).toBeGreaterThan(50);
  },
  wholeRound,
);

test('an address with markup in it puts nothing into the page', async () => {
  const page = await portal.logIn('MAKER02@NUSANTARA');
  const seen: Seen = { faults: await watchPage(page), shown: [], open: [] };
  const isSettled = watchNetworkIdle(page);
  const text = encodeURIComponent(planted);
  const places = [
    '/services/favorites?search=',
    '/transaction-status/detail?menuAccess=LCY&taskId=x&refNo=',
    '/request/',
  ];
  for (const place of places) {
    await page.goto(`${place}${text}#${text}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await isSettled();
    await look(seen, page, place);
  }
  await portal.leave(page);
  expect(seen.faults).toEqual([]);
});

test('the pages of the sandbox, of the contract and of the login show markup as text', async () => {
  const page = await portal.openBrowser();
  const seen: Seen = { faults: await watchPage(page), shown: [], open: [] };
  const showing = ['/sandbox', '/sandbox/mailbox', '/sandbox/host', '/sandbox/jobs'];
  for (const address of [...showing, '/sandbox/device', '/contract', '/login']) {
    await page.goto(address);
    await look(seen, page, address);
  }
  await portal.leave(page);
  expect(seen).toMatchObject({ faults: [], shown: showing });
});
