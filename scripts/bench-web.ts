// npm run bench:web: what a user waits for in the portal, beside a minimal page with the same libraries.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { below, printFigures, type Figure } from './bench/figures.ts';
import { blockingTime } from './bench/web/blocking.ts';
import budget from './bench/web/budget.json' with { type: 'json' };
import { serveFloor } from './bench/web/floor.ts';
import {
  compareLogin,
  firstScreen,
  layoutShift,
  longestTask,
  medianOfRuns,
  scrolling,
  typing,
} from './bench/web/measures.ts';
import { nextScreens } from './bench/web/next-screens.ts';
import { addressOf, launch, onPage, startPortal, type Speed } from './bench/web/portal.ts';
import { findChromium } from './find-chromium.ts';
import { buildPortal } from './portal/build.ts';

const share = (name: string, value: number, goal: number): Figure => ({
  name,
  goal: `at most ${goal}`,
  value: value.toFixed(3),
  passed: value <= goal,
});

await buildPortal();
const folder = await mkdtemp(join(tmpdir(), 'bench-web-'));
const floor = await serveFloor(join(folder, 'floor'));
const bank = await startPortal(join(folder, 'bank'));
const browser = await launch();
const url = addressOf(bank);

try {
  const inRounds = (speed: Speed, measure: (page: Page) => Promise<number>) =>
    medianOfRuns(() => onPage(browser, url, speed, measure));
  const figures: Figure[] = [
    share(
      'login usable / the floor',
      await medianOfRuns(() => compareLogin(browser, url, floor.url)),
      budget.loginOfFloor,
    ),
    below('first screen after the login answered', await inRounds('slow', firstScreen), budget.firstScreenMs, 'ms'),
    below('a screen seen before, after the click', await inRounds('fast', nextScreens), budget.nextScreenMs, 'ms'),
    below('a key in the largest form, slow processor', await inRounds('slow processor', typing), budget.typingMs, 'ms'),
    below('longest frame over ten thousand rows', await inRounds('fast', scrolling), budget.frameMs, 'ms'),
    below('longest task from login to home', await inRounds('fast', longestTask), budget.longTaskMs, 'ms'),
    below('home blocked while it loads, slow phone', await inRounds('slow', blockingTime), budget.blockingMs, 'ms'),
    share('layout shift from login to home', await inRounds('fast', layoutShift), budget.layoutShift),
  ];
  console.log(`Measured in ${basename(findChromium() ?? '')} ${browser.version()}`);
  printFigures(figures);
  process.exitCode = figures.every(({ passed }) => passed) ? 0 : 1;
} finally {
  await browser.close();
  await bank.stop();
  floor.close();
  await rm(folder, { recursive: true, force: true });
}
