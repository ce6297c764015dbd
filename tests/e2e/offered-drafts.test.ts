// What was typed last is offered again: the change of a favorite, and one draft among others.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilIdle } from './network-idle.ts';
import { fillLogin, openPortal, type Portal } from './portal.ts';
import { beginTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/local-currency-transfer';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const edit = '/services/favorites/edit?favoriteId=fav-000402';
const messageOn = (page: Page) => page.getByLabel(startingWith(words('en', 'payments')('transfer.info')));

async function typeMessage(page: Page, text: string): Promise<void> {
  await page.goto(edit);
  // Without this, a busy machine reloads before the key of the drafts is there.
  await untilIdle(page);
  await messageOn(page).fill(text);
}

async function expectMessage(page: Page, text: string): Promise<void> {
  await page.goto(edit);
  await page.getByRole('button', { name: words('en', 'common')('form.draftUse') }).click();
  await expect.poll(() => messageOn(page).inputValue()).toBe(text);
}

test("a favorite's change outlives a login elsewhere", async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  const say = words('en', 'session');
  await typeMessage(page, 'Sewa gudang Marunda');
  const elsewhere = await portal.logIn('MAKER01@NUSANTARA');
  await page.getByText(say('page.draftKept')).waitFor();
  await page.getByRole('link', { name: say('page.logInAgain') }).click();
  await fillLogin(page, 'MAKER01@NUSANTARA');
  await page.waitForURL(/dashboard/);
  await expectMessage(page, 'Sewa gudang Marunda');
  await Promise.all([portal.leave(elsewhere), portal.leave(page)]);
});

test('input of the last moment outlives a reload and a closed tab', async () => {
  // With a service worker, a tab that opens within a minute would need no login.
  const reloaded = await portal.logIn('MAKER01@NUSANTARA', { context: { serviceWorkers: 'block' } });
  await typeMessage(reloaded, 'Sewa gudang Cibitung');
  await reloaded.reload();
  await expectMessage(reloaded, 'Sewa gudang Cibitung');
  await messageOn(reloaded).fill('Sewa gudang Cilincing');
  const page = await reloaded.context().newPage();
  reloaded.on('dialog', (leaving) => leaving.accept());
  await Promise.all([reloaded.waitForEvent('close'), reloaded.close({ runBeforeUnload: true })]);
  await page.goto('/login');
  await fillLogin(page, 'MAKER01@NUSANTARA');
  await page.waitForURL(/dashboard/);
  await expectMessage(page, 'Sewa gudang Cilincing');
  await portal.leave(page);
});

test('a form that is open offers its draft alone, at whatever address it was typed', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  const unfinished = (count: number) => page.getByText(words('en', 'session')('drafts.title', { count }));
  await beginTransfer(page, 'en');
  await typeMessage(page, 'Sewa gudang Marunda');
  await page.goto('/dashboard/home');
  await unfinished(2).waitFor();
  await page.goto(`${form}?favoriteId=fav-000402`);
  await page.getByText(words('en', 'common')('form.draftTitle')).waitFor();
  await unfinished(1).waitFor();
  await portal.leave(page);
});

const screens = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const controls = 'a[href], button, input, [role="spinbutton"], textarea';

/** Controls that the offer covers at their middle, when scrolled to the bottom or the top of the window. */
const coveredBy = (page: Page, name: string) =>
  page.getByRole('main').evaluate(
    (main, [wanted, what]) => {
      const offer = [...main.ownerDocument.querySelectorAll('[role="status"]')].find((one) =>
        one.textContent?.includes(wanted),
      );
      const isCovered = (control: Element) =>
        (['end', 'start'] as const).some((block) => {
          control.scrollIntoView({ block });
          const { left, top, width, height } = control.getBoundingClientRect();
          return offer?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
        });
      return [...main.querySelectorAll(what)].filter((one) => !offer?.contains(one) && isCovered(one)).length;
    },
    [name, controls] as const,
  );

test('what is offered after the login covers no field and no button of a form', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  await beginTransfer(page, 'en');
  await page.goto(edit);
  await messageOn(page).waitFor();
  const offered = words('en', 'session')('drafts.title', { count: 1 });
  await page.getByText(offered).waitFor();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    expect(await coveredBy(page, offered), `at ${screen.width}`).toBe(0);
  }
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
