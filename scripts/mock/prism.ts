// Prism chooses and builds the answer. An operation is prepared at its first call, so the mock starts at once.
import { createLogger } from '@stoplight/prism-core';
import prismHttp from '@stoplight/prism-http';
import { extractPath } from '../contract/extract.ts';
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';

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

/** The gateway has checked the request, and Prism needs long to expand the schema of a large form. */
function forAnswers(document: OpenApiDocument, path: string): OpenApiDocument {
  const operations = Object.entries(document.paths[path] ?? {});
  const answering = operations.map(
    ([method, operation]) => [method, { ...operation, requestBody: undefined }] as const,
  );
  return extractPath({ ...document, paths: { [path]: Object.fromEntries(answering) } }, path);
}

export function createPrism(document: OpenApiDocument) {
  const prism = prismHttp.createInstance(config, { logger: silent });
  const known = new Map<string, Promise<PrismOperations>>();

  function operationsOf({ path }: LocatedOperation): Promise<PrismOperations> {
    // A copy, because Prism changes its input, which other code uses too.
    const found = known.get(path) ?? prismHttp.getHttpOperationsFromSpec(structuredClone(forAnswers(document, path)));
    known.set(path, found);
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
    const result = await prism.request(input, await operationsOf(located), {
      ...config,
      mock: withGeneralCode(preference),
    })();
    if (result._tag === 'Left') throw result.left;
    const { statusCode, headers = {}, body } = result.right.output;
    return { status: statusCode, headers, body };
  };
}
