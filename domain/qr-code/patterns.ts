// The parts of a QR code that do not depend on its text, and where its text goes.
import type { Version } from './codewords.ts';

export type Modules = boolean[][];

export const sizeOf = ({ number }: Version): number => 17 + 4 * number;

const emptyModules = (size: number): (boolean | undefined)[][] =>
  Array.from({ length: size }, () => Array.from<boolean | undefined>({ length: size }));

export type Grid = (boolean | undefined)[][];

export function put(grid: Grid, row: number, column: number, isDark: boolean): void {
  const line = grid[row];
  if (line && column >= 0 && column < line.length) line[column] = isDark;
}

/** Rings around a middle: the ring at these distances is light. */
function putRings(grid: Grid, row: number, column: number, reach: number, light: readonly number[]): void {
  for (let down = -reach; down <= reach; down += 1)
    for (let right = -reach; right <= reach; right += 1)
      put(grid, row + down, column + right, !light.includes(Math.max(Math.abs(down), Math.abs(right))));
}

function putAlignment(grid: Grid, { alignment }: Version, size: number): void {
  const last = size - 7;
  for (const row of alignment)
    for (const column of alignment) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isCorner) putRings(grid, row, column, 2, [1]);
    }
}

/** Appends the remainder of a division of polynomials over bits. */
function withCheck(value: number, checkBits: number, divisor: number): number {
  let rest = value << checkBits;
  for (let bit = 31 - Math.clz32(rest); bit >= checkBits; bit = 31 - Math.clz32(rest))
    rest ^= divisor << (bit - checkBits);
  return (value << checkBits) | rest;
}

const bitOf = (value: number, bit: number) => ((value >> bit) & 1) === 1;

/** The mask and the error correction M, twice. */
export function putFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const format = withCheck(mask, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = bitOf(format, bit);
    const skip = bit >= 6 ? 1 : 0;
    if (bit < 8) put(grid, bit + skip, 8, isDark);
    else put(grid, 8, 15 - bit - (bit === 8 ? 0 : 1), isDark);
    if (bit < 8) put(grid, 8, size - 1 - bit, isDark);
    else put(grid, size - 15 + bit, 8, isDark);
  }
  put(grid, size - 8, 8, true);
}

function putVersion(grid: Grid, { number }: Version): void {
  if (number < 7) return;
  const value = withCheck(number, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit += 1) {
    const [along, across] = [Math.floor(bit / 3), grid.length - 11 + (bit % 3)];
    put(grid, along, across, bitOf(value, bit));
    put(grid, across, along, bitOf(value, bit));
  }
}

/** Returns a grid with all fixed parts. What is still undefined is free for the text. */
export function fixedParts(version: Version): Grid {
  const size = sizeOf(version);
  const grid = emptyModules(size);
  for (let place = 8; place < size - 8; place += 1) {
    put(grid, 6, place, place % 2 === 0);
    put(grid, place, 6, place % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    putRings(grid, row, column, 4, [2, 4]);
  putAlignment(grid, version, size);
  putFormat(grid, 0);
  putVersion(grid, version);
  return grid;
}

/** The free places in the order of the text: two columns at a time from the right, up and down in turns. */
export function* freePlaces(grid: Grid): Generator<readonly [row: number, column: number]> {
  const size = grid.length;
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (grid[row]?.[column] === undefined) yield [row, column];
    }
    isUpwards = !isUpwards;
  }
}
