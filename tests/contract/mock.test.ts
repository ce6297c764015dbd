import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Failure } from '../../generated/types.ts';
import { createRequests } from '../../scripts/conformance/requests.ts';
import { resolve, type LocatedOperation, type ResponseObject } from '../../server/contract/document.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { describeCode } from '../../server/code-texts.ts';
import { createMock } from '../../scripts/mock/gateway.ts';
import { createLiveMock } from '../../scripts/mock/live-mock.ts';
import { codeOf } from '../server/bank.ts';
import { contract, operations } from './contract.ts';
import { root } from '../house/files.ts';

const validator = validatorOf(contract);
const requests = createRequests(contract, validator, 1);
const open: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

function rightRequest({ operation, method, path }: LocatedOperation) {
  const { named, made } = requests.bodiesOf(operation);
  const [body] = [...Object.values(named), ...made];
  const token = operation['x-permission'].area === 'public' ? undefined : 'any';
  return requests.prepare(method, path, operation, requests.partsOf(operation, body), token);
}

const rightRequests = new Map(operations.map((located) => [located, rightRequest(located)]));

describe('the mock', () => {
  let origin = '';
  beforeAll(async () => {
    origin = await serve(createMock(contract));
  });
  afterAll(() => {
    for (const server of open) {
      server.closeAllConnections();
      server.close();
    }
  });

  async function ask(located: LocatedOperation, prefer = ''): Promise<Response> {
    const { path, headers, ...init } = rightRequests.get(located) ?? rightRequest(located);
    const signal = AbortSignal.timeout(10_000);
    return fetch(origin + path, { ...init, headers: { ...headers, ...(prefer && { prefer }) }, signal });
  }

  test('answers the success of every operation', { timeout: 300_000 }, async () => {
    const wrong: string[] = [];
    for (const located of operations) {
      const answer = await ask(located);
      if (answer.status !== 200) wrong.push(`${located.operation.operationId} ${answer.status} ${await answer.text()}`);
      else await answer.body?.cancel();
    }
    expect(wrong).toEqual([]);
  });

  test('answers, by Prefer, each failure that an operation declares', { timeout: 300_000 }, async () => {
    const wrong: string[] = [];
    for (const located of operations)
      for (const [status, given] of Object.entries(located.operation.responses).filter(
        ([declared]) => declared >= '400',
      )) {
        const examples = resolve<ResponseObject>(contract, given).content?.['application/json']?.examples ?? {};
        for (const code of Object.keys(examples)) {
          const answer = await ask(located, `code=${status}, example=${code}`);
          const failure = (await answer.json()) as Failure;
          // The example of a malformed request is named after the fault of its field.
          const answered = [failure.statusCode, codeOf(failure)];
          if (String(answer.status) !== status || !answered.includes(code))
            wrong.push(`${located.operation.operationId} ${status} ${code}: ${answer.status} ${answered.join(' ')}`);
        }
      }
    expect(wrong).toEqual([]);
  });

  test('speaks Indonesian when it is asked to', async () => {
    const profile = `${origin}/api/auth/user/profile`;
    const answerTo = async (headers: Record<string, string>) => {
      const answer = await fetch(profile, { headers: { authorization: 'Bearer any', ...headers } });
      return (await answer.json()) as { statusCode: string; statusDesc: string };
    };
    const indonesian = { 'accept-language': 'id-ID,id;q=0.9' };
    expect(await answerTo(indonesian)).toMatchObject({ statusCode: '00', statusDesc: 'Berhasil' });
    expect(await answerTo({ 'accept-language': 'en' })).toMatchObject({ statusCode: '00', statusDesc: 'Success' });
    const refused = await answerTo({ ...indonesian, prefer: 'code=403' });
    expect(refused.statusDesc).toBe(describeCode('403', 'ID'));
  });

  test('names the field at fault in a wrong request', async () => {
    const answer = await fetch(`${origin}/api/favorite/validateName`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer any' },
      body: JSON.stringify({ favName: '', other: 1 }),
    });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; code: string }[] };
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'favName', code: '9090' }),
        expect.objectContaining({ field: 'other', code: 'FIELD_UNKNOWN' }),
      ]),
    );
  });

  test('answers broken JSON with 400 and does not hang', async () => {
    const answer = await fetch(`${origin}/api/user/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: '{"userId":',
      signal: AbortSignal.timeout(2000),
    });
    expect(answer.status).toBe(400);
  });

  test('asks for a session where the contract does', async () => {
    const answer = await fetch(`${origin}/api/auth/user/profile`);
    expect(answer.status).toBe(401);
    expect(((await answer.json()) as { statusCode: string }).statusCode).toBe('401');
  });

  test('says what it does not know: a path, a method', async () => {
    expect((await fetch(`${origin}/api/nothing`)).status).toBe(404);
    const wrongMethod = await fetch(`${origin}/api/user/auth/login`);
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('sends the event stream as events, each as its schema says', async () => {
    const stream = operations.find(({ path }) => path === '/notif/stream');
    const answer = await ask(stream as LocatedOperation);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    const [data = ''] = new TextDecoder().decode(value).match(/(?<=^data: ).*$/m) ?? [];
    expect(validator.of(contract.components.schemas['NotificationEvent'] ?? {})(JSON.parse(data))).toEqual([]);
  });

  test('sends files as whole bytes with a name', async () => {
    const receipt = operations.find(({ operation }) => operation.operationId === 'downloadReceipt');
    const answer = await ask(receipt as LocatedOperation);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('filename=');
    const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
    expect(text.startsWith('%PDF-1.4') && text.trimEnd().endsWith('%%EOF')).toBe(true);
  });

  test('serves under a base path', async () => {
    const based = await serve(createMock(contract, { basePath: '/bank' }));
    expect((await fetch(`${based}/bank/api/user/auth/mask`, { method: 'POST' })).status).toBe(200);
    expect((await fetch(`${based}/api/user/auth/mask`, { method: 'POST' })).status).toBe(404);
  });
});

describe('npm run mock', () => {
  test('says when it is ready', async () => {
    const child = spawn(process.execPath, [join(root, 'scripts/mock/main.ts'), '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      expect(line.toString()).toMatch(/after \d+ ms/);
    } finally {
      child.kill();
    }
  });

  test(
    'goes on with the last good contract while its files are broken, and reads them again once mended',
    { timeout: 60_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'contract-mock-'));
      cpSync(`${root}openapi`, folder, { recursive: true });
      const lines = new EventEmitter();
      const mock = await createLiveMock({ folder }, (line) => lines.emit('line', line));
      const watcher = mock.watch();
      const server = createServer(mock.listener).listen(0, '127.0.0.1');
      try {
        await once(server, 'listening');
        const { port } = server.address() as AddressInfo;
        const status = async () =>
          (await fetch(`http://127.0.0.1:${port}/api/user/auth/mask`, { method: 'POST' })).status;
        const index = readFileSync(join(folder, 'openapi.yaml'), 'utf8');
        writeFileSync(join(folder, 'openapi.yaml'), `${index}\n  broken: [`);
        expect((await once(lines, 'line'))[0]).toContain('The contract is broken');
        expect(await status()).toBe(200);
        writeFileSync(
          join(folder, 'openapi.yaml'),
          index.replace('/api/user/auth/mask:', '/api/user/auth/other-mask:'),
        );
        expect((await once(lines, 'line'))[0]).toContain('read again');
        expect(await status()).toBe(404);
      } finally {
        watcher.close();
        server.close();
        rmSync(folder, { recursive: true });
      }
    },
  );
});
