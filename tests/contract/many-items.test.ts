import { describe, expect, test } from 'vitest';
import { errorCatalogue, type ErrorCode } from '../../generated/error-codes.ts';
import { resolve, type JsonSchema, type Operation } from '../../server/contract/document.ts';
import { bodySchemaOf, contract, operations, outputSchemaOf } from './contract.ts';

const propertiesOf = (schema: JsonSchema | undefined) =>
  (schema ? resolve<JsonSchema>(contract, schema)['properties'] : undefined) as Record<string, JsonSchema> | undefined;

/** Whether the answer has a result per item, with the item's own code. */
function answersPerItem(output: JsonSchema | undefined): boolean {
  const results = propertiesOf(output)?.['results'];
  const item = propertiesOf(results?.['items'] as JsonSchema | undefined);
  return item !== undefined && 'code' in item;
}

const onMany = operations.filter((located) => answersPerItem(outputSchemaOf(located)));
const operationOf = (id: string) => onMany.find(({ operation }) => operation.operationId === id)?.operation;
const codesOf = (id: string) =>
  operations.find(({ operation }) => operation.operationId === id)?.operation['x-error-codes'] ?? [];

/** Themes of codes about the call as a whole, not about one item. */
const themesOfTheCall = ['request', 'session', 'token', 'field', 'format', 'page'];
const isOfTheCall = (code: string) =>
  themesOfTheCall.includes(errorCatalogue[code as ErrorCode].theme) ||
  (/^\d{3}$/.test(code) && code === String(errorCatalogue[code as ErrorCode].status)) ||
  ['APPROVAL_REASON_REQUIRED', '159', '174'].includes(code);
const isOfAnItem = (code: string) => !isOfTheCall(code) || code === '193';

/** The items belong to one file, so a fault of the file refuses the whole call. */
const onOneFile = ({ operation }: { readonly operation: Operation }) => operation.operationId === 'decideOnRecords';

describe('an operation on many items', () => {
  test('says which codes an item can carry, and no other operation does', () => {
    const marked = operations.filter(({ operation }) => operation['x-item-codes']);
    expect(marked.map(({ operation }) => operation.operationId)).toEqual(
      onMany.map(({ operation }) => operation.operationId),
    );
    expect(onMany.length).toBeGreaterThan(6);
  });

  test('refuses no call by the code of an item', () => {
    const both = onMany
      .filter((located) => !onOneFile(located))
      .flatMap(({ operation }) =>
        operation['x-error-codes']
          .filter((code) => operation['x-item-codes']?.includes(code))
          .map((code) => `${operation.operationId} ${code}`),
      );
    expect(both).toEqual([]);
  });

  test.each([
    ['decideOnMany', ['verifyRequest', 'approveRequest', 'releaseRequest', 'rejectRequest', 'sendRequestToRepair']],
    ['processPendingTasks', ['approveAdminTask', 'rejectAdminTask', 'sendAdminTaskToRepair']],
  ])('%s gives an item every code that the decision on one gives', (many, siblings) => {
    const wanted = new Set(siblings.flatMap(codesOf).filter(isOfAnItem));
    const given = new Set(operationOf(many)?.['x-item-codes']);
    expect([...wanted].filter((code) => !given.has(code) && !/^ERR_REQ_[12]$|^[45]\d\d$/.test(code))).toEqual([]);
    expect(operationOf(many)?.['x-error-codes'].filter((code) => !isOfTheCall(code))).toEqual([]);
  });

  test('shows an answer in which every item was refused', () => {
    const lacking = onMany.filter(({ operation }) => {
      const success = resolve(contract, operation.responses['200'] ?? {});
      const examples = 'content' in success ? success.content?.['application/json']?.examples : undefined;
      const outputs = Object.values(examples ?? {}).map(
        (example) =>
          (resolve(contract, example) as { value: { output: { results: { code: unknown }[] } } }).value.output,
      );
      return !outputs.some(({ results }) => results.every(({ code }) => code !== null));
    });
    expect(lacking.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test('calls the decision a decision, as the call on one and the preview do', () => {
    const deciding = Object.entries(contract.components.schemas)
      .filter(([name]) => /(?:Many|Records|DecisionPlan|DecisionPreview)$/.test(name))
      .map(([name, schema]) => [name, propertiesOf(schema) ?? {}] as const);
    expect(deciding.filter(([, fields]) => 'action' in fields).map(([name]) => name)).toEqual([]);
    expect(deciding.filter(([, fields]) => 'decision' in fields).length).toBeGreaterThan(15);
  });

  test('takes a list, or a file of lines', () => {
    const lists = onMany.map((located) => {
      const body = resolve<JsonSchema>(contract, bodySchemaOf(located) ?? {});
      const branches = (body['oneOf'] ?? [body]) as readonly JsonSchema[];
      const names = branches.flatMap((branch) => Object.keys(propertiesOf(branch) ?? {}));
      return names.some((name) => ['items', 'files', 'file', 'lines'].includes(name));
    });
    expect(lists).not.toContain(false);
  });
});
