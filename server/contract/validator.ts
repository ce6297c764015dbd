// Validates values against the contract with Ajv, for the server, the mock, the conformance kit and the tests.
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from './document.ts';

const base = 'contract';

export type Judge = (value: unknown) => readonly ErrorObject[];

export interface ContractValidator {
  /** Returns a validator that reports all faults of a value. */
  of(schema: JsonSchema): Judge;
  /** Returns a validator that stops at the first fault. */
  firstOf(schema: JsonSchema): Judge;
}

function judgeBy(validate: ValidateFunction): Judge {
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUnion = (value: unknown): value is object =>
  isObject(value) && 'oneOf' in value && 'discriminator' in value && Array.isArray(value.oneOf);

// Ajv selects the branch of a discriminator by its constants and rejects a mapping, so the mapping is removed. It then
// skips oneOf and checks objects only: without "type: object", a union would accept every string, number and array.
// Examples are removed because Ajv would walk through all of them.
function asAjvReads(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === 'examples') return undefined;
    if (key === 'discriminator' && isObject(value) && 'propertyName' in value)
      return { propertyName: value.propertyName };
    if (isUnion(value)) return { type: 'object', ...value };
    return key === '$ref' && typeof value === 'string' ? value.replace(/^#\//, `${base}#/`) : value;
  });
}

const hasFraction = (value: unknown) => typeof value === 'string' && !value.endsWith('.00');

/** x-whole-currencies of an amount: the currencies without a smaller unit, whose amounts must end in .00. */
const wholeCurrencies = {
  keyword: 'x-whole-currencies',
  compile: (currencies: readonly string[]): DataValidateFunction => {
    const judge: DataValidateFunction = (data: unknown, context) => {
      if (!isObject(data) || !('value' in data) || !('currency' in data)) return true;
      const { currency, value } = data;
      if (!currencies.includes(String(currency)) || !hasFraction(value)) return true;
      const instancePath = `${context?.instancePath ?? ''}/value`;
      judge.errors = [{ keyword: 'x-whole-currencies', instancePath, params: { currency } }];
      return false;
    };
    return judge;
  },
};

function createAjv(document: OpenApiDocument, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    validateSchema: false,
    discriminator: true,
    // One function for each named schema compiles in half the time and validates twice as fast as inlined copies.
    inlineRefs: false,
    code: { optimize: false },
  });
  formats.default(ajv);
  ajv.addKeyword(wholeCurrencies);
  ajv.addSchema(asAjvReads({ components: { schemas: document.components.schemas } }), base);
  return ajv;
}

function createJudges(document: OpenApiDocument, allErrors: boolean): (schema: JsonSchema) => Judge {
  let ajv: Ajv2020 | undefined;
  const judges = new WeakMap<JsonSchema, Judge>();
  return function judgeOf(schema) {
    // Created at the first use, so that the process starts faster.
    ajv ??= createAjv(document, allErrors);
    const judge = judges.get(schema) ?? judgeBy(ajv.compile(asAjvReads(schema)));
    judges.set(schema, judge);
    return judge;
  };
}

const createValidator = (document: OpenApiDocument): ContractValidator => ({
  of: createJudges(document, true),
  firstOf: createJudges(document, false),
});

const known = new WeakMap<OpenApiDocument, ContractValidator>();

/** Returns the validator of a document; callers share it, so that each schema is compiled once. */
export function validatorOf(document: OpenApiDocument): ContractValidator {
  const validator = known.get(document) ?? createValidator(document);
  known.set(document, validator);
  return validator;
}
