// Faults of a screen that need no knowledge of it: missing texts, not exactly one title, wider than the window,
// violations of accessibility rules. A dark page is judged in its own theme, a light one in both.
import type { Page } from 'playwright-core';
import { violationsOf } from './accessibility.ts';
import { isKeyOfTexts } from './words.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Switches the theme and waits until it is painted. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  // The colours must be final before they are judged.
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
}

/** A test that visits a screen in both themes needs to judge only the one it is in. */
type Themes = 'own' | 'both';

/** Checks all rules in the current theme. A light screen can also be judged for its contrast in dark colours. */
async function judgeByRules(page: Page, themes: Themes): Promise<string[]> {
  const found = await violationsOf(page, standards);
  if (themes === 'own') return found;
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) return found;
  await paint(page, 'dark');
  const inDark = await violationsOf(page, { type: 'rule', values: ['color-contrast'] });
  await paint(page, 'light');
  return [...found, ...inDark.map((fault) => `in the dark theme ${fault}`)];
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Returns a function that lists a screen's faults; the accessibility rules run once per name. */
export function createReader(): (page: Page, name: string, themes?: Themes) => Promise<string[]> {
  const judged = new Set<string>();
  return async (page, name, themes = 'both') => {
    const text = await page.locator('body').innerText();
    const keys = text.split(/\s+/).filter((word) => isKeyOfTexts(word) || word.includes('{{'));
    const overflow = await overflowOf(page);
    const titles = await page.getByRole('heading', { level: 1 }).count();
    const isNew = !judged.has(name);
    judged.add(name);
    return [
      ...keys.map((key) => `shows the key ${key}`),
      ...(titles === 1 ? [] : [`has ${titles} titles`]),
      ...(overflow > 0 ? [`is ${overflow} pixels too wide`] : []),
      ...(isNew ? await judgeByRules(page, themes) : []),
    ];
  };
}
