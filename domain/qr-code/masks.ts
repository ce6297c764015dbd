// The eight masks of a QR code, and how hard a masked code is to read.
import type { Modules } from './patterns.ts';

type Mask = (row: number, column: number) => boolean;

export const masks: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const long = 5;
const runPenalty = 3;
const blockPenalty = 3;
const finderPenalty = 40;
const finderLike = /(?=10111010000|00001011101)/g;

const textOf = (line: readonly boolean[]) => line.map((isDark) => (isDark ? '1' : '0')).join('');

function penaltyOfLine(text: string): number {
  const runs = text.match(/0+|1+/g) ?? [];
  const ofRuns = runs.reduce((sum, { length }) => sum + (length >= long ? runPenalty + length - long : 0), 0);
  return ofRuns + [...text.matchAll(finderLike)].length * finderPenalty;
}

function blocksIn(lines: readonly string[]): number {
  let blocks = 0;
  for (const [row, line] of lines.entries())
    for (let column = 1; column < line.length; column += 1) {
      const square = line.slice(column - 1, column + 1) + (lines[row + 1]?.slice(column - 1, column + 1) ?? '01');
      if (square === '0000' || square === '1111') blocks += 1;
    }
  return blocks;
}

/** Lower is better: long runs, blocks, false finder patterns, and an uneven share of dark modules count. */
export function penaltyOf(modules: Modules): number {
  const rows = modules.map(textOf);
  const columns = modules.map((_, column) => textOf(modules.map((line) => line[column] === true)));
  const dark = rows.join('').replaceAll('0', '').length;
  const unevenness = Math.floor(Math.abs((100 * dark) / modules.length ** 2 - 50) / 5) * 10;
  const ofLines = [...rows, ...columns].reduce((sum, line) => sum + penaltyOfLine(line), 0);
  return ofLines + blocksIn(rows) * blockPenalty + unevenness;
}
