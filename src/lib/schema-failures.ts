// Turns the issues that zod finds into the same field failures that the server reports.
import type { FieldFailure, SchemaError } from '../../domain/field-failures.ts';
import { fieldFailures } from '../../domain/field-failures.ts';
import { readCodedMessage } from './coded-message.ts';

/** The properties of a zod issue that are used here. */
export interface SchemaIssue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly input?: unknown;
  readonly origin?: string;
  readonly format?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly SchemaIssue[])[];
}

type Finding = Omit<SchemaError, 'instancePath'>;

const isList = (origin: string | undefined) => origin === 'array' || origin === 'set';
const isNumber = (origin: string | undefined) => origin === 'number' || origin === 'int' || origin === 'bigint';

function sizeKeyword(prefix: 'min' | 'max', origin: string | undefined): string {
  if (isList(origin)) return `${prefix}Items`;
  return isNumber(origin) ? `${prefix}imum` : `${prefix}Length`;
}

function worded(message: string): Finding {
  const { code, parameters } = readCodedMessage(message);
  return {
    keyword: 'pattern',
    params: {},
    parentSchema: { 'x-pattern-message': code, 'x-pattern-parameters': parameters },
  };
}

const amountCodes: readonly string[] = ['120', 'FIELD_POSITIVE_AMOUNT'];
const mostDigits = 18;
/** Grouped by spaces, which read the same in both languages and can be typed. */
const highestAmount = '999 999 999 999 999 999';

/** The contract writes an amount as a text with a pattern, which an amount that is too high breaks like any other text. */
function isTooHigh({ code, message, input }: SchemaIssue): boolean {
  if (code !== 'invalid_format') return false;
  const whole = String(input).replace(/[.,]\d{0,2}$/, '');
  return amountCodes.includes(readCodedMessage(message).code) && whole.replaceAll(/\D/g, '').length > mostDigits;
}

function formatFinding(issue: SchemaIssue): Finding {
  const { format = '', message } = issue;
  if (format !== 'regex') return { keyword: 'format', params: { format } };
  return isTooHigh(issue) ? { keyword: 'maximum', params: { limit: highestAmount } } : worded(message);
}

function typeFinding({ input, path }: SchemaIssue): Finding {
  if (input !== undefined) return { keyword: 'type', params: {} };
  return { keyword: 'required', params: { missingProperty: String(path.at(-1)) } };
}

const findings: Readonly<Record<string, (issue: SchemaIssue) => Finding>> = {
  invalid_type: typeFinding,
  invalid_union: typeFinding,
  invalid_value: (issue) => (issue.input === undefined ? typeFinding(issue) : { keyword: 'enum', params: {} }),
  invalid_format: formatFinding,
  too_small: ({ origin, minimum }) => ({ keyword: sizeKeyword('min', origin), params: { limit: minimum } }),
  too_big: ({ origin, maximum }) => ({ keyword: sizeKeyword('max', origin), params: { limit: maximum } }),
  unrecognized_keys: ({ keys }) => ({ keyword: 'additionalProperties', params: { additionalProperty: keys?.[0] } }),
  custom: ({ message }) => worded(message),
};

function schemaErrorOf(issue: SchemaIssue): SchemaError {
  const found = findings[issue.code ?? '']?.(issue) ?? { keyword: 'format', params: { format: '' } };
  const path = found.keyword === 'required' ? issue.path.slice(0, -1) : issue.path;
  return { instancePath: path.map((key) => `/${String(key)}`).join(''), ...found };
}

/** For a union, reports the alternative with the fewest issues; the user did not mean the others. */
function spread(issue: SchemaIssue): SchemaIssue[] {
  const [closest] = (issue.errors ?? []).filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  if (!closest || issue.input === undefined) return [issue];
  return closest.flatMap((inner) => spread({ ...inner, path: [...issue.path, ...inner.path] }));
}

const pathOf = ({ path }: SchemaIssue): string => path.map(String).join('/');

export function failuresOfIssues(issues: readonly SchemaIssue[]): FieldFailure[] {
  const all = issues.flatMap(spread);
  const tooHigh = new Set(all.filter(isTooHigh).map(pathOf));
  const told = all.filter((issue) => isTooHigh(issue) || !tooHigh.has(pathOf(issue)));
  return fieldFailures(told.map(schemaErrorOf));
}
