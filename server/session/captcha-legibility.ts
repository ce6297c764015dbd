// Measures the ink of a scene: how much of each sign its neighbours cover, and how much the cuts remove.
import { dots, inkHeight, inkOf, inkWidth } from './captcha-ink.ts';
import { captchaRules } from './captcha-rules.ts';
import type { CaptchaScene } from './captcha-scene.ts';
import { boxOf, pictureHeight, pictureWidth, type Box } from './captcha-strokes.ts';

/** Whether more than half of the dot is covered. */
const isInked = (ink: Uint8Array, at: number) => (ink[at] ?? 0) > 127;

interface InkedSign {
  readonly box: Box;
  readonly ink: Uint8Array;
}

/** Counts the inked dots of a sign, and those of them that are inked in another layer, too. */
function sharedInk({ box, ink }: InkedSign, other: Uint8Array): { readonly own: number; readonly shared: number } {
  let [own, shared] = [0, 0];
  const [right, bottom] = [Math.min(box.right * dots, inkWidth - 1), Math.min(box.bottom * dots, inkHeight - 1)];
  for (let y = Math.max(Math.floor(box.top * dots), 0); y <= bottom; y += 1)
    for (let x = Math.max(Math.floor(box.left * dots), 0); x <= right; x += 1) {
      const at = y * inkWidth + x;
      if (!isInked(ink, at)) continue;
      own += 1;
      if (isInked(other, at)) shared += 1;
    }
  return { own, shared };
}

function shareOf(sign: InkedSign, other: Uint8Array): number {
  const { own, shared } = sharedInk(sign, other);
  return shared / own;
}

const widthOf = ({ left, right }: Box) => right - left;
const boxOverlap = (box: Box, next: Box) => (box.right - next.left) / Math.min(widthOf(box), widthOf(next));

export interface Legibility {
  readonly inkCut: number;
  readonly inkOverlap: number;
  readonly boxOverlap: number;
}

/** Returns the worst values of all signs of a scene. */
export function measureScene({ signs, cuts }: CaptchaScene): Legibility {
  const inked = signs.map((lines) => ({ box: boxOf(lines), ink: inkOf(lines) }));
  const cut = inkOf(cuts);
  const pairs = inked.slice(1).map((next, index) => ({ sign: inked[index] ?? next, next }));
  return {
    inkCut: Math.max(...inked.map((sign) => shareOf(sign, cut))),
    inkOverlap: Math.max(...pairs.flatMap(({ sign, next }) => [shareOf(sign, next.ink), shareOf(next, sign.ink)])),
    boxOverlap: Math.max(...pairs.map(({ sign, next }) => boxOverlap(sign.box, next.box))),
  };
}

const isWhole = ({ left, right, top, bottom }: Box): boolean =>
  left >= 0 && top >= 0 && right <= pictureWidth && bottom <= pictureHeight;

export function isLegible(scene: CaptchaScene): boolean {
  if (!scene.signs.map(boxOf).every(isWhole)) return false;
  const found = measureScene(scene);
  if (found.inkCut > captchaRules.mostInkCut || found.inkOverlap > captchaRules.mostInkOverlap) return false;
  return found.boxOverlap <= captchaRules.mostBoxOverlap;
}
