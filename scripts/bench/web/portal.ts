// Starts a portal with a bank in a folder of its own, and opens pages at a chosen speed.
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { setClock } from '../../../server/sandbox/clock.ts';
import { demoPassword } from '../../../server/sandbox/seed/people.ts';
import { startBank, type RunningBank } from '../../../server/start.ts';
import { findChromium } from '../../find-chromium.ts';
import { servePortal } from '../../portal/serve.ts';

const captcha = 'k7m2x';
const morning = new Date('2026-11-23T09:00:00+07:00');
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

export async function startPortal(folder: string): Promise<RunningBank> {
  const config = { ...readConfig({ DATA_FOLDER: folder }), port: 0 };
  const { db, close } = await openDatabase(config);
  await setClock(db, morning);
  const value = JSON.stringify({ answer: captcha });
  await db.insertInto('sandbox_settings').values({ name: 'captcha', value }).execute();
  await close();
  return startBank({ config, environment: { LOGS: 'off' }, extend: await servePortal() });
}

export const addressOf = ({ app }: RunningBank) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: findChromium(), args: flags });

/** slow: a phone network (1.6 Mbit/s, 150 ms) and a CPU four times slower. fast: the machine without limits. */
export type Speed = 'slow' | 'slow processor' | 'fast';

const bitsPerSecond = 1_600_000;
const latency = 150;
const slowdown = 4;

async function openPage(browser: Browser, baseURL: string, speed: Speed): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = bitsPerSecond / 8;
  const network = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  if (speed === 'slow') await devtools.send('Network.emulateNetworkConditions', network);
  if (speed !== 'fast') await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Closes the page afterwards, so that it uses no CPU during the next measurement. */
export async function onPage<Measured>(
  browser: Browser,
  baseURL: string,
  speed: Speed,
  use: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const page = await openPage(browser, baseURL, speed);
  try {
    return await use(page);
  } finally {
    await page.context().close();
  }
}

export async function fillLogin(page: Page, userId: string): Promise<void> {
  await page.locator('[name=userId]').fill(userId);
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('[name=captchaAnswer]').fill(captcha);
}

export async function logIn(page: Page, userId: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, userId);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/dashboard/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
