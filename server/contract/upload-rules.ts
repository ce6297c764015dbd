// The rules for the files of an operation, read from its form in the contract.
import type { ErrorCode } from '../../generated/error-codes.ts';
import { resolve, type JsonSchema, type OpenApiDocument, type Operation } from './document.ts';

export interface UploadRules {
  /** The form field that holds the file or the files. */
  readonly field: string;
  readonly isList: boolean;
  readonly mostFiles: number;
  readonly mostBytes: number;
  /** By file extension, in lower case. */
  readonly mediaTypes: ReadonlyMap<string, string>;
  /** The code for a file of another type. */
  readonly wrongType: ErrorCode;
  /** The schemas of the other form fields, with references resolved. */
  readonly fields: Readonly<Record<string, JsonSchema>>;
}

const form = 'multipart/form-data';
const usualTypes = 'text/csv, text/plain';
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
};

const isBinary = (schema: JsonSchema) => schema['format'] === 'binary';
const fileSchemaOf = (schema: JsonSchema) => (schema['items'] ?? schema) as JsonSchema;

function propertiesOf(document: OpenApiDocument, operation: Operation): [string, JsonSchema][] {
  const schema = operation.requestBody?.content[form]?.schema;
  const { properties = {} } = (schema ? resolve<JsonSchema>(document, schema) : {}) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
  };
  return Object.entries(properties).map(([name, property]) => [name, resolve<JsonSchema>(document, property)]);
}

function mediaTypesOf(operation: Operation, field: string): ReadonlyMap<string, string> {
  const allowed = operation.requestBody?.content[form]?.encoding?.[field]?.contentType ?? usualTypes;
  const types = allowed.split(',').map((type) => type.trim());
  return new Map(types.flatMap((type) => (endings[type] ?? []).map((ending) => [ending, type] as const)));
}

export function uploadRules(document: OpenApiDocument, operation: Operation): UploadRules | undefined {
  const properties = propertiesOf(document, operation);
  const found = properties.find(([, schema]) => isBinary(fileSchemaOf(schema)));
  if (!found) return undefined;
  const [field, schema] = found;
  return {
    field,
    isList: 'items' in schema,
    mostFiles: Number(schema['maxItems'] ?? 1),
    mostBytes: Number(fileSchemaOf(schema)['x-max-bytes']),
    mediaTypes: mediaTypesOf(operation, field),
    wrongType: operation['x-error-codes'].includes('UPLOAD_DOCUMENT_TYPE') ? 'UPLOAD_DOCUMENT_TYPE' : 'UPLOAD_TYPE',
    fields: Object.fromEntries(properties.filter(([name]) => name !== field)),
  };
}
