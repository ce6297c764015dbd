// Bodies of reads about what the lists of the same domain name, because only the server knows its ids.
import type { JsonSchema, LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import type { ContractValidator } from '../../server/contract/validator.ts';
import type { Send } from './exchange.ts';
import type { Inputs } from './inputs.ts';
import { itemsIn } from './lists.ts';
import { folderOf, identitiesIn, recordLists, type RecordList } from './record-lists.ts';
import type { Requests } from './requests.ts';
import { isFields, isIdentity, nameOf, propertiesOf, seenIn, type Seen } from './seen.ts';

export interface SeenTools {
  readonly document: OpenApiDocument;
  readonly requests: Requests;
  readonly send: Send;
  readonly validator: ContractValidator;
  readonly inputs: Inputs;
}

const bodySchema = ({ operation }: LocatedOperation) => operation.requestBody?.content['application/json']?.schema;

/** Resolves to undefined for a write, for a body without ids, and where no list showed one. */
export function createSeenBodies({ document, requests, send, validator, inputs }: SeenTools) {
  const lists = recordLists(document).map((list) => ({ ...list, identities: identitiesIn(document, list) }));
  const shown = new Map<string, Promise<Seen | undefined>>();

  async function firstOf({ located, itemSchema }: RecordList, token: string): Promise<Seen | undefined> {
    const { method, path, operation } = located;
    const [example] = Object.values(requests.bodiesOf(operation).named);
    const { filter: _, sort: __, ...body } = isFields(example) ? example : {};
    const request = requests.prepare(method, path, operation, requests.partsOf(operation, body), token);
    const exchange = await send(request);
    const [item] = (exchange.kind === 'answered' && itemsIn(exchange.answer)) || [];
    return item && seenIn(document, itemSchema, item);
  }

  function seenBy(list: RecordList, token: string): Promise<Seen | undefined> {
    const key = `${list.located.operation.operationId} ${token}`;
    const found = shown.get(key) ?? firstOf(list, token);
    shown.set(key, found);
    return found;
  }

  const asksFor = ({ located }: RecordList, name: string) =>
    Object.values(propertiesOf(document, bodySchema(located) ?? {})).some((one) => nameOf(one) === name);

  /** The list that shows ids of this name: the one beside the operation, or another of its domain. */
  function listOf(located: LocatedOperation, wanted: string): RecordList | undefined {
    const ofDomain = lists.filter(
      (list) =>
        list.identities.has(wanted) &&
        list.located.operation.tags[0] === located.operation.tags[0] &&
        list.located !== located &&
        !asksFor(list, wanted),
    );
    // The id of a record of administration has the same schema everywhere, so only the list beside the operation counts.
    const isNear = (list: RecordList) => folderOf(list.located) === folderOf(located);
    return ofDomain.find(isNear) ?? (wanted === 'RecordId' ? undefined : ofDomain[0]);
  }

  async function bodyFrom(
    located: LocatedOperation,
    token: string,
    schema: JsonSchema,
    base: object,
  ): Promise<unknown> {
    const properties = Object.entries(propertiesOf(document, schema)).filter(([name]) => name in base);
    const wanted = properties.map(([, property]) => nameOf(property)).find(isIdentity);
    const list = wanted === undefined ? undefined : listOf(located, wanted);
    const seen = list && (await seenBy(list, token));
    if (!seen) return undefined;
    const shownAs = Object.fromEntries(properties.map(([name, property]) => [name, seen.get(nameOf(property))]));
    const known = Object.fromEntries(Object.entries(shownAs).filter(([, value]) => value !== undefined));
    const body = { ...base, ...known };
    return validator.of(schema)(body).length === 0 ? body : undefined;
  }

  return async function seenBodyOf(located: LocatedOperation, token: string | undefined): Promise<unknown> {
    const { operation } = located;
    const schema = bodySchema(located);
    const [base] = Object.values(requests.bodiesOf(operation).named);
    const isGiven = operation['x-effect'] === 'write' || Object.hasOwn(inputs, operation.operationId);
    return token && schema && isFields(base) && !isGiven ? bodyFrom(located, token, schema, base) : undefined;
  };
}
