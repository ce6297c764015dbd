// npm start: the contract's page and the mock API on one port. npm run dev follows the files as they change.
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { generatedContract } from './contract/generated.ts';
import { buildDocs, docsPage } from './docs.ts';
import { createLiveMock } from './mock/live-mock.ts';
import { welcomePage } from './welcome-page.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    watch: { type: 'boolean', default: false },
  },
});

async function sendPage(reply: ServerResponse, type: string, body: Promise<Buffer | string>): Promise<void> {
  try {
    reply.writeHead(200, { 'content-type': type }).end(await body);
  } catch (error) {
    reply.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
  }
}

const pages: Readonly<Record<string, (reply: ServerResponse) => Promise<void>>> = {
  '/': (reply) => sendPage(reply, 'text/html; charset=utf-8', welcomePage()),
  '/contract': (reply) => sendPage(reply, 'text/html; charset=utf-8', readFile(docsPage)),
  '/contract/openapi.json': (reply) => sendPage(reply, 'application/json', readFile(generatedContract)),
};

function withPages(mock: RequestListener): RequestListener {
  return (request, reply) => {
    const page = request.method === 'GET' ? pages[new URL(request.url ?? '/', 'http://here').pathname] : undefined;
    if (page) void page(reply);
    else mock(request, reply);
  };
}

await buildDocs();
const mock = await createLiveMock({}, console.log);
if (values.watch) mock.watch();
const server = createServer(withPages(mock.listener));
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${values.port} is taken; try: npm start -- --port 8090` : error.message);
  process.exitCode = 1;
});
server.listen(Number(values.port), '127.0.0.1', () => {
  const here = `http://127.0.0.1:${values.port}`;
  console.log(
    `The contract  ${here}/contract\nThe mock API  ${here}/api/…\nReady after ${Math.round(performance.now())} ms`,
  );
});
