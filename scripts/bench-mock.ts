// npm run bench:mock: requests per second of the mock, beside a server with a constant answer in the same run.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import autocannon from 'autocannon';

const mockPort = 4019;
const seconds = 5;
const wanted = 4000;
const wantedReady = 2000;

const profile = {
  url: `http://127.0.0.1:${mockPort}/api/auth/user/profile`,
  headers: { authorization: 'Bearer bench' },
};
const inquiry = {
  url: `http://127.0.0.1:${mockPort}/api/user/auth/mask`,
  method: 'POST' as const,
};

async function startMock(): Promise<{ child: ChildProcess; readyAfter: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/mock/main.ts', '--port', String(mockPort)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { child, readyAfter: performance.now() - began };
}

async function startFloor(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, reply) => reply.end('{"statusCode":"00"}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, close: () => server.close() };
}

const rate = async (options: autocannon.Options) =>
  Math.round((await autocannon({ connections: 32, duration: seconds, ...options })).requests.average);

const { child, readyAfter } = await startMock();
const floor = await startFloor();
try {
  const rates = { floor: await rate({ url: floor.url }), get: await rate(profile), post: await rate(inquiry) };
  console.log(`Ready after ${Math.round(readyAfter)} ms · wanted ${wantedReady} ms`);
  console.log(
    `Constant server ${rates.floor}/s · mock GET ${rates.get}/s · mock POST ${rates.post}/s · wanted ${wanted}/s`,
  );
  console.log(`Mock as a ratio of the constant server: ${(Math.min(rates.get, rates.post) / rates.floor).toFixed(2)}`);
  process.exitCode = Math.min(rates.get, rates.post) < wanted || readyAfter > wantedReady ? 1 : 0;
} finally {
  child.kill();
  floor.close();
}
