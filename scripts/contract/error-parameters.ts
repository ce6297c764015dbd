// The parameters of the error codes: the meaning and the type of each.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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

function schemaOf(description: string, linesOf: (one: ErrorParameter) => readonly string[]): string {
  const properties = Object.entries(errorParameters).flatMap(([name, one]) => [
    `  ${name}:`,
    ...[`description: ${quoted(one.description)}`, ...linesOf(one)].map((line) => `    ${line}`),
  ]);
  const head = ['# Made from error-parameters.yaml by npm run generate.', `description: ${description}`];
  return [...head, 'type: object', 'additionalProperties: false', 'properties:', ...properties, ''].join('\n');
}

export const failureParametersSchema = () =>
  schemaOf(
    'What the text of the code mentions, ready to be shown in the language of the request. Which of these a code has is in the catalogue of the codes.',
    () => schemaLines.text,
  );

export const failureValuesSchema = () =>
  schemaOf(
    'The same as parameters, as values; a text is the text of parameters. Which of these a code has is in the catalogue of the codes.',
    ({ type }) => schemaLines[type],
  );

function known(name: string): ErrorParameter {
  const found = errorParameters[name];
  if (!found) throw new Error(`The parameter ${name} of errors.yaml is not in error-parameters.yaml`);
  return found;
}

/** The text of a parameter in the contract's examples. */
export const sampleText = (name: string) => known(name).shown;
export const sampleValue = (name: string) => known(name).value ?? known(name).shown;
