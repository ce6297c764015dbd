// What an answer says of the items of a list (x-adds-up): how many there are, what they add up to, the highest of them.
import type { AddsUp, LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import { listOperations } from '../../server/contract/document.ts';
import { amountOf, valuesAt, type Amount } from './answer-values.ts';
import { complain, outputOf } from './answers.ts';
import type { Answer, PreparedRequest } from './exchange.ts';
import type { Expectation } from './expectations.ts';
import type { Complaint } from './judge.ts';
import { itemsIn, manyItems, type Item } from './lists.ts';
import { isFields, isIdentity, nameOf, propertiesOf, type Fields } from './seen.ts';
import type { Case, Subject } from './subject.ts';

const mostBodies = 3;
const totalOf = (listed: Answer | undefined) => valuesAt(outputOf(listed), 'page.total')[0];

const isAmount = (amount: Amount | undefined): amount is Amount => amount !== undefined;
const areOfOne = (amounts: readonly Amount[]) => new Set(amounts.map(({ currency }) => currency)).size === 1;

/** Nothing is known where an amount is left out, or where amounts of several currencies were exchanged. */
function wrongSum(said: unknown, values: readonly unknown[]): boolean {
  const [sum, parts] = [amountOf(said), values.map(amountOf)];
  if (!sum || parts.length === 0 || !parts.every((part) => part?.currency === sum.currency)) return false;
  return parts.reduce((units, part) => units + (part?.units ?? 0n), 0n) !== sum.units;
}

/** Null where no item has an amount; of several currencies any may be the highest. */
function wrongHighest(said: unknown, values: readonly unknown[]): boolean {
  const amounts = values.map(amountOf).filter(isAmount);
  const highest = amountOf(said);
  if (amounts.length === 0 || !highest) return amounts.length > 0 || isAmount(highest);
  const isOne = amounts.some(({ units, currency }) => units === highest.units && currency === highest.currency);
  return !isOne || (areOfOne(amounts) && amounts.some(({ units }) => units > highest.units));
}

type IsWrong = (said: unknown, values: readonly unknown[]) => boolean;

const wrongAmounts = (kind: string, isWrong: IsWrong, fields: AddsUp['sums'], output: Fields, items: readonly Item[]) =>
  Object.entries(fields ?? {}).flatMap(([path, field]) => {
    const [said] = valuesAt(output, path);
    const values = items.flatMap((item) => valuesAt(item, field));
    return isWrong(said, values) ? complain(kind, `${path} does not follow from the ${field} of the listed items`) : [];
  });

function wrongCount({ count }: AddsUp, output: Fields, listed: Answer | undefined): Complaint[] {
  const [said, total] = [count === undefined ? undefined : valuesAt(output, count)[0], totalOf(listed)];
  if (typeof said !== 'number' || typeof total !== 'number' || said === total) return [];
  return complain('wrong-count', `${count} is ${said}, the list has ${total}`);
}

/** If the answer is another after the list was read, something was changed in between. */
const addsUp =
  (rule: AddsUp): Expectation =>
  ([before, listed, after]) => {
    const output = outputOf(before);
    const items = itemsIn(listed);
    if (!items || !after || JSON.stringify(output) !== JSON.stringify(outputOf(after))) return [];
    const isWhole = totalOf(listed) === items.length;
    return [
      ...wrongCount(rule, output, listed),
      ...(isWhole ? wrongAmounts('wrong-list-sum', wrongSum, rule.sums, output, items) : []),
      ...(isWhole ? wrongAmounts('wrong-highest', wrongHighest, rule.highest, output, items) : []),
    ];
  };

const bodySchema = ({ operation }: LocatedOperation) => operation.requestBody?.content['application/json']?.schema;

/** The whole list about the ids that the body names. */
function listAbout(document: OpenApiDocument, { requests, allowed }: Subject, list: LocatedOperation, body: unknown) {
  const { method, path, operation } = list;
  const [example] = Object.values(requests.bodiesOf(operation).named);
  const known = Object.entries(propertiesOf(document, bodySchema(list) ?? {})).filter(([, one]) =>
    isIdentity(nameOf(one)),
  );
  const ids = known.flatMap(([name]) => (isFields(body) && name in body ? [[name, body[name]]] : []));
  const { filter: _, sort: __, search: ___, ...rest } = isFields(example) ? example : {};
  const asked = { ...rest, ...Object.fromEntries(ids), page: { size: manyItems } };
  const request: PreparedRequest = requests.prepare(
    method,
    path,
    operation,
    requests.partsOf(operation, asked),
    allowed,
  );
  return { ...request, of: list };
}

export function addsUpCases(document: OpenApiDocument, subject: Subject): Case[] {
  const { located, named, parts, ready } = subject;
  const rules = located.operation['x-adds-up'] ?? [];
  const bodies = located.operation.requestBody ? Object.values(named).slice(0, mostBodies) : [undefined];
  const all = listOperations(document);
  return rules.flatMap((rule) => {
    const list = all.find(({ operation }) => operation.operationId === rule.list);
    if (!list) throw new Error(`x-adds-up names ${rule.list}, which the contract does not have`);
    return bodies.map((body) => {
      const asked = ready(parts(body));
      return {
        name: `beside the list ${rule.list}`,
        steps: [asked, listAbout(document, subject, list, body), asked],
        expect: addsUp(rule),
        needsMemory: true,
      };
    });
  });
}
