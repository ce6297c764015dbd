// The texts of an answer that follow from a value beside them (x-text-of), in the language that was asked for.
import { resolve, type JsonSchema, type OpenApiDocument } from '../../server/contract/document.ts';
import type { TextLanguage } from './code-texts.ts';
import type { Complaint } from './judge.ts';
import { isFields, propertiesOf, type Fields } from './seen.ts';

type Texts = Readonly<Record<string, Readonly<Record<TextLanguage, string>> | undefined>>;

const textsIn = (schema: JsonSchema): Texts => (schema['x-texts'] ?? {}) as Texts;

/** The texts of a schema, or of its only alternative beside null. */
function textsOf(document: OpenApiDocument, given: JsonSchema | undefined): Texts {
  const schema = resolve<JsonSchema>(document, given ?? {});
  const { oneOf } = schema;
  const branches = Array.isArray(oneOf) ? oneOf.filter(isFields) : [schema];
  return Object.assign({}, ...branches.map((one) => textsIn(resolve<JsonSchema>(document, one)))) as Texts;
}

/** The fields whose text follows from another field, with that text where the contract has it. */
export function* ownTexts(
  document: OpenApiDocument,
  schema: JsonSchema,
  value: Fields,
  language: TextLanguage,
): Generator<readonly [name: string, text: string]> {
  const properties = propertiesOf(document, schema);
  for (const [name, property] of Object.entries(properties)) {
    const known = resolve<JsonSchema>(document, property);
    const { 'x-text-of': of } = known;
    if (typeof of !== 'string' || !(name in value)) continue;
    const key = String(value[of]);
    const text = (textsIn(known)[key] ?? textsOf(document, properties[of])[key])?.[language];
    if (text !== undefined) yield [name, text];
  }
}

export function* textComplaints(
  document: OpenApiDocument,
  schema: JsonSchema,
  value: Fields,
  path: string,
  language: TextLanguage | undefined,
): Generator<Complaint> {
  if (!language) return;
  for (const [name, text] of ownTexts(document, schema, value, language))
    if (value[name] !== text)
      yield {
        kind: 'wrong-text',
        message: `${path ? `${path}.` : ''}${name} is not "${text}", its text in the language ${language}`,
      };
}
