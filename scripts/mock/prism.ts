// Prism chooses and builds the answer. An operation is prepared at its first call, so the mock starts at once.
import { createLogger } from '@stoplight/prism-core';
import prismHttp from '@stoplight/prism-http';
import { extractPath } from '../contract/extract.ts';
import {
  resolve,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type ResponseObject,
} from '../../server/contract/document.ts';

export interface MockRequest {
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
  readonly dynamic: boolean;
}

export interface MockAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type PrismOperations = Awaited<ReturnType<typeof prismHttp.getHttpOperationsFromSpec>>;

const silent = createLogger('mock', { level: 'silent' });
const config = {
  isProxy: false as const,
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  mock: { dynamic: false },
};

export function readPreference(header: string | undefined): Preference {
  const pairs = (header ?? '').split(/[,;]/).map((part) => part.trim().split('=') as [string, string?]);
  const wishes = new Map(pairs.map(([name, value = '']) => [name, value.replaceAll('"', '')]));
  const code = Number(wishes.get('code'));
  const exampleKey = wishes.get('example');
  return { ...(code > 0 && { code }), ...(exampleKey && { exampleKey }), dynamic: wishes.get('dynamic') === 'true' };
}

// Of several codes with one status, the general one is used unless the caller names another.
function withGeneralCode(preference: Preference): Preference {
  const { code = 200, exampleKey } = preference;
  return code >= 400 && !exampleKey ? { ...preference, exampleKey: String(code) } : preference;
}

/** Prism needs long to expand a schema, and no schema to answer with an example. */
const withoutSchemas = (content: Readonly<Record<string, MediaType>> = {}) =>
  Object.fromEntries(
    Object.entries(content).map(([type, { schema, ...media }]) => [
      type,
      media.examples || schema === undefined ? media : { ...media, schema },
    ]),
  );

function answersOf(document: OpenApiDocument, { responses }: Operation): Operation['responses'] {
  const answers = Object.entries(responses).map(([status, given]) => {
    const response = resolve<ResponseObject>(document, given);
    return [status, { ...response, content: withoutSchemas(response.content) }];
  });
  return Object.fromEntries(answers);
}

/** The gateway has checked the request, so its schema is left out; made-up answers need those of the answers. */
function forAnswers(document: OpenApiDocument, path: string, isMadeUp: boolean): OpenApiDocument {
  const operations = Object.entries(document.paths[path] ?? {}).map(([method, operation]) => {
    const responses = isMadeUp ? operation.responses : answersOf(document, operation);
    return [method, { ...operation, requestBody: undefined, responses }] as const;
  });
  return extractPath({ ...document, paths: { [path]: Object.fromEntries(operations) } }, path);
}

export function createPrism(document: OpenApiDocument) {
  const prism = prismHttp.createInstance(config, { logger: silent });
  const known = new Map<string, Promise<PrismOperations>>();

  function operationsOf({ path }: LocatedOperation, isMadeUp: boolean): Promise<PrismOperations> {
    const key = `${path} ${isMadeUp}`;
    // A copy, because Prism changes its input, which other code uses too.
    const prepared = () => prismHttp.getHttpOperationsFromSpec(structuredClone(forAnswers(document, path, isMadeUp)));
    const found = known.get(key) ?? prepared();
    known.set(key, found);
    return found;
  }

  return async function answer(
    located: LocatedOperation,
    request: MockRequest,
    preference: Preference,
  ): Promise<MockAnswer> {
    const input = {
      method: located.method,
      url: { path: request.path, query: request.query },
      headers: request.headers,
    };
    const result = await prism.request(input, await operationsOf(located, preference.dynamic), {
      ...config,
      mock: withGeneralCode(preference),
    })();
    if (result._tag === 'Left') throw result.left;
    const { statusCode, headers = {}, body } = result.right.output;
    return { status: statusCode, headers, body };
  };
}
