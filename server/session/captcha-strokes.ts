// Strokes as lines of many points, so that they can be bent and rotated.
import { randomInt } from 'node:crypto';
import type { Point, Stroke } from './captcha-glyphs.ts';

export const pictureWidth = 288;
export const pictureHeight = 96;

/** A line of points drawn with a round pen. */
export interface Line {
  readonly points: readonly Point[];
  readonly width: number;
}

const stepsOfBend = 6;

export const between = (low: number, high: number) => low + (randomInt(0, 10_001) / 10_000) * (high - low);

const blend = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** Returns a Catmull-Rom curve through the points. */
export function bend(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points.slice(1).flatMap((_, index) =>
    Array.from({ length: stepsOfBend + 1 }, (__, step): Point => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const t = step / stepsOfBend;
      return [blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)];
    }),
  );
}

function divide(points: readonly Point[]): Point[] {
  return points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return Array.from({ length: stepsOfBend + 1 }, (_, step): Point => {
      const t = step / stepsOfBend;
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    });
  });
}

export const pathOf = ({ round, points }: Stroke) => (round ? bend(points) : divide(points));

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the bounding box of lines, including the width of the pen. */
export function boxOf(lines: readonly Line[]): Box {
  const xs = lines.flatMap(({ points, width }) => points.flatMap(([x]) => [x - width / 2, x + width / 2]));
  const ys = lines.flatMap(({ points, width }) => points.flatMap(([, y]) => [y - width / 2, y + width / 2]));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
