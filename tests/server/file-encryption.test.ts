import { expect, test } from 'vitest';
import { compactDecrypt, importJWK } from 'jose';
import type { EncryptedFile } from '../../generated/types.ts';
import { decryptFromStorage } from '../../server/storage-encryption.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addPeople, bearerOf } from './people.ts';

onEmbeddedDatabase('a file for the file transfer', addPeople, (bank) => {
  const encrypt = async (name: string, content: string) => {
    const form = new FormData();
    form.append('file', new File([content], name, { type: 'text/csv' }));
    const { body, headers } = new Response(form);
    const payload = Buffer.from(await new Response(body).arrayBuffer());
    const reply = await bank().app.inject({
      method: 'POST',
      url: '/api/tools/file-encryptor',
      payload,
      headers: { 'content-type': headers.get('content-type') ?? '', ...(await bearerOf(bank(), 'MAKER01@NUSANTARA')) },
    });
    return reply.json<{ statusCode: string; output: EncryptedFile }>();
  };

  test('comes back under the key of the bank, which alone can open it', async () => {
    const { statusCode, output } = await encrypt('payroll-november.csv', 'H;2;100.00\n');
    expect(statusCode).toBe('00');
    expect(output).toMatchObject({ fileName: 'payroll-november.csv.jwe', keyId: 'bank-file-2026-11' });
    const { db, secrets } = bank().services;
    const { sealed_private_key: sealed } = await db.selectFrom('file_keys').selectAll().executeTakeFirstOrThrow();
    const key = await importJWK(JSON.parse(decryptFromStorage(secrets.storageKey, sealed).toString()), 'ECDH-ES');
    const { plaintext } = await compactDecrypt(output.data, key);
    expect(new TextDecoder().decode(plaintext)).toBe('H;2;100.00\n');
  });

  test('is refused when it is no csv or txt, or empty', async () => {
    expect((await encrypt('payroll.pdf', 'x')).statusCode).toBe('UPLOAD_TYPE');
    expect((await encrypt('payroll.csv', '')).statusCode).toBe('UPLOAD_EMPTY');
  });
});
