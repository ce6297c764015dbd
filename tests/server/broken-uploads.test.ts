import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addPeople, bearerOf } from './people.ts';

const boundary = 'boundary-of-the-test';
const part = (headers: string, content = 'H;2;100.00') => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;
const disposition = 'content-disposition: form-data;';
const file = part(`${disposition} name="file"; filename="payroll.csv"\r\ncontent-type: text/csv`);
const usual = `multipart/form-data; boundary=${boundary}`;

const broken: readonly [what: string, body: string, contentType?: string][] = [
  ['is empty', ''],
  ['is not a form', 'H;2;100.00'],
  ['ends in the middle of a file', file.slice(0, -6)],
  ['ends after the last part without saying so', file],
  ['ends in the middle of the headers', `--${boundary}\r\ncontent-disposition: form-da`],
  ['has a part without headers', `--${boundary}\r\n\r\nH;2\r\n${end}`],
  ['has a part without a name', part(`${disposition} filename="payroll.csv"`) + end],
  ['has a file without a name', part(`${disposition} name="file"; filename=""`) + end],
  ['has a file whose name is a path', part(`${disposition} name="file"; filename="../../etc/passwd"`) + end],
  ['has a name with a null character', part(`${disposition} name="file"; filename="a\0.csv"`) + end],
  ['has a field named like a part of every object', part(`${disposition} name="__proto__"`) + file + end],
  [
    'has a file under the name of a part of every object',
    part(`${disposition} name="constructor"; filename="a.csv"`) + end,
  ],
  ['has a disposition that makes no sense', part('content-disposition: ;;;=;"') + end],
  ['has an encoding that nobody knows', part(`${disposition} name="file"; filename*=utf-9''%ZZ.csv`) + end],
  ['has a header of 100 kB', part(`${disposition} name="file"; filename="${'a'.repeat(100_000)}.csv"`) + end],
  ['has a thousand fields', part(`${disposition} name="x"`).repeat(1000) + end],
  ['has no boundary', file + end, 'multipart/form-data'],
  ['has an empty boundary', file + end, 'multipart/form-data; boundary='],
  ['has another boundary', file + end, 'multipart/form-data; boundary=other'],
  ['is another multipart', file + end, `multipart/mixed; boundary=${boundary}`],
];

onEmbeddedDatabase('an upload', addPeople, (bank) => {
  let authorization = '';
  beforeAll(async () => {
    ({ authorization } = await bearerOf(bank(), 'MAKER01@NUSANTARA'));
  });

  const send = (url: string, payload: string, contentType: string) =>
    bank().app.inject({
      method: 'POST',
      url,
      payload: Buffer.from(payload, 'latin1'),
      headers: { authorization, 'idempotency-key': randomUUID(), 'content-type': contentType },
    });

  test.each(broken)('that %s is refused as a fault of its sender', async (_, body, contentType = usual) => {
    for (const url of ['/api/tools/file-encryptor', '/api/underlying/document/upload']) {
      const { statusCode } = await send(url, body, contentType);
      expect([url, statusCode >= 400 && statusCode < 500 ? 'refused' : statusCode]).toEqual([url, 'refused']);
    }
  });

  test('that is whole is taken', async () => {
    expect((await send('/api/tools/file-encryptor', file + end, usual)).statusCode).toBe(200);
  });
});
