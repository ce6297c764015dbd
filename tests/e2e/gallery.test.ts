// Every widget in every state looks as in its picture. After an intended change run it with UPDATE_PICTURES=1, and look at
// the new pictures.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilIdle } from './network-idle.ts';
import { openPortal, type Portal } from './portal.ts';

const folder = fileURLToPath(new URL('pictures/', import.meta.url));
const isUpdate = process.env['UPDATE_PICTURES'] === '1';
/** Font smoothing differs a little between releases of the browser. */
const colourTolerance = 0.3;
const mostDiffering = 0.02;
/** Squares are compared one by one, because a wrong word changes only a small share of the whole picture. */
const side = 64;

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
}, 60_000);
afterAll(() => portal.close());

async function pictureOf(theme: 'light' | 'dark'): Promise<Buffer> {
  const page = await portal.openBrowser({
    theme,
    context: { viewport: { width: 1024, height: 800 } },
  });
  await page.goto('/sandbox/ui');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await untilIdle(page);
  // A full-page picture needs parts that are rendered only when near, and sticky parts at their normal place.
  await page.evaluate(() =>
    document.querySelectorAll('div').forEach((part) => {
      part.style.contentVisibility = 'visible';
      if (getComputedStyle(part).position === 'sticky') part.style.position = 'static';
    }),
  );
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await portal.leave(page);
  return picture;
}

/** The share of differing pixels in the worst square. */
function shareOfDifference(before: PNG, now: PNG): number {
  const { width, height } = now;
  if (before.width !== width || before.height !== height) return 1;
  const mask = new PNG({ width, height });
  pixelmatch(before.data, now.data, mask.data, width, height, { threshold: colourTolerance, diffMask: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < width * height; at++) {
    if (mask.data[at * 4 + 3] === 0) continue;
    const square = `${Math.floor((at % width) / side)} ${Math.floor(at / width / side)}`;
    counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / side ** 2;
}

test.each(['light', 'dark'] as const)('the gallery of widgets looks as it did, %s', async (theme) => {
  const file = `${folder}gallery-${theme}.png`;
  const now = await pictureOf(theme);
  if (isUpdate) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, now);
  }
  const share = shareOfDifference(PNG.sync.read(await readFile(file)), PNG.sync.read(now));
  if (share > mostDiffering) await writeFile(`${folder}gallery-${theme}.now.png`, now);
  expect(share, `pictures/gallery-${theme}.now.png shows what differs`).toBeLessThanOrEqual(mostDiffering);
});
