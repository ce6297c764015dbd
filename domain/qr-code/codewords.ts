// The bytes of a QR code with error correction M: the text, its padding, and the correction of each block.
import { correctionOf } from './galois.ts';

export interface Version {
  readonly number: number;
  readonly dataBytes: number;
  readonly blocks: number;
  readonly correctionBytes: number;
  /** The middles of the alignment patterns, in both directions. */
  readonly alignment: readonly number[];
}

const row = (number: number, dataBytes: number, blocks: number, correctionBytes: number, alignment: number[]) => ({
  number,
  dataBytes,
  blocks,
  correctionBytes,
  alignment,
});

const versions: readonly Version[] = [
  row(1, 16, 1, 10, []),
  row(2, 28, 1, 16, [6, 18]),
  row(3, 44, 1, 26, [6, 22]),
  row(4, 64, 2, 18, [6, 26]),
  row(5, 86, 2, 24, [6, 30]),
  row(6, 108, 4, 16, [6, 34]),
  row(7, 124, 4, 18, [6, 22, 38]),
  row(8, 154, 4, 22, [6, 24, 42]),
  row(9, 182, 5, 22, [6, 26, 46]),
];

const headBits = 12;
export const longestText = 180;

/** Throws for a text that is too long or not ASCII. */
export function versionFor(text: string): Version {
  const found = versions.find(({ dataBytes }) => text.length * 8 + headBits <= dataBytes * 8);
  if (!found || !/^[ -~]*$/.test(text)) throw new RangeError(`A QR code holds up to ${longestText} ASCII characters`);
  return found;
}

/** Half a byte says that bytes follow, then come their number and the bytes. */
function dataOf(text: string, { dataBytes }: Version): number[] {
  const bytes = [...text].map((sign) => sign.charCodeAt(0));
  const halves = [4, text.length >> 4, text.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: halves.length / 2 }, (_, place) => {
    const [high = 0, low = 0] = halves.slice(2 * place);
    return high * 16 + low;
  });
  const padding = Array.from({ length: dataBytes - data.length }, (_, place) => (place % 2 === 0 ? 0xec : 0x11));
  return [...data, ...padding];
}

/** Splits the data into blocks; the last ones are one byte longer if it does not divide evenly. */
function blocksOf(data: readonly number[], { blocks, dataBytes }: Version): number[][] {
  const short = Math.floor(dataBytes / blocks);
  const shortOnes = blocks - (dataBytes % blocks);
  return Array.from({ length: blocks }, (_, block) => {
    const start = block * short + Math.max(0, block - shortOnes);
    return data.slice(start, start + short + (block < shortOnes ? 0 : 1));
  });
}

/** Takes the first byte of each block, then the second of each, and so on. */
function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat();
}

export function codewordsOf(text: string, version: Version): number[] {
  const blocks = blocksOf(dataOf(text, version), version);
  return [...interleave(blocks), ...interleave(blocks.map((block) => correctionOf(block, version.correctionBytes)))];
}
