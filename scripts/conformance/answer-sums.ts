// What the values of one answer say about each other: sums (x-sums), pairs (x-agrees), items that differ (x-unique),
// totals, currencies (x-currency-of), and the item about all others (x-whole).
import type { JsonSchema } from '../../server/contract/document.ts';
import { amountOf, valuesAt } from './answer-values.ts';
import { otherRates } from './exchanged-sums.ts';
import type { Complaint } from './judge.ts';
import { isFields, type Fields } from './seen.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => JSON.stringify(value);

function* wrongSum(value: Fields, name: string, paths: readonly string[], path: string): Generator<Complaint> {
  const [said] = valuesAt(value, name).map(amountOf);
  const parts = paths.flatMap((one) => valuesAt(value, one)).map(amountOf);
  // Nothing is known about an exchange of currencies, or about a part that is missing.
  if (!said || !parts.every((part) => part?.currency === said.currency)) return;
  const sum = parts.reduce((units, part) => units + (part?.units ?? 0n), 0n);
  if (sum !== said.units)
    yield { kind: 'wrong-sum', message: `${path}.${name} is not the sum of ${paths.join(' and ')}` };
}

/** Of values in one currency the amount has that currency, of several it is in IDR; without a value it has any. */
function* wrongCurrency(value: Fields, name: string, from: string, path: string): Generator<Complaint> {
  const [said] = valuesAt(value, name).map(amountOf);
  const parts = valuesAt(value, from).map(amountOf);
  const currencies = new Set(parts.map((part) => part?.currency));
  const [only] = currencies;
  if (!said || !only) return;
  const wanted = currencies.size === 1 ? only : 'IDR';
  if (said.currency !== wanted)
    yield { kind: 'wrong-currency', message: `${path}.${name} is in ${String(said.currency)}, not in ${wanted}` };
}

interface Whole {
  readonly of: string;
  readonly sums: readonly string[];
}

/** The item about everything together has at least what the other items add up to. */
export function* wrongWhole(schema: JsonSchema, items: readonly Fields[], path: string): Generator<Complaint> {
  const { of, sums } = (schema['x-whole'] ?? { of: '', sums: [] }) as Whole;
  const whole = items.find((item) => item[of] === null);
  const parts = items.filter((item) => item !== whole);
  for (const name of whole ? sums : []) {
    const said = amountOf(whole?.[name]);
    const units = parts.reduce((sum, item) => sum + (amountOf(item[name])?.units ?? 0n), 0n);
    if (said && said.units < units)
      yield { kind: 'whole-below-parts', message: `${path}: ${name} without ${of} is less than the others together` };
  }
}

function* wrongAgreement(value: Fields, name: string, pairs: readonly unknown[], path: string): Generator<Complaint> {
  const agrees = pairs.map(listOf).every(([left, right]) => {
    const [one, other] = [left, right].map((at) => valuesAt(value, String(at))[0]);
    return one === null || textOf(one) === textOf(other);
  });
  if (typeof value[name] === 'boolean' && value[name] !== agrees)
    yield { kind: 'wrong-agreement', message: `${path}.${name} is ${value[name]}, its pairs say ${agrees}` };
}

const isMissing = (value: unknown) => value === undefined || value === null;

/** A page without one before or after it has everything that was found. */
function* wrongTotal({ items, page }: Fields, path: string): Generator<Complaint> {
  if (!isFields(page) || !Array.isArray(items) || typeof page['total'] !== 'number') return;
  const isWhole = isMissing(page['nextCursor']) && isMissing(page['previousCursor']);
  if (isWhole && page['total'] !== items.length)
    yield { kind: 'wrong-total', message: `${path}.page.total is ${page['total']}, the only page has ${items.length}` };
}

export function* sumComplaints(schema: JsonSchema, value: Fields, path: string): Generator<Complaint> {
  const sums = Object.entries((schema['x-sums'] ?? {}) as Readonly<Record<string, string[]>>);
  for (const [name, paths] of sums) yield* wrongSum(value, name, paths, path);
  yield* otherRates(value, sums, path);
  for (const [name, from] of Object.entries((schema['x-currency-of'] ?? {}) as Readonly<Record<string, string>>))
    yield* wrongCurrency(value, name, from, path);
  for (const [name, pairs] of Object.entries((schema['x-agrees'] ?? {}) as Readonly<Record<string, unknown[]>>))
    yield* wrongAgreement(value, name, pairs, path);
  yield* wrongTotal(value, path);
}

export function* sameItems(schema: JsonSchema, items: readonly Fields[], path: string): Generator<Complaint> {
  const names = listOf(schema['x-unique']).map(String);
  const keys = items.map((item) => textOf(names.map((name) => valuesAt(item, name))));
  const place = names.length > 0 ? keys.findIndex((key, index) => keys.indexOf(key) !== index) : -1;
  if (place !== -1)
    yield { kind: 'array-with-same-items', message: `${path}.${place} has the ${names.join(', ')} of another item` };
}
