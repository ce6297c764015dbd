// Scans with a ClamAV daemon by its INSTREAM command: sends chunks, each after its length, and reads the verdict.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { StartRefusal } from '../start-refusal.ts';
import type { Scanner } from './scanner.ts';

const usualPort = 3310;
const longestScan = 30_000;
const command = Buffer.from('zINSTREAM\0');
const end = Buffer.alloc(4);

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

async function ask(url: URL, content: Uint8Array): Promise<string> {
  const socket = connect({ host: url.hostname, port: Number(url.port || usualPort) });
  socket.setTimeout(longestScan, () => socket.destroy(new Error('The scanner is silent')));
  socket.write(Buffer.concat([command, lengthOf(content), content, end]));
  try {
    return await text(socket);
  } finally {
    socket.destroy();
  }
}

/** Throws a StartRefusal unless the address looks like tcp://host:3310. */
export function clamdScanner(address: string): Scanner {
  if (!/^tcp:\/\/[^/]/.test(address) || !URL.canParse(address))
    throw new StartRefusal('SCANNER_URL is no address of a ClamAV daemon; it looks like tcp://127.0.0.1:3310.');
  const url = new URL(address);
  return async (content) => {
    const verdict = (await ask(url, content)).replace(/\0$/, '');
    const [, virus] = /^stream: (.+) FOUND$/.exec(verdict) ?? [];
    if (virus) return { kind: 'infected', virus };
    if (verdict === 'stream: OK') return { kind: 'clean' };
    throw new Error(`The scanner did not scan: ${verdict.slice(0, 100)}`);
  };
}
