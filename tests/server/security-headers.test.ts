// Every answer, also to a malformed request, has the envelope with a code and the usual security headers.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { takeTicket } from './event-reader.ts';
import { addPeople, tokenOf } from './people.ts';

const patience = 60_000;
const json = { 'content-type': 'application/json' };
const login = '/api/user/auth/login';
let bank: TestBank;
let app: ReturnType<typeof buildApp>;

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

const portOf = () => (app.server.address() as AddressInfo).port;

async function ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answered> {
  const outgoing = request({ host: '127.0.0.1', port: portOf(), method, path, headers });
  outgoing.end(body);
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part as Buffer);
  return { status: reply.statusCode, headers: reply.headers, text: Buffer.concat(parts).toString() };
}

/** Sends raw text over a connection; returns what the server answers. */
async function say(text: string): Promise<string> {
  const socket = connect(portOf(), '127.0.0.1');
  socket.write(text);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const common = {
  'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/) as string,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': expect.stringMatching(/max-age/) as string,
};
const inward = /node_modules|FST_|\bat .*\.ts|select |"error"/;

beforeAll(async () => {
  bank = await beginBank('pglite', addPeople);
  const services = { ...bank.services, config: { ...bank.services.config, isSandbox: true } };
  app = buildApp({ document: await loadContract(), services, logs: false });
  mountSandbox(app, services);
  await app.listen({ port: 0, host: '127.0.0.1' });
}, patience);
afterAll(async () => {
  await app.close();
  await bank.close();
});

describe('the headers of all answers are set', () => {
  const cases: readonly [what: string, status: number, asked: Asked][] = [
    ['an answer', 200, { path: '/api/common/maintenance/state' }],
    ['the health', 200, { path: '/health' }],
    ['a page of the sandbox', 200, { path: '/sandbox' }],
    ['a static file', 200, { path: '/sandbox/files/sandbox.css' }],
    ['a missing file', 404, { path: '/sandbox/files/none.css' }],
    ['an unknown address', 404, { path: '/api/nothing' }],
    ['a method that is not there', 404, { path: login, method: 'PUT' }],
    ['a call without a session', 401, { path: '/api/auth/user/profile' }],
    ['a body with faults', 400, { path: login, method: 'POST', headers: json, body: '{}' }],
    ['JSON that is not JSON', 400, { path: login, method: 'POST', headers: json, body: '{' }],
    [
      'a body of another kind',
      400,
      { path: login, method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<' },
    ],
    ['a body that is too long', 400, { path: login, method: 'POST', headers: json, body: ' '.repeat(2 ** 20 + 1) }],
    ['an address that cannot be decoded', 400, { path: '/%zz' }],
  ];
  test.each(cases)('over %s (%i)', async (_, status, asked) => {
    const answer = await ask(asked);
    expect(answer).toMatchObject({ status, headers: { ...common, 'x-request-id': expect.stringMatching(/.{8}/) } });
    if (status < 400) return;
    expect(JSON.parse(answer.text)).toMatchObject({ output: null, statusDesc: expect.stringMatching(/./) as string });
    expect(answer.text).not.toMatch(inward);
  });

  test.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['a version that nobody speaks', 'GET / HTTP/9.9\r\n\r\n'],
    ['headers without end', `GET / HTTP/1.1\r\nhost: bank\r\nlong: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('over %s', async (_, text) => {
    const answer = (await say(text)).toLowerCase();
    expect(answer).toMatch(/^http\/1\.1 400 bad request\r\n/);
    for (const name of Object.keys(common)) expect(answer).toContain(`\r\n${name}: `);
    expect(answer).toContain('"statuscode":"400"');
  });

  test('over the stream of events', async () => {
    const ticket = await takeTicket(bank, await tokenOf(bank, 'MAKER01@NUSANTARA'));
    const outgoing = request({ host: '127.0.0.1', port: portOf(), path: `/notif/stream?xid=${ticket}` }).end();
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(reply).toMatchObject({ statusCode: 200, headers: common });
    outgoing.destroy();
  });
});

test('a refused body that is too long names the limit', async () => {
  const { text } = await ask({ path: login, method: 'POST', headers: json, body: ' '.repeat(2 ** 20 + 1) });
  const fault = { field: '(body)', code: 'FIELD_TOO_LONG', parameters: { characters: '10240' } };
  expect(JSON.parse(text)).toMatchObject({ statusCode: '400', errors: [fault] });
});
