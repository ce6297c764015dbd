// On a phone, with dark theme and in Indonesian: a maker sends a transfer and a verifier decides on it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from './deciding.ts';
import { openPortal, type Portal } from './portal.ts';
import { openRow } from './request-steps.ts';
import { watchNetworkIdle } from './network-idle.ts';
import { fillTransfer, reviewOf, submitTransfer } from './transfer-form.ts';
import { words } from './words.ts';

const locale = 'id';
const onPhone = { locale, theme: 'dark', isPhone: true } as const;
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function expectFit(page: Page, isSettled: () => Promise<void>): Promise<void> {
  await isSettled();
  expect(await overflowOf(page), page.url()).toBeLessThanOrEqual(0);
}

/** The bar of decisions is at the bottom edge and inside the window, and covers nothing at the end of the page. */
async function expectBarBelow(page: Page, name: string): Promise<void> {
  const bar = page.locator('.action-bar');
  const placeOf = () => bar.evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
  const { top, bottom, left, right } = await placeOf();
  expect({ bottom, left, right }).toEqual({ bottom: 844, left: 0, right: 390 });
  const last = await bar.getByRole('button', { name, exact: true }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(390);
  const facts = await page.getByRole('heading', { name: words(locale, 'requests')('detail.facts') }).boundingBox();
  expect(facts?.y).toBeLessThan(top);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  const content = page.getByRole('main').locator(':scope > :not(header):not(.action-bar)').last();
  const end = await content.evaluate((box) => box.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((await placeOf()).top);
}

test('a transfer is sent from one phone and verified on another', async () => {
  const say = words(locale, 'payments');
  const maker = await portal.logIn('MAKER01@NUSANTARA', onPhone);
  const isMakerAtRest = watchNetworkIdle(maker);
  await maker.getByRole('link', { name: words(locale, 'accounts')('home.newTransfer') }).click();
  await maker.getByRole('heading', { name: words(locale, 'screens')('localTransfer'), level: 1 }).waitFor();
  await expectFit(maker, isMakerAtRest);
  await fillTransfer(maker, locale);
  await reviewOf(maker, locale).getByText('Invoice 117').waitFor();
  await expectFit(maker, isMakerAtRest);
  const refNo = await submitTransfer(maker, locale);
  await maker.getByRole('link', { name: say('receipt.open') }).waitFor();
  await expectFit(maker, isMakerAtRest);
  await portal.leave(maker);

  const userId = 'VERIFIER01@NUSANTARA';
  const page = await portal.logIn(userId, onPhone);
  const isSettled = watchNetworkIdle(page);
  await page
    .getByRole('navigation', { name: words(locale, 'accounts')('home.toDo') })
    .getByRole('link')
    .filter({ hasText: words(locale, 'accounts')('home.verify') })
    .click();
  const verifier = { page, userId, locale } as const;
  await openRow(verifier.page, refNo);
  await expectFit(page, isSettled);
  await expectBarBelow(page, words(locale, 'requests')('act.verify'));
  await decide(portal, verifier, 'verify');
  await expectFit(page, isSettled);
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
