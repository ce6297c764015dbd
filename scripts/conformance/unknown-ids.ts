// Requests about records that no server can know.
import { resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';
import { complain } from './answers.ts';
import type { Answer } from './exchange.ts';
import { failureOf, isOpen, type Expectation } from './expectations.ts';
import { isFields, isIdentity, nameOf, propertiesOf } from './seen.ts';
import type { Case, Subject } from './subject.ts';

/** Different ids stay different. */
export const otherText = (text: string) => {
  const digits = text.replaceAll(/\d/g, (digit) => String((Number(digit) + 7) % 10));
  return digits === text ? text.replaceAll(/[A-Z]/g, 'Q').replaceAll(/[a-z]/g, 'q') : digits;
};

/** The value with every id replaced by one that the server cannot know, the same one for the same id. */
function withUnknownIds(document: OpenApiDocument, given: JsonSchema, value: unknown): unknown {
  const schema = resolve<JsonSchema>(document, given);
  if (isIdentity(nameOf(given)) && typeof value === 'string') return otherText(value);
  const items = schema['items'] as JsonSchema | undefined;
  if (Array.isArray(value)) return items ? value.map((one) => withUnknownIds(document, items, one)) : value;
  if (!isFields(value)) return value;
  const properties = propertiesOf(document, given);
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const property = properties[name];
      return [name, property && property['x-may-be-gone'] !== true ? withUnknownIds(document, property, child) : child];
    }),
  );
}

/** The record that a company has once needs no id, so its revision may be looked at before what is inside it. */
const isOfCompany = (body: unknown) =>
  isFields(body) && 'revision' in body && !Object.keys(body).some((name) => name.endsWith('Id'));

/** A service of the whole operation is asked for before the record, one of the record itself cannot be. */
function isAllowedFirst({ located }: Subject, answer: Answer): boolean {
  const needed = located.operation['x-permission'].services ? ['403', '94', '95'] : ['403', '95'];
  return answer.status === 403 ? needed.includes(failureOf(answer).statusCode ?? '') : isOpen(answer);
}

const isNotFound =
  (subject: Subject, body: unknown): Expectation =>
  ([answer]) => {
    if (!answer || answer.status === 404 || isAllowedFirst(subject, answer)) return [];
    if (answer.status < 300)
      return complain('accepts-unknown-id', 'A request that names an unknown record was carried out');
    const { statusCode } = failureOf(answer);
    if (statusCode === 'ERR_REQ_3' && isOfCompany(body)) return [];
    return complain('wrong-code-of-unknown', `An unknown record was answered ${statusCode}, not 193`);
  };

export function unknownIds(document: OpenApiDocument, subject: Subject): Case[] {
  const { named, parts, ready, schema, fits } = subject;
  if (!schema) return [];
  const bodies = Object.values(named).flatMap((body) => {
    const changed = withUnknownIds(document, schema, body);
    return JSON.stringify(changed) !== JSON.stringify(body) && fits(changed) ? [changed] : [];
  });
  return bodies.slice(0, 1).map((body) => ({
    name: 'an unknown id',
    steps: [ready(parts(body))],
    expect: isNotFound(subject, body),
    needsMemory: true,
  }));
}
