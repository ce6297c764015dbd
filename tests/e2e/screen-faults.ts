// Faults of a screen that need no knowledge of it: missing texts, not exactly one title, wider than the window,
// violations of accessibility rules. A dark page is judged in its own theme, a light one in both.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { isKeyOfTexts } from './words.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const nothingMore = ';';

/** Loads the rules once per document. Reports only violations, because the other results take most of the time. */
async function rulesIn(page: Page): Promise<AxeBuilder> {
  const areThere = await page.evaluate(() => 'axe' in window);
  const rules = new AxeBuilder(areThere ? { page, axeSource: nothingMore } : { page });
  return rules.setLegacyMode().options({ resultTypes: ['violations'] });
}

async function violationsOf(rules: AxeBuilder): Promise<string[]> {
  const { violations } = await rules.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

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
  const found = await violationsOf((await rulesIn(page)).withTags(standards));
  if (themes === 'own') return found;
  if (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) return found;
  await paint(page, 'dark');
  const inDark = await violationsOf((await rulesIn(page)).withRules(['color-contrast']));
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
