// Writes a greyscale picture as a PNG file: signature, header, one deflated block of rows, end.
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const greyOfEightBits = [8, 0, 0, 0, 0];

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** dots: row by row, each from 0 (black) to 255 (white). */
export function greyPng(dots: Uint8Array, width: number): Buffer {
  const height = dots.length / width;
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Each row begins with its filter type: 0 for none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1)
    rows.set(dots.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const header = Buffer.concat([size, Buffer.from(greyOfEightBits)]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
