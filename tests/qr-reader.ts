// Reads a QR code from its modules, without error correction: a wrong module anywhere is a failure.
import type { Modules } from '../domain/qr-code/patterns.ts';

const maskBits = [
  (row: number, column: number) => (row + column) % 2,
  (row: number) => row % 2,
  (_: number, column: number) => column % 3,
  (row: number, column: number) => (row + column) % 3,
  (row: number, column: number) => ((row >> 1) + Math.trunc(column / 3)) % 2,
  (row: number, column: number) => ((row * column) % 2) + ((row * column) % 3),
  (row: number, column: number) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row: number, column: number) => (((row + column) % 2) + ((row * column) % 3)) % 2,
];

/** By the number of modules along one side: blocks, bytes of data, and whether there are alignment patterns. */
const layouts: Readonly<Record<number, readonly [blocks: number, data: number, alignment: readonly number[]]>> = {
  21: [1, 16, []],
  25: [1, 28, [18]],
  29: [1, 44, [22]],
  33: [2, 64, [26]],
  37: [2, 86, [30]],
  41: [4, 108, [34]],
  45: [4, 124, [6, 22, 38]],
  49: [4, 154, [6, 24, 42]],
  53: [5, 182, [6, 26, 46]],
};

function layoutOf({ length: size }: Modules) {
  const [blocks, data, alignment] = layouts[size] ?? [];
  if (!blocks || !data || !alignment) throw new Error(`No QR code has ${size} modules along its side`);
  return { size, blocks, data, alignment };
}

type Layout = ReturnType<typeof layoutOf>;

function isAligned({ alignment, size }: Layout, row: number, column: number): boolean {
  const near = (place: number) => alignment.find((middle) => Math.abs(middle - place) <= 2);
  const [down, right] = [near(row), near(column)];
  if (down === undefined || right === undefined) return false;
  const ends = [6, size - 7];
  const isCorner = ends.includes(down) && ends.includes(right) && (down === 6 || right === 6);
  return !isCorner;
}

function isFinder(size: number, row: number, column: number): boolean {
  if (row < 9) return column < 9 || column >= size - 8;
  return row >= size - 8 && column < 9;
}

const isVersion = (size: number, row: number, column: number): boolean =>
  size >= 45 && Math.min(row, column) < 6 && Math.max(row, column) >= size - 11;

function isFixed(layout: Layout, row: number, column: number): boolean {
  const { size } = layout;
  if (row === 6 || column === 6 || isFinder(size, row, column)) return true;
  return isVersion(size, row, column) || isAligned(layout, row, column);
}

function maskOf(modules: Modules): (row: number, column: number) => number {
  const bits = [0, 1, 2, 3, 4].map((column) => (modules[8]?.[column] ? 1 : 0));
  const [first, second, ...mask] = bits.map((bit, place) => bit ^ Number('10101'[place]));
  if (first !== 0 || second !== 0) throw new Error('The error correction is not M');
  return maskBits[Number.parseInt(mask.join(''), 2)] as (row: number, column: number) => number;
}

function bytesOf(modules: Modules, layout: Layout): number[] {
  const mask = maskOf(modules);
  const { size } = layout;
  let bits = '';
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const rows = Array.from({ length: size }, (_, step) => (isUp ? size - 1 - step : step));
    for (const row of rows)
      for (const column of [right, right - 1])
        if (!isFixed(layout, row, column))
          bits += (modules[row]?.[column] === true) !== (mask(row, column) === 0) ? '1' : '0';
    isUp = !isUp;
  }
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

/** Puts the bytes of the blocks one after the other again. */
function dataOf(bytes: readonly number[], { blocks, data }: Layout): number[] {
  const short = Math.floor(data / blocks);
  const firstLong = blocks - (data % blocks);
  return Array.from({ length: blocks }, (_, block) => {
    const own = Array.from({ length: short }, (_byte, place) => bytes[place * blocks + block] ?? 0);
    return block < firstLong ? own : [...own, bytes[short * blocks + block - firstLong] ?? 0];
  }).flat();
}

export function textOfQr(modules: Modules): string {
  const layout = layoutOf(modules);
  const bits = dataOf(bytesOf(modules, layout), layout)
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  if (!bits.startsWith('0100')) throw new Error('The code does not contain bytes');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = bits.slice(12, 12 + 8 * length).match(/.{8}/g) ?? [];
  return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Builds the modules from the rectangles that a drawing consists of. All are one module high. */
export function modulesOf(rectangles: readonly Rectangle[], module: number): boolean[][] {
  const left = Math.min(...rectangles.map(({ x }) => x));
  const top = Math.min(...rectangles.map(({ y }) => y));
  const size = Math.round((Math.max(...rectangles.map(({ x, width }) => x + width)) - left) / module);
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const { x, y, width } of rectangles)
    modules[Math.round((y - top) / module)]?.fill(
      true,
      Math.round((x - left) / module),
      Math.round((x + width - left) / module),
    );
  return modules;
}
