// Draws a text as a QR code (ISO/IEC 18004): bytes, error correction M, up to version 9.
import { codewordsOf, versionFor } from './codewords.ts';
import { masks, penaltyOf } from './masks.ts';
import { fixedParts, freePlaces, putFormat, type Grid, type Modules } from './patterns.ts';

function withText(fixed: Grid, codewords: readonly number[], mask: number): Modules {
  const grid = fixed.map((line) => [...line]);
  let bit = 0;
  for (const [row, column] of freePlaces(fixed)) {
    const byte = codewords[Math.floor(bit / 8)] ?? 0;
    const isDark = ((byte >> (7 - (bit % 8))) & 1) === 1;
    const line = grid[row];
    if (line) line[column] = isDark !== (masks[mask]?.(row, column) ?? false);
    bit += 1;
  }
  putFormat(grid, mask);
  return grid.map((line) => line.map((isDark) => isDark === true));
}

/** Returns the rows of the code; true is dark. The quiet zone of four modules around it is not included. */
export function qrModules(text: string): Modules {
  const version = versionFor(text);
  const fixed = fixedParts(version);
  const codewords = codewordsOf(text, version);
  const masked = masks.map((_, mask) => withText(fixed, codewords, mask));
  const [first, ...others] = masked.map((modules) => ({ modules, penalty: penaltyOf(modules) }));
  if (!first) throw new Error('A QR code has eight masks');
  return others.reduce((best, one) => (one.penalty < best.penalty ? one : best), first).modules;
}

export interface Run {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** The dark modules as horizontal runs, so that a drawing needs few shapes. */
export function darkRuns(modules: Modules): Run[] {
  return modules.flatMap((line, row) => {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...text.matchAll(/1+/g)].map(({ 0: run, index: column }) => ({ row, column, length: run.length }));
  });
}
