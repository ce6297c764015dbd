// A payment from its maker to the bank. Everybody has their page open and sees it come, without loading anything anew.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playDevice } from '../../server/sandbox/device-page.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { fillTransfer, submitTransfer } from './transfer-form.ts';
import { beginning, words } from './words.ts';

type Decision = 'verify' | 'approve' | 'release';

const user = (id: string) => `${id}@NUSANTARA`;
const detailOf: Readonly<Record<Decision, RegExp>> = {
  verify: /for-verify\/detail/,
  approve: /approver\/detail/,
  release: /releaser\/detail/,
};
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const toDo = (page: Page) => page.locator('header a[href^="/request/"][aria-label]');

/** How much the top bar says is waiting. */
async function countOn(page: Page): Promise<number> {
  return Number(/\d+/.exec((await toDo(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
}

/** Something waits for each of them from the beginning. */
async function firstCount(page: Page): Promise<number> {
  await expect.poll(() => countOn(page), { timeout: 10_000 }).toBeGreaterThan(0);
  return countOn(page);
}

async function expectCount(page: Page, count: number): Promise<void> {
  await expect.poll(() => countOn(page), { timeout: 10_000 }).toBe(count);
}

async function sign(page: Page, id: string, locale: Locale): Promise<void> {
  const say = words(locale, 'signature');
  await page.getByRole('button', { name: say('ask'), exact: true }).click();
  await page.getByLabel(say('response')).waitFor();
  const shown = await page.getByText(say('challenge')).last().locator('..').innerText();
  const response = await playDevice(portal.services, { userId: user(id), challenge: shown.replaceAll(/\D/g, '') });
  await page.getByLabel(say('response')).fill(response ?? '');
}

async function decide(page: Page, id: string, decision: Decision, refNo: string, locale: Locale): Promise<void> {
  const say = words(locale, 'requests');
  await toDo(page).click();
  await page.getByRole('row').filter({ hasText: refNo }).click();
  await page.waitForURL(detailOf[decision]);
  await page.getByRole('button', { name: say(`act.${decision}`), exact: true }).click();
  await page.waitForURL(/confirmation/);
  const send = page.getByRole('button', { name: beginning(say(`button.${decision}`, { count: 1, sum: '' })) });
  if (decision === 'verify') await send.waitFor();
  else await sign(page, id, locale);
  for (const check of await page.getByRole('main').getByRole('checkbox').all()) await check.check({ force: true });
  await send.click();
  await page.getByRole('heading', { name: say(`done.${decision}`, { count: 1 }), level: 1 }).waitFor();
}

test.each(['en', 'id'] as const)('everybody sees a payment come and go, %s', async (locale) => {
  const [maker, verifier, approver, releaser] = await Promise.all(
    ['MAKER01', 'VERIFIER01', 'APPROVER01', 'RELEASER01'].map((id) => portal.logIn(user(id), { locale })),
  );
  if (!maker || !verifier || !approver || !releaser) throw new Error('Nobody is there');
  const before = await Promise.all([verifier, approver, releaser].map(firstCount));
  const [toVerify = 0, toApprove = 0, toRelease = 0] = before;

  await maker.goto('/services/local-currency-transfer');
  await fillTransfer(maker, locale);
  const refNo = await submitTransfer(maker, locale);
  await maker.getByRole('link', { name: words(locale, 'payments')('receipt.open') }).click();
  await expectCount(verifier, toVerify + 1);

  await decide(verifier, 'VERIFIER01', 'verify', refNo, locale);
  await expectCount(verifier, toVerify);
  await expectCount(approver, toApprove + 1);
  await decide(approver, 'APPROVER01', 'approve', refNo, locale);
  await expectCount(releaser, toRelease + 1);
  await decide(releaser, 'RELEASER01', 'release', refNo, locale);
  await expectCount(releaser, toRelease);
  await maker.getByText(words(locale, 'kinds')('status.Successful')).first().waitFor();
  await Promise.all([maker, verifier, approver, releaser].map((page) => page.context().close()));
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
