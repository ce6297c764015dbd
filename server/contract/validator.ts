// Ajv over the bundle: the one judge of bodies for the mock, the conformance kit and the tests.
import type { DataValidateFunction } from 'ajv/dist/types/index.js';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from './document.ts';

const base = 'contract';

export type Judge = (value: unknown) => readonly ErrorObject[];

export interface ContractValidator {
  /** Judges a value by a schema of the document. */
  of(schema: JsonSchema): Judge;
  /** Judges it as well, but stops at the first fault. */
  firstOf(schema: JsonSchema): Judge;
}

function judgeBy(validate: ValidateFunction): Judge {
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUnion = (value: unknown): value is object =>
  isObject(value) && 'oneOf' in value && 'discriminator' in value && Array.isArray(value.oneOf);

// Ajv chooses the branch of a discriminator by its constants and refuses a mapping, which says the same again.
// It then skips oneOf and looks at objects only, so without a type a union would accept every text, number and list.
// Examples are left out because Ajv would walk through all of them.
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

/** x-whole-currencies of an amount: the currencies that have no smaller unit, so that their decimals are .00. */
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
    // One function a named schema, as it stands, is ready in half the time and judges twice as fast as copies of it
    // in every schema that refers to it.
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
    // Made with the first question: a process that starts has better things to do.
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

/** One for whoever asks by the same document: each schema is made ready once. */
export function validatorOf(document: OpenApiDocument): ContractValidator {
  const validator = known.get(document) ?? createValidator(document);
  known.set(document, validator);
  return validator;
}
