import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSend } from '../../scripts/conformance/exchange.ts';
import { logIn, readLogins } from '../../scripts/conformance/logins.ts';
import { readOptions } from '../../scripts/conformance/options.ts';
import { createRun, type RunResult } from '../../scripts/conformance/run.ts';
import { asJunit } from '../../scripts/conformance/report.ts';
import { asText, summarise, type Summary } from '../../scripts/conformance/summary.ts';
import { runWorkflows } from '../../scripts/conformance/workflows.ts';
import { contract, operations } from './contract.ts';
import { createSmallBank } from './small-bank/bank.ts';
import { answerFaults, silence } from './small-bank/answer-faults.ts';
import { factFaults } from './small-bank/fact-faults.ts';
import type { Fault } from './small-bank/fault.ts';
import { formFaults, moreFaults } from './small-bank/form-faults.ts';
import { listFaults, roleFaults } from './small-bank/role-faults.ts';
import { memoryFaults, requestFaults } from './small-bank/request-faults.ts';
import { logins } from './small-bank/people.ts';
import { settingFaults } from './small-bank/setting-faults.ts';
import { nothingFaults, readTaskFaults, taskFaults } from './small-bank/task-faults.ts';

const seed = '20261123';
/** On a machine that does other work, a run takes several times as long. */
const patience = 600_000;
let running: Server | undefined;

async function listen(server: Server): Promise<URL> {
  // On a busy machine, five seconds may pass between two requests, and the second would be cut off.
  server.keepAliveTimeout = 60_000;
  running = server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
}

afterEach(() => {
  running?.closeAllConnections();
  running?.close();
});

async function prove(
  server: URL,
  ...more: readonly string[]
): Promise<{ readonly result: RunResult; readonly summary: Summary }> {
  const options = readOptions(['--server', server.href, '--seed', seed, '--timeout', '60', ...more]);
  const result = await createRun(contract, options, logins)();
  return { result, summary: summarise(result, { server: server.origin, seed: options.seed, milliseconds: 0 }) };
}

const shown = ({ findings }: Summary) => [
  ...new Set(findings.map(({ operationId, kind, message }) => `${operationId} ${kind}: ${message}`)),
];

describe('the conformance kit', () => {
  test('finds no fault in a server that does what the contract says', { timeout: patience }, async () => {
    const { summary } = await prove(await listen(createSmallBank(contract)), '--cases', '6');
    expect(shown(summary)).toEqual([]);
    expect(summary.operations).toBeGreaterThan(operations.length - 1);
  });

  const banks = [
    ['many operations', [...answerFaults, ...requestFaults, ...roleFaults, ...listFaults, ...formFaults]],
    ['a few of them', moreFaults],
    ['changes of records', taskFaults],
    ['a change from what was read', readTaskFaults],
    ['a change of nothing', nothingFaults],
    ...factFaults.map((faults, index) => [`facts ${index + 1}`, faults] as const),
    ...settingFaults.map((faults, index) => [`settings ${index + 1}`, faults] as const),
  ] as const;

  describe.each(banks)('with a fault planted in each of %s', { timeout: patience }, (_, faults) => {
    const planted = faults.flatMap(({ operationId }) => ['--operation', operationId]);
    let found: Summary;
    beforeAll(async () => {
      const { summary } = await prove(await listen(createSmallBank(contract, faults)), '--cases', '40', ...planted);
      found = summary;
    }, patience);

    test('knows the operations the faults are planted in, one fault each', () => {
      const ids = new Set(operations.map(({ operation }) => operation.operationId));
      expect(faults.filter(({ operationId }) => !ids.has(operationId)).map(({ operationId }) => operationId)).toEqual(
        [],
      );
      expect(new Set(faults.map(({ operationId }) => operationId)).size).toBe(faults.length);
    });

    test.each(faults)('finds an operation that $name', ({ operationId, kind }: Fault) => {
      const kinds = found.findings
        .filter((finding) => finding.operationId === operationId)
        .map((finding) => finding.kind);
      expect(kinds).toContain(kind);
    });
  });

  test('gives up an operation that never answers after three requests', async () => {
    const server = await listen(createSmallBank(contract, [silence]));
    const { summary } = await prove(server, '--only', 'session', '--timeout', '1');
    const found = summary.findings.filter(({ operationId }) => operationId === silence.operationId);
    expect(found.map(({ kind }) => kind)).toEqual(Array(3).fill(silence.kind));
  });

  describe('by its workflows', { timeout: 60_000 }, () => {
    const tokens = Object.fromEntries(Object.entries(logins).map(([role, { token }]) => [role, token]));

    test.each(memoryFaults)('finds a bank that $name', async ({ forgets, workflow, operationId }) => {
      const fault: Fault = { name: 'forgetful', operationId: '', kind: 'workflow', forgets };
      const server = await listen(createSmallBank(contract, [fault]));
      const [result] = await runWorkflows(contract, server, { logins, tokens, data: {} }, [workflow]);
      expect(result?.failure, JSON.stringify(result?.failure)).toMatchObject({ operationId });
    });
  });

  test('waits where the server asks it to, and logs in then', async () => {
    const patient = createSmallBank(contract);
    const [bank] = patient.listeners('request') as RequestListener[];
    let refused = 0;
    const server = createServer((request, reply) => {
      if (!request.url?.endsWith('/login') || refused++ > 0) return bank?.(request, reply);
      reply.writeHead(429, { 'retry-after': '1', 'content-type': 'application/json' }).end('{}');
    });
    const { MK } = logins;
    expect(await logIn(createSend(await listen(server), 5000), MK ?? {})).toMatch(/./);
    expect(refused).toBe(2);
  });

  test('says that nothing is proved of a server that refuses everything', async () => {
    const server = await listen(
      createServer((_, reply) => reply.writeHead(403, { 'content-type': 'application/json' }).end('{}')),
    );
    const withTokens = Object.fromEntries(Object.keys(logins).map((role) => [role, { token: 'known' }]));
    const options = readOptions(['--server', server.href, '--seed', seed, '--operation', 'listBulkRecords']);
    const result = await createRun(contract, options, withTokens)();
    expect(result.notProved).toEqual([expect.stringContaining('listBulkRecords')]);
    const summary = summarise(result, { server: server.origin, seed: 1, milliseconds: 0 });
    expect(asText(summary)).toContain('faults in 1 operations');
    expect(asJunit(result.cases, summary)).toContain('<skipped message="not proved"/>');
    expect(asText({ ...summary, findings: [] })).toContain('Nothing is proved');
  });

  test('sends no captcha to a server that asks for none', async () => {
    const bank = createSmallBank(contract);
    const [answer] = bank.listeners('request') as RequestListener[];
    const bodies: string[] = [];
    const server = createServer((request, reply) => {
      if (request.url?.endsWith('/captcha')) {
        reply.writeHead(200, { 'content-type': 'application/json' });
        return reply.end(JSON.stringify({ output: { captchaId: 'none', isRequired: false } }));
      }
      if (request.url?.endsWith('/login')) {
        request.on('data', (part: Buffer) => bodies.push(String(part)));
        request.on('end', () =>
          reply.writeHead(200, { 'content-type': 'application/json' }).end('{"output":{"token":"given"}}'),
        );
        return undefined;
      }
      return answer?.(request, reply);
    });
    await logIn(createSend(await listen(server), 5000), logins['MK'] ?? {});
    expect(bodies.join('')).not.toContain('captcha');
  });

  test.each([
    ['text', 'inputs is an object'],
    [{ nonsense: {} }, 'inputs.nonsense is neither an operation nor one of'],
    [{ listBulkRecords: { body: {} } }, 'inputs.listBulkRecords is no body of the operation'],
  ])('refuses the inputs %j, which would have no effect', (inputs, message) => {
    const options = readOptions(['--server', 'http://127.0.0.1:9']);
    expect(() => createRun(contract, options, { ...logins, inputs: inputs as object })).toThrow(message);
  });

  test('uses the bodies of the login file, and names what it did not reach', async () => {
    const server = await listen(createSmallBank(contract));
    const options = readOptions([
      '--server',
      server.href,
      '--seed',
      seed,
      '--cases',
      '5',
      '--operation',
      'listBulkRecords',
    ]);
    const batchNumber = 'BCH2611230000012';
    const inputs = { listBulkRecords: { batchNumber }, payee: {}, getAccountLimit: { accountId: 'acc-0001' } };
    const result = await createRun(contract, options, { ...logins, inputs: inputs as object })();
    expect(result.cases.map(({ caseName }) => caseName)).toContain('right request: given');
    expect(result.notProved).toEqual(['payee', 'getAccountLimit'].map((name) => expect.stringContaining(name)));
    expect(result.unreached).toEqual([{ operationId: 'listBulkRecords', codes: ['94', '95'] }]);
    const summary = summarise(result, { server: server.origin, seed: 1, milliseconds: 0 });
    expect(asText(summary)).toContain('Not proved: listBulkRecords: no answer had 94, 95');
    expect(asJunit(result.cases, summary)).toContain('no answer had 94, 95');
  });

  test('refuses a login file with a role that does not exist', async () => {
    const file = join(tmpdir(), `logins-${process.pid}.json`);
    await writeFile(file, JSON.stringify({ MAKER: { token: 'known' } }));
    await expect(readLogins(file)).rejects.toThrow('MAKER');
    await rm(file);
  });

  test('sends the same requests again for the same seed', async () => {
    const server = await listen(createSmallBank(contract));
    const names = async () =>
      (await prove(server, '--only', 'session')).result.cases.map(
        ({ operationId, caseName }) => `${operationId} ${caseName}`,
      );
    const first = await names();
    expect(first.length).toBeGreaterThan(100);
    expect(await names()).toEqual(first);
  });

  test('proves only the operations that are named one by one, and a domain beside them', async () => {
    const server = await listen(createSmallBank(contract));
    const proved = async (...more: readonly string[]) => {
      const { result } = await prove(server, '--cases', '5', ...more);
      expect(result.notProved).toEqual([]);
      return new Set(result.cases.map(({ operationId }) => operationId));
    };
    const two = ['--operation', 'listBulkRecords', '--operation', 'inactivateEnterpriseLimit'];
    expect(await proved(...two)).toEqual(new Set(['inactivateEnterpriseLimit', 'listBulkRecords']));
    const session = await proved('--only', 'session');
    expect(await proved('--only', 'session', ...two.slice(0, 2))).toEqual(session.union(new Set(['listBulkRecords'])));
  });

  test.each([
    ['--operation', 'listBulkRecord'],
    ['--only', 'limit'],
  ])('refuses %s %s, which the contract does not have, instead of reporting no fault', async (option, name) => {
    await expect(prove(new URL('http://127.0.0.1:9'), option, name)).rejects.toThrow(`the contract has no ${name}`);
  });

  test.each(['http://bank.example.com', 'http://192.168.1.10:8080', 'https://127.0.0.1.example.com'])(
    'refuses %s, which is not an address of this computer',
    (server) => {
      expect(() => readOptions(['--server', server])).toThrow('--i-own-this-server');
      expect(readOptions(['--server', server, '--i-own-this-server']).server.href).toContain(server);
    },
  );
});
