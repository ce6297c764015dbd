// The parameters of the error codes: the meaning and the type of each.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { indonesianStatuses } from '../../domain/status-names.ts';

export type ParameterType = 'text' | 'count' | 'money' | 'date' | 'timeOfDay' | 'moment';

interface ErrorParameter {
  readonly type: ParameterType;
  readonly description: string;
  readonly shown: string;
  readonly value?: unknown;
}

export const errorParameters: Readonly<Record<string, ErrorParameter>> = parse(
  readFileSync(new URL('../../openapi/error-parameters.yaml', import.meta.url), 'utf8'),
);

const schemaLines: Readonly<Record<ParameterType, readonly string[]>> = {
  text: ['type: string', 'maxLength: 200'],
  count: ['type: integer', 'minimum: 0', 'maximum: 2147483647'],
  money: ['$ref: Money.yaml'],
  date: ['$ref: CalendarDate.yaml'],
  timeOfDay: ['$ref: TimeOfDay.yaml'],
  moment: ['$ref: Instant.yaml'],
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function schemaOf(description: string, linesOf: (name: string, one: ErrorParameter) => readonly string[]): string {
  const properties = Object.entries(errorParameters).flatMap(([name, one]) => [
    `  ${name}:`,
    ...[`description: ${quoted(one.description)}`, ...linesOf(name, one)].map((line) => `    ${line}`),
  ]);
  const head = ['# Made from error-parameters.yaml by npm run generate.', `description: ${quoted(description)}`];
  return [...head, 'type: object', 'additionalProperties: false', 'properties:', ...properties, ''].join('\n');
}

const shownAs =
  'What the text of the code mentions, as it is shown in the language of the request (English, Indonesian). Money: IDR 10,000.50, Rp 10.000,50; USD 10,000.50, USD 10.000,50; always two decimals, also JPY 10,000.00. A day: 5 Aug 2026, 5 Agu 2026; the months are Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec, Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des. A time: 14:00 WIB, 14.00 WIB. A moment, in Asia/Jakarta: 5 Aug 2026 14:00 WIB, 5 Agu 2026 14.00 WIB. A count: its digits, 1500.';

const statusNames = { id: indonesianStatuses };
const textLines = (name: string) =>
  name === 'status' ? [...schemaLines.text, `x-texts: ${JSON.stringify(statusNames)}`] : schemaLines.text;

export const failureParametersSchema = () =>
  schemaOf(`${shownAs} Which of these a code has is in ErrorCatalogue.`, textLines);

export const failureValuesSchema = () =>
  schemaOf(
    'The same names as parameters, as values; a text is the text of parameters, but a status is as on the wire.',
    (_, { type }) => schemaLines[type],
  );

function known(name: string): ErrorParameter {
  const found = errorParameters[name];
  if (!found) throw new Error(`The parameter ${name} of errors.yaml is not in error-parameters.yaml`);
  return found;
}

/** The text of a parameter in the contract's examples. */
export const sampleText = (name: string) => known(name).shown;
export const sampleValue = (name: string) => known(name).value ?? known(name).shown;
