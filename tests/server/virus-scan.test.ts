import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { eicarText } from '../../server/files/eicar-scanner.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addPeople, bearerOf } from './people.ts';

const document = await loadContract();
const maker = 'MAKER01@NUSANTARA';
const facts = {
  beneficiaryName: 'Tokyo Trading KK',
  tujuanDokumen: '2012',
  dokumenPendukung: '001',
  documentDate: '2026-11-20',
  documentValue: '48250.00',
  documentCurrency: 'USD',
  expiryDateLLD: '2027-02-26',
};

type App = Pick<TestBank, 'app'>;

async function send({ app }: App, url: string, form: FormData, authorization: string) {
  const encoded = new Response(form);
  const headers = {
    authorization,
    'idempotency-key': randomUUID(),
    'content-type': encoded.headers.get('content-type') ?? '',
  };
  const reply = await app.inject({ method: 'POST', url, headers, payload: Buffer.from(await encoded.arrayBuffer()) });
  const { statusCode: code, parameters } = reply.json<{ statusCode: string; parameters?: object }>();
  return { status: reply.statusCode, code, parameters };
}

/** Every upload of the bank, with a file that it accepts when the file is clean. */
const uploads = {
  'an underlying document': (app: App, text: string, authorization: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...facts, documentNumber: randomUUID().slice(0, 8) }))
      form.set(field, value);
    form.set('file', new Blob([`%PDF-1.7\n${text}`]), `${randomUUID().slice(0, 8)}.pdf`);
    return send(app, '/api/underlying/document/upload', form, authorization);
  },
  'a file for the file transfer': (app: App, text: string, authorization: string) => {
    const form = new FormData();
    form.set('file', new Blob([text]), 'payroll.csv');
    return send(app, '/api/tools/file-encryptor', form, authorization);
  },
};
const kinds = Object.keys(uploads) as (keyof typeof uploads)[];

onEmbeddedDatabase('a sandbox', addPeople, (bank) => {
  let authorization = '';
  beforeAll(async () => {
    ({ authorization } = await bearerOf(bank(), maker));
  });

  test.each(kinds)('refuses %s with the test virus in it, and stores nothing', async (kind) => {
    const infected = await uploads[kind](bank(), eicarText, authorization);
    expect(infected).toMatchObject({ status: 422, code: 'UPLOAD_INFECTED', parameters: { name: expect.any(String) } });
    expect(await bank().services.db.selectFrom('underlying_documents').select('file_name').execute()).toEqual([]);
  });

  test.each(kinds)('accepts %s without it', async (kind) => {
    expect((await uploads[kind](bank(), 'H;2;100.00\n', authorization)).code).toBe('00');
  });
});

/** A server that speaks ClamAV's INSTREAM and answers with the given verdict. */
async function startDaemon(verdictOf: (content: string) => string): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const from = 'zINSTREAM\0'.length + 4;
      const isWhole = received.length >= from && received.length >= from + received.readUInt32BE(from - 4) + 4;
      if (isWhole) socket.end(`${verdictOf(received.subarray(from, -4).toString())}\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('a bank that is no sandbox', () => {
  let bank: TestBank;
  let daemon: Server;
  let authorization = '';
  beforeAll(async () => {
    bank = await beginBank('pglite', addPeople);
    ({ authorization } = await bearerOf(bank, maker));
    daemon = await startDaemon((content) =>
      content.includes('worm')
        ? 'stream: Win.Worm-1 FOUND'
        : content.includes('huge')
          ? 'INSTREAM size limit exceeded. ERROR'
          : 'stream: OK',
    );
  }, 60_000);
  afterAll(async () => {
    daemon.close();
    await bank.close();
  });

  const appWith = (scannerUrl: string | undefined) => {
    const config = { ...bank.services.config, isSandbox: false, scannerUrl };
    return { app: buildApp({ document, services: { ...bank.services, config }, logs: false }) };
  };
  const urlOfDaemon = () => `tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`;

  test.each([
    ['Invoice 2611', '00'],
    ['a worm', 'UPLOAD_INFECTED'],
    ['huge', 'UPLOAD_NOT_SCANNED'],
  ])('asks its scanner, so that "%s" is answered with %s', async (text, code) => {
    const app = appWith(urlOfDaemon());
    for (const kind of kinds)
      expect([kind, (await uploads[kind](app, text, authorization)).code]).toEqual([kind, code]);
  });

  test('accepts no file without a scanner, nor if it does not answer', async () => {
    for (const scannerUrl of [undefined, 'tcp://127.0.0.1:1'])
      for (const kind of kinds)
        expect(await uploads[kind](appWith(scannerUrl), 'Invoice 2611', authorization)).toMatchObject({
          status: 503,
          code: 'UPLOAD_NOT_SCANNED',
        });
  });

  test('does not start with an invalid address', () => {
    for (const scannerUrl of ['clamd', 'http://127.0.0.1', 'tcp://'])
      expect(() => appWith(scannerUrl)).toThrow('SCANNER_URL is no address');
  });
});
