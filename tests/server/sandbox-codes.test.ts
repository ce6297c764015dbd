// Does what the page of the codes says, article by article, against the demonstration data of another day.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { LocatedOperation } from '../../server/contract/document.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { operations } from '../contract/contract.ts';
import { codeOf } from './bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { bearerOf } from './people.ts';

const article = /<article>[\s\S]*?<\/article>/g;
const form = /<form method="post" action="([^"]+)">([\s\S]*?)<\/form>/g;
const hidden = /name="(\w+)" value="([^"]*)"/g;
const signs: Readonly<Record<string, string>> = { '&quot;': '"', '&#39;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };

const textIn = (markup: string, pattern: RegExp): string =>
  (pattern.exec(markup)?.[1] ?? '').replaceAll(/&(?:quot|#39|amp|lt|gt);/g, (sign) => signs[sign] ?? sign);

/** The buttons: where each posts, and what. */
const buttonsOf = (markup: string) =>
  [...markup.matchAll(form)].map(([, action = '', fields = '']) => ({
    action,
    fields: new URLSearchParams([...fields.matchAll(hidden)].map(([, name = '', value = '']) => [name, value])),
  }));

interface Row {
  readonly code: string;
  readonly path: string;
  readonly body: string;
  readonly isKeyed: boolean;
  readonly buttons: ReturnType<typeof buttonsOf>;
}

const rowsOf = (page: string): Row[] =>
  [...page.matchAll(article)].map(([markup]) => ({
    code: textIn(markup, /<code>([^<]+)<\/code>/),
    path: textIn(markup, /<code>POST ([^<]+)<\/code>/),
    body: textIn(markup, /<pre>([^<]+)<\/pre>/),
    isKeyed: markup.includes('<code>Idempotency-Key</code>'),
    buttons: buttonsOf(markup),
  }));

const callers = ['MAKER01', 'VERIFIER01', 'APPROVER01', 'RELEASER01', 'SYSADMIN01'].map((name) => `${name}@NUSANTARA`);

const operationNamed = (name: string) =>
  operations.find(({ operation }) => operation.operationId === name) as LocatedOperation;

/** Each code once, at the first operation that declares it. */
function* everyCode() {
  const seen = new Set<string>();
  for (const located of operations)
    for (const code of located.operation['x-error-codes'])
      if (located.operation.operationId !== 'openEventStream' && !seen.has(code)) {
        seen.add(code);
        yield { located, code };
      }
}

onEmbeddedDatabase('the page of the codes', (bank) => {
  let app: ReturnType<typeof buildApp>;
  const pageIn = async (language: string) =>
    (await app.inject({ method: 'GET', url: '/sandbox/codes', headers: { 'accept-language': language } })).body;

  beforeAll(async () => {
    bank().setTime(new Date('2026-11-27T09:00:00+07:00'));
    await seedSandbox(bank().services);
    const services = { ...bank().services, config: { ...bank().services.config, isSandbox: true } };
    app = buildApp({ document: await loadContract(), services, logs: false });
    mountSandbox(app, services);
  });

  /** The code of the answer to the first of the demonstration users who may call the operation. */
  async function firstAnswer({ path, method }: LocatedOperation, wanted = '00'): Promise<string> {
    const url = path.replaceAll(/\{\w+\}/g, 'any');
    const verb = method === 'get' ? 'GET' : 'POST';
    for (const userId of callers) {
      const headers = { ...(await bearerOf(bank(), userId)), 'idempotency-key': randomUUID() };
      const answer = (await app.inject({ method: verb, url, headers, ...(verb === 'POST' && { payload: {} }) })).json<
        Parameters<typeof codeOf>[0]
      >();
      if (answer.statusCode !== '403' || wanted === '403') return codeOf(answer);
    }
    return '403';
  }

  /** The clock of this bank is the test's. */
  async function press({ action, fields }: Row['buttons'][number]): Promise<void> {
    const time = fields.get('time');
    if (time !== null) return bank().setTime(new Date(`${time}:00+07:00`));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode } = await app.inject({ method: 'POST', url: action, headers, payload: fields.toString() });
    expect(statusCode).toBe(303);
  }

  async function codesOf({ path, body, isKeyed, buttons }: Row): Promise<string[]> {
    for (const button of buttons) await press(button);
    const headers = { ...(await bearerOf(bank(), 'MAKER01@NUSANTARA')), 'content-type': 'application/json' };
    const key = isKeyed ? { 'idempotency-key': randomUUID() } : {};
    const answer = (
      await app.inject({ method: 'POST', url: path, headers: { ...headers, ...key }, payload: body })
    ).json<Parameters<typeof codeOf>[0]>();
    return [codeOf(answer), answer.statusCode, ...(answer.errors ?? []).map(({ code }) => code)];
  }

  test('every code comes when a tester does what its article says', async () => {
    const page = await pageIn('en');
    const [clock] = buttonsOf(page);
    const rows = rowsOf(page);
    const wrong: string[] = [];
    for (const row of rows) {
      if (clock) await press(clock);
      const codes = await codesOf(row);
      if (!codes.includes(row.code)) wrong.push(`${row.code} ${row.path} ${row.body}: ${codes.join(' ')}`);
    }
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(120);
  });

  test('every code that the contract declares is prepared with its button, and comes once', async () => {
    const wrong: string[] = [];
    for (const { located, code } of everyCode()) {
      const { operationId } = located.operation;
      const page = (await app.inject({ method: 'GET', url: `/sandbox/codes/${operationId}` })).body;
      const body = new URLSearchParams({ operation: operationId, code });
      expect(page).toContain(`name="code" value="${code}"`);
      await press({ action: '/sandbox/codes/prepare', fields: body });
      const came = await firstAnswer(located, code);
      if (came !== code) wrong.push(`${operationId} ${code}: ${came}`);
    }
    expect(wrong).toEqual([]);
    expect(await firstAnswer(operationNamed('getUserProfile'))).toBe('00');
  });

  test('a code that an operation does not declare cannot be prepared for it', async () => {
    const payload = 'operation=listDrafts&code=130';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { statusCode } = await app.inject({ method: 'POST', url: '/sandbox/codes/prepare', headers, payload });
    expect(statusCode).toBe(400);
  });

  test('is in the language of the reader', async () => {
    expect(await pageIn('id')).toContain('Siapkan jawaban host');
    expect(await pageIn('id')).toContain('Rekening tidak dikenal di BI-FAST');
  });
});
