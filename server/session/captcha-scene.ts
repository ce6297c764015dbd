// Composes a captcha: rotated and bent signs side by side, weak strokes behind them and thin cuts through them.
import { glyphs, type Point } from './captcha-glyphs.ts';
import { bend, between, boxOf, pathOf, pictureHeight, pictureWidth, type Line } from './captcha-strokes.ts';

export interface CaptchaScene {
  /** The lines of each sign, from left to right. */
  readonly signs: readonly (readonly Line[])[];
  /** Weak strokes on the ground, behind the signs. */
  readonly noise: readonly Line[];
  /** Strokes in the colour of the ground, through the signs. */
  readonly cuts: readonly Line[];
}

type Move = (point: Point) => Point;

const signSize = 55;
/** Room for the wave that bends the row. */
const margin = 5;
const falseStrokes = 4;
const cutStrokes = 2;

function turn(): Move {
  const angle = between(-0.44, 0.44);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const size = signSize * between(0.9, 1.1);
  const slant = between(-0.2, 0.2);
  const stretch = between(0.82, 1.05);
  return ([x, y]) => {
    const [left, top] = [size * ((stretch * (x - 50)) / 100 + (slant * (y - 50)) / 100), (size * (y - 50)) / 100];
    return [left * cos - top * sin, left * sin + top * cos];
  };
}

function wave(): Move {
  const [lift, push, phase] = [between(2, 4), between(1.5, 3), between(0, 6)];
  return ([x, y]) => [x + push * Math.sin(y / 13 + phase), y + lift * Math.sin(x / 21 + phase)];
}

const moved = (lines: readonly Line[], move: Move): Line[] =>
  lines.map(({ points, width }) => ({ width, points: points.map(move) }));

const shift =
  (right: number, down: number): Move =>
  ([x, y]) => [x + right, y + down];

function signOf(sign: string): Line[] {
  const width = between(5.2, 6.2);
  return moved(
    (glyphs[sign] ?? []).map((stroke) => ({ points: pathOf(stroke), width })),
    turn(),
  );
}

/** Places the signs side by side: each begins a little before or after the end of the one before. */
function rowOf(signs: readonly Line[][]): Line[][] {
  let right = 0;
  const row = signs.map((sign) => {
    const { left, right: end, top, bottom } = boxOf(sign);
    const from = right - between(-1, 2.5);
    right = from + end - left;
    return moved(sign, shift(from - left, pictureHeight / 2 - (top + bottom) / 2 + between(-9, 9)));
  });
  const scale = Math.min(1, (pictureWidth - 2 * margin) / right);
  return row.map((sign) => moved(sign, ([x, y]) => [pictureWidth / 2 + scale * (x - right / 2), y]));
}

/** A wavy stroke from side to side. */
function stroke(width: number): Line {
  const points = Array.from({ length: 5 }, (_, index): Point => [
    (pictureWidth / 4) * index + between(-12, 12),
    between(10, pictureHeight - 10),
  ]);
  return { points: bend(points), width };
}

export function composeCaptcha(text: string): CaptchaScene {
  const warp = wave();
  return {
    signs: rowOf([...text].map(signOf)).map((sign) => moved(sign, warp)),
    noise: Array.from({ length: falseStrokes }, () => stroke(between(1.6, 2.3))),
    cuts: Array.from({ length: cutStrokes }, () => stroke(between(1, 1.5))),
  };
}
