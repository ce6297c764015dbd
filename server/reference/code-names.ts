// Names of the codes that forms contain, for readers who did not choose them from a list.
import { sql } from 'kysely';
import { depositCode } from '../../domain/tax-billing.ts';
import type { CodeName, FieldChange } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { businessDay } from './business-day.ts';
import { inForce } from './in-force.ts';
import { institutionKeys } from './institutions.ts';
import { readReferenceTexts } from './lists.ts';
import { readTaxNames } from './tax-names.ts';
import { inLanguage } from './text-search.ts';

type Asked = Pick<Context, 'db' | 'now' | 'language'>;

const named = /(?:purposeCode|institution|denomCode|^favorite\.(?:purpose|denomination))$/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The tax account of a billing and its kind of deposit. */
function taxCodesIn(value: object): string[] {
  if (!('mapCode' in value && 'kjsCode' in value)) return [];
  const { mapCode, kjsCode } = value;
  return typeof mapCode === 'string' && typeof kjsCode === 'string' ? [mapCode, depositCode({ mapCode, kjsCode })] : [];
}

/** The codes in the value: of properties with such names, and of changes of such fields. */
function codesIn(value: unknown): string[] {
  if (!isObject(value)) return [];
  if ('field' in value && typeof value.field === 'string' && 'before' in value && 'after' in value)
    return named.test(value.field) ? texts([value.before, value.after]) : [];
  const own = Object.entries(value).flatMap(([name, part]) => (named.test(name) ? texts([part]) : codesIn(part)));
  return [...taxCodesIn(value), ...own];
}

const texts = (values: readonly unknown[]) => values.filter((value): value is string => typeof value === 'string');

async function institutionNames({ db, now }: Asked, codes: readonly string[]): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('institutions')
    .select(['institution', 'name'])
    .where('institution', '=', sql<string>`any(${[...codes]}::text[])`)
    .where(inForce(institutionKeys, businessDay(now)))
    .execute();
  return rows.map(({ institution, name }) => [institution, name]);
}

/** Includes what is no longer sold, because details show earlier payments too. */
async function denominationNames({ db, language }: Asked, codes: readonly string[]): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('denominations')
    .select(['denom_code', inLanguage('label', language).as('label')])
    .where('denom_code', '=', sql<string>`any(${[...codes]}::text[])`)
    .orderBy('effective_from')
    .execute();
  return rows.map(({ denom_code: code, label }) => [code, label]);
}

/** Returns the names of all purposes, institutions, denominations and tax codes in the values; a code without a name is left out. */
export async function readCodeNames(asked: Asked, ...values: readonly unknown[]): Promise<CodeName[]> {
  const codes = [...new Set(values.flatMap((value) => codesIn(value)))];
  if (codes.length === 0) return [];
  const { db, now, language } = asked;
  const purposes = await readReferenceTexts(db, 'TRANSACTION_PURPOSE', { on: businessDay(now), language });
  const names = new Map([
    ...purposes,
    ...(await institutionNames(asked, codes)),
    ...(await denominationNames(asked, codes)),
    ...(await readTaxNames(asked)),
  ]);
  return codes.slice(0, 50).flatMap((code) => {
    const name = names.get(code);
    return name === undefined ? [] : [{ code, name }];
  });
}

/** The same by code. */
export const readNamesByCode = async (asked: Asked, value: unknown): Promise<ReadonlyMap<string, string>> =>
  new Map((await readCodeNames(asked, value)).map(({ code, name }) => [code, name]));

/** Adds to each change the names of its codes in the language of the reader, who did not choose them from a list. */
export async function withCodeNames(asked: Asked, changes: readonly FieldChange[]): Promise<FieldChange[]> {
  const known = await readCodeNames(asked, changes);
  return changes.map((change) => {
    const names = named.test(change.field)
      ? known.filter(({ code }) => code === change.before || code === change.after)
      : [];
    return names.length > 0 ? { ...change, names } : change;
  });
}
