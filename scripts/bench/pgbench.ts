// The statements of one approval as a script of pgbench: the same text, with the keys of another request each time.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Statement } from './recorded-statements.ts';

/** What of the recorded approval differs from one run of the script to the next. */
export interface RecordedKeys {
  readonly companyId: string;
  readonly userId: string;
  /** Task and reference bear the same name here. */
  readonly name: string;
  readonly challengeId: string;
  readonly idempotencyKey: string;
  readonly tokenHash: Buffer;
}

export const clients = 8;
export const scriptPrefix = 'P';

// Written with the variables of pgbench: client_id from 0, n from 1 on. Each client goes through companies of its own.
export const companiesEach = 6;
const companyNumber = `(:client_id * ${companiesEach} + :n % ${companiesEach} + 1)`;
const company = `('COMPANY' || lpad(${companyNumber}::text, 4, '0'))`;
const name = `('${scriptPrefix}' || ${companyNumber} || '-' || (:n / ${companiesEach}))`;
const uuidOf = (kind: string) => `md5('${kind}' || ${name})::uuid`;
export const challengeIdOf = (namePrefix: string, n: string) => `md5('challenge' || '${namePrefix}' || ${n})::uuid`;
export const tokenHashOf = (number: string) => `sha256(convert_to('bench' || ${number}, 'UTF8'))`;

// pgbench takes a colon and a letter for a variable, so a colon is written by its number.
const quoted = (text: string) =>
  `E'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(':', String.raw`\x3a`)}'`;

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return quoted(`\\x${value.toString('hex')}`);
  if (value instanceof Date) return quoted(value.toISOString());
  if (Array.isArray(value)) return quoted(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
}

function keyed(value: unknown, keys: RecordedKeys): string | undefined {
  if (Buffer.isBuffer(value)) return value.equals(keys.tokenHash) ? tokenHashOf(companyNumber) : undefined;
  const known: readonly (readonly [unknown, string])[] = [
    [keys.companyId, company],
    [keys.userId, `('${keys.userId.split('@')[0]}@' || ${company})`],
    [keys.name, name],
    [keys.challengeId, uuidOf('challenge')],
    [keys.idempotencyKey, uuidOf('key')],
    [`${keys.companyId}/${keys.userId}/${keys.idempotencyKey}`, `${uuidOf('key')}::text`],
  ];
  return known.find(([recorded]) => recorded === value)?.[1];
}

/** Values that one statement reads and a later one writes. */
interface Carried {
  readonly variable: string;
  readonly recorded: number;
}

function carriedBy({ sql, rows }: Statement): Carried | undefined {
  const [row] = rows as readonly { readonly number?: number; readonly step_no?: number }[];
  if (sql.includes('"audit_heads"') && row?.number !== undefined)
    return { variable: 'number', recorded: row.number + 1 };
  return row?.step_no !== undefined && sql.startsWith('insert')
    ? { variable: 'step_no', recorded: row.step_no }
    : undefined;
}

function written(statement: Statement, keys: RecordedKeys, carried: readonly Carried[]): string {
  const isUuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
  return statement.sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = statement.parameters[Number(place) - 1];
    const found = carried.find(({ recorded }) => recorded === value);
    if (found) return found.variable === 'number' ? '(:number + 1)' : `:${found.variable}`;
    const key = keyed(value, keys);
    if (key) return key;
    return typeof value === 'string' && isUuid.test(value) ? 'gen_random_uuid()' : literal(value);
  });
}

export function pgbenchScript(statements: readonly Statement[], keys: RecordedKeys): string {
  const carried: Carried[] = [];
  const lines = statements.map((statement) => {
    const line = written(statement, keys, carried).replaceAll(/\s+/g, ' ');
    const value = carriedBy(statement);
    if (value) carried.push(value);
    return value ? `${line} \\gset` : `${line};`;
  });
  return [String.raw`\set n :n + 1`, ...lines, ''].join('\n');
}

/** Transactions a second of the script, each client running it a number of times. */
export function runPgbench(bin: string, url: string, folder: string, script: string, times: number): number {
  const file = join(folder, 'approve.pgbench');
  writeFileSync(file, script);
  const { hostname, port, pathname, username } = new URL(url);
  const output = execFileSync(
    join(bin, 'pgbench'),
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-t',
      String(times),
      '-D',
      `n=${companiesEach - 1}`,
      '-f',
      file,
    ].concat(['-h', hostname, '-p', port, '-U', username, pathname.slice(1)]),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const perSecond = /tps = ([\d.]+)/.exec(output)?.[1];
  if (perSecond === undefined || !/failed transactions: 0/.test(output)) throw new Error(`pgbench said: ${output}`);
  return Number(perSecond);
}
