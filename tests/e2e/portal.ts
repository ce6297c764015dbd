// The whole portal for a test file: a bank with its own database, and a browser context for each user.
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.ts';
import { servePortal } from '../../scripts/portal/serve.ts';
import type { Services } from '../../server/context.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { setClock } from '../../server/sandbox/clock.ts';
import { startBank } from '../../server/start.ts';
import { watchPages } from './network-idle.ts';
import { notePage } from './open-pages.ts';
import { captchaAnswer, configIn, copyOf, morning } from './seeded-bank.ts';
import { watchTraffic, type Traffic } from './traffic.ts';
import { useContextsAgain } from './used-contexts.ts';
import { words } from './words.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Makes text look the same in browsers with a window and without one.
  '--font-render-hinting=none',
];

export type Locale = 'en' | 'id';

export interface PersonOptions {
  readonly locale?: Locale;
  readonly theme?: 'light' | 'dark';
  readonly isPhone?: boolean;
  readonly context?: BrowserContextOptions;
}

export interface LoginOptions extends PersonOptions {
  /** The screen to begin with instead of the first one. */
  readonly at?: string;
}

export interface Portal {
  readonly url: string;
  readonly services: Services;
  readonly browser: Browser;
  /** Faults of all pages: console errors, unhandled errors, traffic that the contract does not allow. */
  readonly complaints: string[];
  setTime(time: Date): Promise<void>;
  /** Stops the clock of a browser, which no other test uses afterwards. */
  stopBrowserClock(page: Page, at: number): Promise<void>;
  /** A new browser context with an empty page and an empty cache. */
  openBrowser(options?: PersonOptions): Promise<Page>;
  /** The user is gone from this browser before the test ends. */
  leave(page: Page): Promise<void>;
  /** Logs the user in and waits for the first screen, or leads to another one. */
  logIn(userId: string, options?: LoginOptions): Promise<Page>;
  close(): Promise<void>;
}

const laptop = { width: 1280, height: 800 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The browser's zoom at 200 %: half as many CSS pixels, each twice as large. */
const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };

const contextOptions = ({ locale = 'en', theme = 'light', isPhone = false, context }: PersonOptions) => ({
  viewport: laptop,
  ...(isPhone ? phone : inject('isZoomed') && zoomed),
  locale: locale === 'id' ? 'id-ID' : 'en-GB',
  colorScheme: theme,
  timezoneId: 'Asia/Jakarta',
  // Frames of animations are a tenth of a story's processor time; layout-shifts.test.ts looks at them.
  reducedMotion: 'reduce' as const,
  ...context,
});

/**
 * The browser logs every refused request, but a refusal is a normal answer that the page shows. It also logs that it
 * could not look for a newer worker, which it does by itself, also without a network.
 */
const notFaults = ['Failed to load resource', 'An unknown error occurred when fetching the script'];

function watchPage(page: Page, traffic: Traffic, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !notFaults.some((start) => message.text().startsWith(start)))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  traffic.watch(page);
}

/** Fills in and sends the login form. */
export async function fillLogin(page: Page, userId: string, locale: Locale = 'en', password = demoPassword) {
  const text = words(locale, 'session');
  await page.getByLabel(text('login.userId')).fill(userId);
  await page.getByLabel(text('login.password'), { exact: true }).fill(password);
  await page.getByLabel(text('login.captcha')).fill(captchaAnswer);
  await page.getByRole('button', { name: text('login.submit'), exact: true }).click();
}

/** The login and the first screen share one document, so the title shows which of them is there. */
async function waitForFirstScreen(page: Page, userId: string, locale: Locale = 'en'): Promise<void> {
  const [path, title] = userId.startsWith('SYSADMIN')
    ? (['/admin/dashboard', 'adminDashboard'] as const)
    : (['/dashboard/home', 'home'] as const);
  await page.waitForURL(`**${path}`);
  const shown = words(locale, 'screens')(title);
  await page.waitForFunction((wanted) => document.title.startsWith(wanted), shown);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** Milliseconds; a busy machine may need this long. */
const patience = 60_000;

let running: Promise<Browser> | undefined;

/** All test files of a worker share one browser, with a context for each user. */
const startBrowser = () => (running ??= chromium.launch({ executablePath: findChromium(), args: flags }));

export async function openPortal(): Promise<Portal> {
  const folder = await copyOf(inject('seededBank'));
  const extend = await servePortal();
  const bank = await startBank({ config: configIn(folder, 0), environment: { LOGS: 'off' }, extend });
  const { services } = bank;
  await setClock(services.db, morning);
  const url = `http://127.0.0.1:${(bank.app.server.address() as AddressInfo).port}`;
  const browser = await startBrowser();
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const traffic = watchTraffic(complaints);
  const used = useContextsAgain(url);

  /** A page that stays open follows every event of its company. Those that beforeAll opens stay for all tests of a file. */
  function watched(page: Page): Page {
    watchPage(page, traffic, complaints);
    notePage(page);
    if (TestRunner.getCurrentTest()) onTestFinished(() => used.leave(page.context()));
    return page;
  }

  async function newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ baseURL: url, ...options });
    contexts.push(context);
    watchPages(context);
    context.setDefaultTimeout(patience);
    return context.newPage();
  }

  async function openUsedBrowser(options: PersonOptions): Promise<Page> {
    const wanted = contextOptions(options);
    const page = await used.take(wanted);
    if (page) return watched(page);
    const fresh = await newPage(wanted);
    used.keep(fresh.context(), wanted);
    return watched(fresh);
  }

  return {
    url,
    services,
    browser,
    complaints,
    setTime: (time) => setClock(services.db, time),
    stopBrowserClock(page, at) {
      used.forget(page.context());
      return page.clock.setFixedTime(at);
    },
    openBrowser: async (options = {}) => watched(await newPage(contextOptions(options))),
    leave: (page) => used.leave(page.context()),
    async logIn(userId, { at, ...options } = {}) {
      const page = await openUsedBrowser(options);
      await page.goto(at ? `/login?next=${encodeURIComponent(at)}` : '/login');
      await fillLogin(page, userId, options.locale);
      if (at) await page.waitForURL(({ pathname }) => pathname !== '/login');
      else await waitForFirstScreen(page, userId, options.locale);
      return page;
    },
    async close() {
      await traffic.settle();
      await Promise.all(contexts.map((context) => context.close()));
      await bank.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
