// Builds the floor page and serves it compressed, as the portal is served.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const source = fileURLToPath(new URL('floor/', import.meta.url));
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

export interface FloorPage {
  readonly url: string;
  close(): void;
}

async function compressed(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(
    files.map(async (file) => [file.slice(folder.length), brotliCompressSync(await readFile(file))] as const),
  );
  return new Map(contents);
}

export async function serveFloor(folder: string): Promise<FloorPage> {
  await build({ configFile: false, root: source, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const files = await compressed(folder);
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': types[extname(path)] ?? '', 'content-encoding': 'br' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}
