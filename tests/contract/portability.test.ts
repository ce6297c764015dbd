// What client generators, validators and servers that were not made for this contract cannot handle.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answerNameOf, outputNameOf } from '../../scripts/contract/name-answers.ts';
import { isReference, resolve, type JsonSchema, type ResponseObject } from '../../server/contract/document.ts';
import { contract, operations, outputSchemaOf } from './contract.ts';

interface PlacedSchema {
  readonly place: string;
  readonly schema: JsonSchema;
}

const { schemas } = contract.components;
const operationIds = operations.map(({ operation }) => operation.operationId);
/** The bundle adds these schemas, named after their operations. */
const answerNames = new Set(operationIds.flatMap((id) => [answerNameOf(id), outputNameOf(id)]));

const componentNames = Object.entries(contract.components)
  .filter(([kind]) => kind !== 'examples' && kind !== 'securitySchemes')
  .flatMap(([, components]) => Object.keys(components));

/** The same length and pattern for different things: each keeps its own name, so that generated types differ. */
const sameShapeOtherMeaning = [
  ['Uuid', 'DraftId'],
  ['TaskId', 'ProcessStepId', 'TransactionLogId'],
  ['FavoriteId', 'RecordId'],
  ['ReferenceNumber', 'UnderlyingCode'],
  ['PersonName', 'AccountName', 'BankName', 'ServiceName', 'CityName', 'CountryName', 'InstitutionName'],
  ['PayeeName', 'CompanyAddress'],
  ['TransactionPurposeCode', 'CityCode'],
  ['SupportingDocumentCode', 'MinistryCode'],
  ['InstitutionCategory', 'InstitutionCode', 'DenominationCode'],
  ['BulkRecordCount', 'GroupCount'],
  ['FavoriteUseCount', 'TodoCount', 'UnreadMessages'],
  ['RecurringPaymentType', 'FavoritePaymentType'],
  ['BillTransactionDetails', 'TaxTransactionDetails'],
  ['ProcessStepKey', 'ActedTaskKey'],
  ['AccountKey', 'AccountLimitKey', 'AccountVisibilityKey'],
  ['DailyLimitRequest', 'DelegationRequest', 'HierarchyChartRequest'],
  ['AdminTaskTarget', 'ChangeByTask'],
  ['RequestRecall', 'TransactionCancellation'],
];

function innerSchemas({ place, schema }: PlacedSchema): PlacedSchema[] {
  const named = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const alternatives = ['oneOf', 'anyOf'].flatMap((key) => (schema[key] ?? []) as JsonSchema[]);
  const others = [schema['items'], schema['additionalProperties'], schema['contentSchema'], ...alternatives];
  return [
    ...named.map(([name, property]) => ({ place: `${place}.${name}`, schema: property })),
    ...others.flatMap((inner) => (inner && typeof inner === 'object' ? [{ place, schema: inner as JsonSchema }] : [])),
  ].flatMap((placed) => [placed, ...innerSchemas(placed)]);
}

function operationSchemas(): PlacedSchema[] {
  return operations.flatMap(({ operation }) => {
    const answers = Object.values(operation.responses).map((given) => resolve<ResponseObject>(contract, given));
    const bodies = [operation.requestBody, ...answers].flatMap((part) => Object.values(part?.content ?? {}));
    const parameters = operation.parameters.map((given) => resolve(contract, given));
    return [...bodies, ...parameters].flatMap((part) =>
      'schema' in part && part.schema ? [{ place: operation.operationId, schema: part.schema }] : [],
    );
  });
}

const componentSchemas = Object.entries(schemas).map(([place, schema]) => ({ place, schema }));
const allSchemas = [...componentSchemas, ...operationSchemas()].flatMap((placed) => [placed, ...innerSchemas(placed)]);
const unions = allSchemas.filter(({ schema }) => schema['discriminator'] !== undefined);

const identifierOf = (name: unknown) =>
  String(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function clashing(names: readonly unknown[]): unknown[][] {
  const byIdentifier = Map.groupBy(names, identifierOf);
  return [...byIdentifier].flatMap(([identifier, same]) => (same.length > 1 || identifier === '' ? [same] : []));
}

function placesWhere(isWrong: (schema: JsonSchema) => boolean): string[] {
  return allSchemas.filter(({ schema }) => isWrong(schema)).map(({ place }) => place);
}

const folder = (kind: string) => fileURLToPath(new URL(`../../openapi/components/${kind}`, import.meta.url));
const isAmbiguous = ({ oneOf = [], discriminator }: { oneOf?: JsonSchema[]; discriminator?: unknown }) =>
  oneOf.filter(({ type }) => type !== 'null').length > 1 && discriminator === undefined;
const differInMeaning = (names: readonly string[]) =>
  sameShapeOtherMeaning.some((allowed) => names.every((name) => allowed.includes(name)));

describe('a name', () => {
  test('stays unique when schemas and operations become identifiers or files', () => {
    expect(clashing([...componentNames, ...operationIds])).toEqual([]);
  });

  test('is given to the envelope of every success and to its output, so that nobody has to make one up', () => {
    const unnamed = operations.filter(({ operation }) => {
      const { schema } =
        resolve<ResponseObject>(contract, operation.responses['200'] ?? {}).content?.['application/json'] ?? {};
      return schema && !isReference(schema);
    });
    expect(unnamed.map(({ operation }) => operation.operationId)).toEqual([]);
    const inPlace = operations.filter((located) => outputSchemaOf(located)?.['type'] === 'object');
    expect(inPlace.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test('of a schema is never one that a generator makes from an operationId', () => {
    const endings = ['Request', 'Response', 'Result', 'Body', 'Data', 'Error', 'Params', 'Query', 'Headers'];
    const made = new Set(operationIds.flatMap((id) => endings.map((ending) => capitalised(id) + ending)));
    expect(componentNames.filter((name) => made.has(name))).toEqual([]);
  });

  test('of a property and a member of an enum stay apart as identifiers', () => {
    const clashes = allSchemas.flatMap(({ place, schema }) =>
      [Object.keys(schema['properties'] ?? {}), (schema['enum'] ?? []) as unknown[]]
        .flatMap(clashing)
        .map((names) => `${place}: ${JSON.stringify(names)}`),
    );
    expect(clashes).toEqual([]);
  });

  test('of a path differs from every other by more than case, parameters and a slash at the end', () => {
    const paths = Object.keys(contract.paths);
    expect(paths.filter((path) => path.endsWith('/'))).toEqual([]);
    expect(clashing(paths.map((path) => path.replaceAll(/\{[^}]+\}/g, 'parameter')))).toEqual([]);
  });

  test('of a component is the name of its file, and something refers to each', () => {
    const files = ['schemas', 'parameters', 'responses', 'headers'].flatMap((kind) =>
      readdirSync(folder(kind), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml')),
    );
    const written = componentNames.filter((name) => !answerNames.has(name));
    // The bundle repeats shared failures in every operation and drops their components.
    const spelt = new Set(readdirSync(folder('responses')).map((file) => basename(file, '.yaml')));
    const names = files.map((file) => basename(file, '.yaml')).filter((name) => !spelt.has(name));
    expect(names.toSorted()).toEqual(written.filter((name) => !spelt.has(name)).toSorted());
  });
});

describe('a pattern', () => {
  const patterns = [...new Set(allSchemas.flatMap(({ schema }) => (schema['pattern'] ?? []) as string))];

  test('compiles in unicode mode', () => {
    expect(patterns.length).toBeGreaterThan(50);
    for (const pattern of patterns) expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
  });

  test('means the same to RE2, Java, Python and .NET: whole text, no look-around, no class that depends on the locale', () => {
    const onlyHere = /\(\?(?!:)|\\[A-Za-z0-9]|[*+?}]\+/;
    expect(patterns.filter((pattern) => onlyHere.test(pattern))).toEqual([]);
    expect(patterns.filter((pattern) => !/^\^.*\$$/s.test(pattern))).toEqual([]);
  });
});

describe('a choice between objects', () => {
  test('is chosen by a discriminator', () => {
    expect(placesWhere(isAmbiguous)).toEqual([]);
    expect(placesWhere((schema) => 'anyOf' in schema || 'allOf' in schema)).toEqual([]);
  });

  test.each(unions)(
    'of $place has a required constant in every branch, and the mapping names them all',
    ({ schema }) => {
      const { propertyName, mapping } = schema['discriminator'] as { propertyName: string; mapping: object };
      const branches = schema['oneOf'] as JsonSchema[];
      const constants = branches.map((branch) => {
        expect(isReference(branch), 'a branch is a schema of its own').toBe(true);
        const { properties, required } = resolve<JsonSchema>(contract, branch);
        expect(required).toContain(propertyName);
        return (properties as Record<string, JsonSchema>)[propertyName]?.['const'];
      });
      expect(constants).not.toContain(undefined);
      expect(clashing(constants)).toEqual([]);
      expect(mapping).toEqual(Object.fromEntries(branches.map((branch, index) => [constants[index], branch['$ref']])));
    },
  );
});

function shapeOf(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => shapeOf(entry));
  if (typeof value !== 'object' || value === null) return value;
  const meaningful = Object.entries(value).filter(([key]) => isMap || !['description', 'examples'].includes(key));
  const sorted = meaningful.toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, shapeOf(inner, key === 'properties' && !isMap)]));
}

describe('a schema', () => {
  test('has no twin under another name, unless the two mean different things', () => {
    // Two operations with equal answers still have answers of different meaning.
    const written = Object.keys(schemas).filter((name) => !answerNames.has(name));
    const byShape = Map.groupBy(written, (name) => JSON.stringify(shapeOf(schemas[name])));
    expect([...byShape.values()].filter((names) => names.length > 1 && !differInMeaning(names))).toEqual([]);
  });

  test('says in a sentence what it is', () => {
    const silent = componentSchemas.filter(({ schema }) => !/\w+ \w+/.test((schema['description'] ?? '') as string));
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  test('is never empty, so that no generator falls back to any', () => {
    const meaningful = ['$ref', 'type', 'const', 'enum', 'oneOf'];
    expect(placesWhere((schema) => !meaningful.some((key) => key in schema))).toEqual([]);
  });

  test('has a format only where every tool knows it', () => {
    const known = ['uuid', 'date', 'date-time', 'binary'];
    expect(placesWhere(({ format }) => format !== undefined && !known.includes(format as string))).toEqual([]);
  });

  test('of a whole number stays within 32 bits, which is what integer means to Java, C# and Kotlin', () => {
    const limit = 2 ** 31 - 1;
    const isWide = ({ type, maximum = 0, minimum = 0 }: { type?: unknown; maximum?: number; minimum?: number }) =>
      [type].flat().includes('integer') && (maximum > limit || minimum < -limit);
    expect(placesWhere(isWide)).toEqual([]);
  });
});
