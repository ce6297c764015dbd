// The answer to an upload that is refused before it is read reaches a client that still sends it.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { prepareRefusal } from '../../server/sandbox/prepared-refusals.ts';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { addPeople, bearerOf } from './people.ts';

const path = '/api/underlying/document/upload';
const boundary = 'boundary-of-the-test';
const start = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;
const piece = Buffer.alloc(64 * 1024, 'a');
const pieces = 128;

let bank: TestBank;
let app: ReturnType<typeof buildApp>;

beforeAll(async () => {
  bank = await beginBank('pglite', addPeople);
  const services = { ...bank.services, config: { ...bank.services.config, isSandbox: true } };
  app = buildApp({ document: await loadContract(), services, logs: false });
  mountSandbox(app, services);
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 180_000);
afterAll(async () => {
  await app.close();
  await bank.close();
});

/** Sends eight megabytes like a browser, which reads the answer only after it has sent everything. */
async function upload(headers: Record<string, string>): Promise<unknown> {
  const { port } = app.server.address() as AddressInfo;
  const given = {
    host: '127.0.0.1',
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(start.length + pieces * piece.length + end.length),
    'idempotency-key': randomUUID(),
    ...headers,
  };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(port, '127.0.0.1').pause();
  const broken = once(socket, 'close').then(() => Promise.reject(new Error('The connection broke')));
  broken.catch(() => undefined);
  const write = (part: string | Buffer) =>
    Promise.race([broken, new Promise<unknown>((resolve) => socket.write(part, resolve))]);
  await write([`POST ${path} HTTP/1.1`, ...lines, '', start].join('\r\n'));
  for (let sent = 0; sent < pieces; sent += 1) {
    await write(piece);
    await pause(1);
  }
  await write(end);
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.endsWith('}')) break;
  }
  return JSON.parse(answer.split('\r\n\r\n')[1] ?? '');
}

const asMaker = () => bearerOf(bank, 'MAKER01@NUSANTARA');

describe.each(['keep-alive', 'close'])(
  'an upload over a connection that is to %s reads why it is refused',
  (connection) => {
    test('by what a tester prepared', async () => {
      await prepareRefusal(bank.services.db, { operationId: 'uploadUnderlyingDocument', code: 'UPLOAD_INFECTED' });
      expect(await upload({ connection, ...(await asMaker()) })).toMatchObject({ statusCode: 'UPLOAD_INFECTED' });
    });

    test('because it has no session', async () => {
      expect(await upload({ connection })).toMatchObject({ statusCode: '401' });
    });

    test('because its key is no key', async () => {
      const headers = { connection, ...(await asMaker()), 'idempotency-key': 'x' };
      expect(await upload(headers)).toMatchObject({ statusCode: '400' });
    });

    test('because its file is too big', async () => {
      expect(await upload({ connection, ...(await asMaker()) })).toMatchObject({ statusCode: 'UPLOAD_TOO_BIG' });
    });
  },
);
