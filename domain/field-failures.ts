// Turns the errors of a JSON Schema validator into field failures with codes of the error catalogue.
import type { ErrorCode } from '../generated/error-codes.ts';

/** The properties of an Ajv error that are used here (parentSchema needs verbose: true). */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
}

export interface FieldFailure {
  readonly field: string;
  readonly code: ErrorCode;
  readonly parameters?: Readonly<Record<string, string>>;
}

type Found = Omit<FieldFailure, 'field'>;

/** The most failures in one response; the caller gets the others after correcting these. */
export const mostFailures = 20;
const longestName = 200;

const limit = (error: SchemaError) => String(error.params['limit']);
const patternCode = ({ parentSchema }: SchemaError) =>
  (parentSchema?.['x-pattern-message'] ?? 'FIELD_FORMAT') as ErrorCode;
const patternParameters = ({ parentSchema }: SchemaError) =>
  parentSchema?.['x-pattern-parameters'] as Found['parameters'] | undefined;
const tooShort = (error: SchemaError): Found =>
  limit(error) === '1' ? { code: '9090' } : { code: 'FIELD_TOO_SHORT', parameters: { characters: limit(error) } };

const byKeyword: Readonly<Record<string, (error: SchemaError) => Found>> = {
  required: () => ({ code: '9090' }),
  additionalProperties: ({ params }) => ({
    code: 'FIELD_UNKNOWN',
    parameters: { field: String(params['additionalProperty']).slice(0, longestName) },
  }),
  pattern(error) {
    const parameters = patternParameters(error);
    return { code: patternCode(error), ...(parameters && { parameters }) };
  },
  minLength: tooShort,
  maxLength: (error) => ({ code: 'FIELD_TOO_LONG', parameters: { characters: limit(error) } }),
  enum: () => ({ code: 'FIELD_NOT_IN_LIST' }),
  const: () => ({ code: 'FIELD_NOT_IN_LIST' }),
  type: () => ({ code: 'FIELD_WRONG_TYPE' }),
  minimum: (error) => ({ code: 'FIELD_BELOW_MINIMUM', parameters: { lowest: limit(error) } }),
  maximum: (error) => ({ code: 'FIELD_ABOVE_MAXIMUM', parameters: { highest: limit(error) } }),
  minItems: (error) => ({ code: 'FIELD_TOO_FEW', parameters: { least: limit(error) } }),
  maxItems: (error) => ({ code: 'FIELD_TOO_MANY', parameters: { most: limit(error) } }),
  'x-whole-currencies': ({ params }) => ({
    code: 'FIELD_NO_DECIMALS',
    parameters: { currency: String(params['currency']) },
  }),
  uniqueItems: () => ({ code: 'FIELD_REPEATED' }),
  format: ({ params }) => ({ code: String(params['format']).startsWith('date') ? 'FIELD_DATE' : 'FIELD_FORMAT' }),
};

function fieldOf({ instancePath, keyword, params }: SchemaError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  const name = path.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
  return name.slice(0, longestName) || '(body)';
}

// A failed alternative reports its own errors, so the keyword that combines them is ignored.
const joining = new Set(['oneOf', 'anyOf', 'if', 'discriminator']);

export function fieldFailures(errors: readonly SchemaError[]): FieldFailure[] {
  const ofFields = errors.filter(({ keyword }) => !joining.has(keyword));
  const first = new Map<string, FieldFailure>();
  for (const error of ofFields.length > 0 ? ofFields : errors) {
    if (first.size === mostFailures) break;
    const field = fieldOf(error);
    const found = byKeyword[error.keyword]?.(error) ?? { code: 'FIELD_FORMAT' as const };
    if (!first.has(field)) first.set(field, { field, ...found });
  }
  return [...first.values()];
}
