import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { UnderlyingDetail, UnderlyingDocument } from '../../generated/types.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { outputOf } from './lookup-calls.ts';
import { expectOutputOf } from './outputs.ts';
import { addPeople, bearerOf } from './people.ts';

const path = '/api/underlying/document/upload';
const maker = 'MAKER01@NUSANTARA';
const megabyte = 1024 * 1024;

const facts = {
  beneficiaryName: 'Tokyo Trading KK',
  tujuanDokumen: '2012',
  dokumenPendukung: '001',
  documentNumber: 'TT-2230-01',
  documentDate: '2026-11-20',
  documentValue: '48250.00',
  documentCurrency: 'USD',
  expiryDateLLD: '2027-02-26',
};

const pdf = (bytes = 2000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]);

interface Given {
  readonly name?: string;
  readonly content?: Buffer;
  readonly change?: Partial<Record<keyof typeof facts, string>>;
  readonly user?: string;
  readonly key?: string;
  readonly files?: number;
}

function formOf({ name = 'invoice.pdf', content = pdf(), change = {}, files = 1 }: Given): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...facts, ...change })) form.set(field, value);
  for (let index = 0; index < files; index += 1)
    form.append('file', new Blob([Uint8Array.from(content)]), index === 0 ? name : `${index}-${name}`);
  return form;
}

const portOf = ({ app }: TestBank) => (app.server.address() as AddressInfo).port;

onEmbeddedDatabase('uploading an underlying document', addPeople, (bank) => {
  async function headersFor({ user = maker, key = randomUUID() }: Given) {
    return { ...(await bearerOf(bank(), user)), 'idempotency-key': key };
  }

  async function upload(given: Given = {}) {
    const encoded = new Response(formOf(given));
    const headers = { ...(await headersFor(given)), 'content-type': encoded.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await encoded.arrayBuffer());
    const reply = await bank().app.inject({ method: 'POST', url: path, headers, payload });
    const body = reply.json<Record<string, unknown>>();
    return { status: reply.statusCode, code: String(body['statusCode']), body, output: body['output'] };
  }

  const countDocuments = async () =>
    (await bank().services.db.selectFrom('underlying_documents').select('underlying_code').execute()).length;

  test('one that is worth more than the contract can express is refused, and none is stored', async () => {
    const before = await countDocuments();
    const { status, body } = await upload({ change: { documentValue: '999999999999999999.99' } });
    expect(status).toBe(400);
    expect(body['errors']).toEqual([{ field: 'documentValue', code: '120' }]);
    expect(await countDocuments()).toBe(before);
  });

  test('it waits for the review, worth its value and the tolerance, and its file is returned unchanged', async () => {
    const content = pdf(5 * megabyte);
    const { code, output } = await upload({ content });
    expect(code).toBe('00');
    expectOutputOf('uploadUnderlyingDocument', output);
    const { underlyingCode, status, limitAmountEq } = output as UnderlyingDocument;
    expect([status, limitAmountEq.value]).toEqual(['in-review', '49456.25']);
    const detail = await outputOf<UnderlyingDetail>(bank(), 'getUnderlyingDocument', { body: { underlyingCode } });
    expect(detail).toMatchObject({
      rate: null,
      file: { fileName: 'invoice.pdf', mediaType: 'application/pdf', bytes: content.length },
      submittedBy: { userId: maker },
    });
    const url = `/api/underlying/document/file?underlyingCode=${underlyingCode}`;
    const file = await bank().app.inject({ method: 'GET', url, headers: await bearerOf(bank(), maker) });
    expect(file.rawPayload.equals(content)).toBe(true);
  });

  test('the same key gets the same answer, and another file under it is refused', async () => {
    const given = { name: 'again.pdf', key: randomUUID(), change: { documentNumber: 'TT-2230-02' } };
    const first = await upload(given);
    const before = await countDocuments();
    expect((await upload(given)).output).toEqual(first.output);
    expect((await upload({ ...given, content: pdf(2001) })).code).toBe('ERR_REQ_1');
    expect(await countDocuments()).toBe(before);
  });

  test('rupiah are converted at the rate of today', async () => {
    const change = { documentNumber: 'HT-1', documentCurrency: 'IDR', documentValue: '163850000.00' };
    const { output } = await upload({ name: 'rupiah.PDF', change });
    expect((output as UnderlyingDocument).limitAmountEq).toEqual({ value: '10250.00', currency: 'USD' });
  });

  const other = { documentNumber: 'NEW-1' };
  const refusals: readonly [code: string, why: string, given: Given][] = [
    ['400', 'is a spreadsheet', { name: 'invoice.xlsx', change: other }],
    ['400', 'only calls itself a PDF', { name: 'b.pdf', content: Buffer.from('MZ…'), change: other }],
    ['UPLOAD_EMPTY', 'is empty', { name: 'c.pdf', content: Buffer.alloc(0), change: other }],
    ['UPLOAD_TOO_BIG', 'is a byte too big', { name: 'd.pdf', content: pdf(5 * megabyte + 1), change: other }],
    ['UPLOAD_ONE_FILE', 'comes with a second one', { name: 'e.pdf', files: 2, change: other }],
    ['400', 'has a name with a quotation mark', { name: 'a"b.pdf', change: other }],
    ['400', 'does not come', { files: 0, change: other }],
    ['400', 'names its beneficiary with blanks', { name: 'l.pdf', change: { ...other, beneficiaryName: '  ' } }],
    ['400', 'has no known purpose', { name: 'f.pdf', change: { ...other, tujuanDokumen: '9999' } }],
    ['400', 'has no value', { name: 'g.pdf', change: { ...other, documentValue: '0.00' } }],
    ['200', 'is dated tomorrow', { name: 'h.pdf', change: { ...other, documentDate: '2026-11-24' } }],
    ['181', 'has expired', { name: 'i.pdf', change: { ...other, expiryDateLLD: '2026-11-22' } }],
    ['UPLOAD_SAME_NAME_TODAY', 'has a name used today', { name: 'INVOICE.pdf', change: other }],
    ['409', 'was handed in before', { name: 'j.pdf' }],
    ['403', 'is handed in by an approver', { name: 'k.pdf', user: 'APPROVER01@NUSANTARA', change: other }],
  ];
  test.each(refusals)('%s answers one that %s, and nothing is stored', async (code, _, given) => {
    const before = await countDocuments();
    expect((await upload(given)).code).toBe(code);
    expect(await countDocuments()).toBe(before);
  });

  test('of five equal ones at once a single one is stored', async () => {
    const change = { documentNumber: 'RACE-1' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map((name) => upload({ name: `race-${name}.pdf`, change })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', '409', '409', '409', '409']);
  });

  describe('over a real connection', () => {
    const boundary = 'boundary-of-the-test';
    const opening = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="endless.pdf"\r\n\r\n%PDF-1.7\n`,
    );

    beforeAll(() => bank().app.listen({ port: 0, host: '127.0.0.1' }));

    const lineHeaders = async () => ({
      ...(await headersFor({})),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });

    /** Sends until the server answers, at most a gigabyte; returns the number of bytes sent. */
    async function sendEndlessly(outgoing: ClientRequest): Promise<number> {
      const chunk = Buffer.alloc(megabyte);
      const state = { isOver: false };
      const over = once(outgoing, 'response').finally(() => (state.isOver = true));
      outgoing.write(opening);
      let sent = 0;
      for (; !state.isOver && sent < 1024 * megabyte; sent += chunk.length) {
        const sending = new Promise((resolve) => outgoing.write(chunk, resolve));
        await Promise.race([sending, over]);
      }
      return sent;
    }

    test('a stream of a gigabyte is stopped early and not kept in memory', async () => {
      const options = { port: portOf(bank()), path, method: 'POST', headers: await lineHeaders() };
      const before = process.memoryUsage().rss;
      const outgoing = request({ ...options, host: '127.0.0.1' });
      const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
      const sent = await sendEndlessly(outgoing);
      const [reply] = await answered;
      expect(await json(reply)).toMatchObject({ statusCode: 'UPLOAD_TOO_BIG', parameters: { megabytes: '5' } });
      expect(sent).toBeLessThan(64 * megabyte);
      expect(process.memoryUsage().rss - before).toBeLessThan(128 * megabyte);
      outgoing.destroy();
    });

    test('one that is too big is read to its end, so its connection does not break', async () => {
      const ending = Buffer.from(`\r\n--${boundary}--\r\n`);
      const options = { port: portOf(bank()), host: '127.0.0.1', path, method: 'POST', headers: await lineHeaders() };
      const outgoing = request(options).end(Buffer.concat([opening, Buffer.alloc(9 * megabyte), ending]));
      const [[reply]] = await Promise.all([once(outgoing, 'response'), once(outgoing, 'finish')]);
      expect(await json(reply as IncomingMessage)).toMatchObject({ statusCode: 'UPLOAD_TOO_BIG' });
    });

    /** Sends the beginning of a form whose file goes on, and waits for the refusal. */
    async function refusedEarly(headers: Record<string, string>) {
      const outgoing = request({ port: portOf(bank()), host: '127.0.0.1', path, method: 'POST', headers });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      outgoing.write(opening.toString().replace('endless.pdf', 'endless.xlsx'));
      const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
      return { outgoing, reply };
    }

    test('one over a slow line can be sent to its end after it is refused', async () => {
      const { outgoing, reply } = await refusedEarly(await lineHeaders());
      vi.advanceTimersByTime(9000);
      outgoing.end(Buffer.concat([Buffer.alloc(megabyte), Buffer.from(`\r\n--${boundary}--\r\n`)]));
      await once(outgoing, 'finish');
      expect(await json(reply)).toMatchObject({ statusCode: '400', errors: [{ field: 'file' }] });
    });

    test('one that goes on for ten seconds after it is refused is stopped, also before its form was read', async () => {
      const { 'idempotency-key': _, ...withoutKey } = await lineHeaders();
      for (const headers of [await lineHeaders(), withoutKey]) {
        const { outgoing } = await refusedEarly(headers);
        const broken = once(outgoing, 'error');
        outgoing.write(Buffer.alloc(megabyte));
        vi.advanceTimersByTime(10_000);
        outgoing.write(Buffer.alloc(megabyte));
        expect(await broken).toHaveLength(1);
        vi.useRealTimers();
      }
    });

    test('one of several pieces is too big however they arrive', async () => {
      const url = `http://127.0.0.1:${portOf(bank())}${path}`;
      const codes: unknown[] = [];
      for (const name of ['big-1.pdf', 'big-2.pdf', 'big-3.pdf']) {
        const body = formOf({ name, content: pdf(9 * megabyte) });
        const reply = await fetch(url, { method: 'POST', headers: await headersFor({}), body });
        codes.push(((await reply.json()) as { statusCode: string }).statusCode);
      }
      expect(codes).toEqual(['UPLOAD_TOO_BIG', 'UPLOAD_TOO_BIG', 'UPLOAD_TOO_BIG']);
    });

    test('one whose connection breaks leaves nothing behind, and the next one is accepted', async () => {
      const before = await countDocuments();
      const headers = Object.entries({ ...(await lineHeaders()), host: 'bank', 'content-length': '100000' });
      const socket = connect(portOf(bank()), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`POST ${path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
      socket.write(opening);
      socket.destroy();
      await once(socket, 'close');
      expect((await upload({ name: 'next.pdf', change: { documentNumber: 'NEXT-1' } })).code).toBe('00');
      expect(await countDocuments()).toBe(before + 1);
    });
  });
});
