// Whether an answer is about what its request named: an id at the top of the body comes back as it was sent.
import type { JsonSchema, LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import { isDone, outputOf, parsed } from './answers.ts';
import type { Answer } from './exchange.ts';
import type { Complaint } from './judge.ts';
import { outputSchema } from './record-lists.ts';
import { isFields, isIdentity, itemsOf, nameOf, propertiesOf, type Fields } from './seen.ts';

type Properties = Readonly<Record<string, JsonSchema>>;

const bodySchema = ({ operation }: LocatedOperation) => operation.requestBody?.content['application/json']?.schema;

/** The ids that the body and what is answered call by the same name. */
export const sharedIds = (asked: Properties, answered: Properties) =>
  Object.entries(asked).flatMap(([name, schema]) => {
    const other = answered[name];
    return isIdentity(nameOf(schema)) && other && nameOf(other) === nameOf(schema) ? [name] : [];
  });

function* otherIds(names: readonly string[], asked: Fields, answered: unknown): Generator<Complaint> {
  if (!isFields(answered)) return;
  const name = names.find((one) => asked[one] !== undefined && answered[one] !== asked[one]);
  if (name !== undefined)
    yield { kind: 'about-another', message: `The answer is about another ${name} than the request` };
}

export function* aboutAnother(
  document: OpenApiDocument,
  located: LocatedOperation,
  answer: Answer,
  body = '',
): Generator<Complaint> {
  const [asked, answered] = [bodySchema(located), outputSchema(document, located)];
  if (!asked || !answered || !isDone(answer) || located.operation['x-effect'] === 'write') return;
  const sent = parsed(body);
  if (!isFields(sent)) return;
  const wanted = propertiesOf(document, asked);
  const output = outputOf(answer);
  yield* otherIds(sharedIds(wanted, propertiesOf(document, answered)), sent, output);
  const { items } = propertiesOf(document, answered);
  const ofItems = items && itemsOf(document, items);
  if (!ofItems || !Array.isArray(output['items'])) return;
  const names = sharedIds(wanted, propertiesOf(document, ofItems));
  for (const item of output['items']) yield* otherIds(names, sent, item);
}
