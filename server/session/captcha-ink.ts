// Computes how much of each dot of the picture a set of lines covers, from 0 to 255, with soft edges.
import type { Point } from './captcha-glyphs.ts';
import { pictureHeight, pictureWidth, type Line } from './captcha-strokes.ts';

/** Dots for each unit of the picture, so that it is sharp on a phone. */
export const dots = 2;
export const inkWidth = pictureWidth * dots;
export const inkHeight = pictureHeight * dots;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const first = (one: number, other: number, reach: number) => Math.max(Math.floor(Math.min(one, other) - reach), 0);
const last = (one: number, other: number, reach: number, most: number) =>
  Math.min(Math.ceil(Math.max(one, other) + reach), most - 1);

/** Paints a straight line with round ends; the distance of a dot from the line decides how much is covered. */
function paint(ink: Uint8Array, [fromX, fromY]: Point, [toX, toY]: Point, radius: number): void {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX * alongX + alongY * alongY || 1;
  const [right, bottom] = [last(fromX, toX, radius + 1, inkWidth), last(fromY, toY, radius + 1, inkHeight)];
  for (let y = first(fromY, toY, radius + 1); y <= bottom; y += 1)
    for (let x = first(fromX, toX, radius + 1); x <= right; x += 1) {
      const part = clamp(((x - fromX) * alongX + (y - fromY) * alongY) / length, 0, 1);
      const [offX, offY] = [x - fromX - part * alongX, y - fromY - part * alongY];
      const covered = 255 * clamp(radius + 0.5 - Math.sqrt(offX * offX + offY * offY), 0, 1);
      const at = y * inkWidth + x;
      if (covered > (ink[at] ?? 0)) ink[at] = covered;
    }
}

const inDots = ([x, y]: Point): Point => [x * dots, y * dots];

export function inkOf(lines: readonly Line[]): Uint8Array {
  const ink = new Uint8Array(inkWidth * inkHeight);
  for (const { points, width } of lines) {
    const scaled = points.map(inDots);
    for (const [index, to] of scaled.entries()) paint(ink, scaled[index - 1] ?? to, to, (width * dots) / 2);
  }
  return ink;
}
