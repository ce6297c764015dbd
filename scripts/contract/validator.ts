// Ajv over the bundle: the one judge of bodies for the mock, the conformance kit and the tests.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema, OpenApiDocument } from './document.ts';

const base = 'contract';
const escape = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

export type Judge = (value: unknown) => readonly ErrorObject[];

export interface ContractValidator {
  /** Judges a value by the schema that stands at these keys of the document. */
  at(...keys: readonly string[]): Judge;
  /** Judges a value by a schema taken out of the document. */
  of(schema: JsonSchema): Judge;
}

function judgeBy(validate: ValidateFunction): Judge {
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

// Ajv chooses the branch of a discriminator by its constants and refuses a mapping, which says the same again.
function withoutMappings(document: object): object {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    const isDiscriminator = key === 'discriminator' && typeof value === 'object' && value !== null && 'propertyName' in value;
    return isDiscriminator ? { propertyName: value.propertyName } : value;
  });
}

export function createValidator(document: OpenApiDocument, options: { coerceTypes?: boolean } = {}): ContractValidator {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false, discriminator: true, ...options });
  formats.default(ajv);
  ajv.addSchema(withoutMappings(document), base);
  const judges = new Map<string, Judge>();
  const judgesOfSchemas = new WeakMap<JsonSchema, Judge>();
  return {
    of(schema) {
      const rooted = JSON.parse(JSON.stringify(withoutMappings(schema)).replaceAll('"$ref":"#/', `"$ref":"${base}#/`));
      const judge = judgesOfSchemas.get(schema) ?? judgeBy(ajv.compile(rooted));
      judgesOfSchemas.set(schema, judge);
      return judge;
    },
    at(...keys) {
      const pointer = keys.map(escape).join('/');
      const judge = judges.get(pointer) ?? judgeBy(ajv.compile({ $ref: `${base}#/${pointer}` }));
      judges.set(pointer, judge);
      return judge;
    },
  };
}
