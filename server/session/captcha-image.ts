// A picture for eyes: warped strokes among false ones, cut into pieces whose order in the file tells nothing.
import { randomInt } from 'node:crypto';
import { glyphs, type Point, type Stroke } from './captcha-glyphs.ts';

const width = 240;
const height = 80;
const signSize = 38;
const falseStrokes = 3;
const specks = 30;
const stepsOfBend = 6;
const pointsOfPiece = 4;

const fraction = () => randomInt(0, 10_000) / 10_000;
const between = (low: number, high: number) => low + fraction() * (high - low);

const blend = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** Catmull-Rom: goes through every point without a corner. */
function bend(points: readonly Point[]): Point[] {
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

const pathOf = ({ round, points }: Stroke) => (round ? bend(points) : divide(points));

function placement(index: number, count: number): (point: Point) => Point {
  const angle = between(-0.42, 0.42);
  const size = signSize * between(0.85, 1.15);
  const slant = between(-0.2, 0.2);
  const centre: Point = [(width / count) * (index + 0.5) + between(-4, 4), height / 2 + between(-9, 9)];
  return ([x, y]) => {
    const [left, top] = [(x - 50) / 100 + (slant * (y - 50)) / 100, (y - 50) / 100];
    return [
      centre[0] + size * (left * Math.cos(angle) - top * Math.sin(angle)),
      centre[1] + size * (left * Math.sin(angle) + top * Math.cos(angle)),
    ];
  };
}

function wave(): (point: Point) => Point {
  const [lift, push, phase] = [between(2, 4), between(1, 3), between(0, 6)];
  return ([x, y]) => [x + push * Math.sin(y / 13 + phase), y + lift * Math.sin(x / 21 + phase)];
}

function piecesOf(path: readonly Point[]): Point[][] {
  const pieces: Point[][] = [];
  for (let from = 0; from < path.length - 1; from += pointsOfPiece - 1)
    pieces.push(path.slice(from, from + pointsOfPiece));
  return pieces;
}

// One goes from side to side, so that no sign stands apart from its neighbours.
function falseStroke(): Point[] {
  const points = Array.from({ length: 4 }, (_, index): Point => [
    (width / 3) * index + between(-20, 20),
    between(8, height - 8),
  ]);
  return bend(points);
}

function shuffle<Item>(items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

const written = (points: readonly Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
const drawn = (points: readonly Point[], stroke: number) =>
  `<path d="M${written(points)}" stroke-width="${stroke.toFixed(1)}"/>`;

function signPieces(text: string): string[] {
  const warp = wave();
  return [...text].flatMap((sign, index) => {
    const place = placement(index, text.length);
    const paths = (glyphs[sign] ?? []).map((stroke) => pathOf(stroke).map((point) => warp(place(point))));
    return paths.flatMap(piecesOf).map((piece) => drawn(piece, between(2.3, 3.4)));
  });
}

export function drawCaptcha(text: string): string {
  const noise = Array.from({ length: falseStrokes }, falseStroke).flatMap(piecesOf);
  const dots = Array.from({ length: specks }, (): Point[] => {
    const [x, y] = [between(0, width), between(0, height)];
    return [
      [x, y],
      [x + between(-3, 3), y + between(-3, 3)],
    ];
  });
  const pieces = shuffle([...signPieces(text), ...[...noise, ...dots].map((piece) => drawn(piece, between(1.3, 2.7)))]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#1f2937" stroke-linecap="round"><rect width="${width}" height="${height}" fill="#f3f4f6" stroke="none"/>${pieces.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
