// The source lists the codes of each operation; the bundle adds each code as an example of its response.
import type { Catalogue, CodeTexts } from './error-codes.ts';
import { listOperations, resolve } from '../../server/contract/document.ts';
import type { Example, Method, OpenApiDocument, Operation, ResponseObject } from '../../server/contract/document.ts';
import { sampleText, sampleValue } from './error-parameters.ts';

const codesOfEveryWrite = ['ERR_REQ_1', 'ERR_REQ_2'];
/** The session was replaced by a new login, was idle too long, or its refresh token was used twice. */
const codesOfEverySession = ['154', '166', '167'];
/** The profile of a user may allow a service in one role and withhold it in another. */
const withheldService = '94';
/** An operation declares its own codes for these statuses: 404 means a missing page, 409 and 422 say no reason. */
const withoutReason: readonly string[] = ['404', '409', '422'];
/** Every 400 has this statusCode; the codes of its faults are in errors. */
const malformed = '400';
/** Whether the shared response of a status has the example of the code. */
const isShared = (code: string, status: string) => code === status && !withoutReason.includes(status);
const exampleName = (code: string) => `Failure-${code}`;

function fill(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => parameters[name] ?? whole);
}

/** What a failure says beside its code: the names of the catalogue with a text and a value each. */
function mentionedBy(code: string, catalogue: Catalogue) {
  const names = catalogue[code]?.params ?? [];
  const parameters = Object.fromEntries(names.map((name) => [name, sampleText(name)]));
  const values = Object.fromEntries(names.map((name) => [name, sampleValue(name)]));
  return { parameters, mentioned: names.length > 0 && { parameters, values } };
}

function failureExample(code: string, catalogue: Catalogue, texts: CodeTexts): Example {
  const { parameters, mentioned } = mentionedBy(code, catalogue);
  const { title = code, description = '' } = texts[code] ?? {};
  const isOfField = catalogue[code]?.status === 400 && code !== malformed;
  const value = isOfField
    ? { statusCode: malformed, statusDesc: texts[malformed]?.description ?? '' }
    : { statusCode: code, statusDesc: fill(description, parameters) };
  const more = isOfField ? { errors: [{ field: '(body)', code, ...mentioned }] } : mentioned;
  return { summary: fill(title, parameters), value: { ...value, output: null, ...more } };
}

/** All codes of an operation by status: those of its shared responses and its own. */
export function codesByStatus(operation: Operation, catalogue: Catalogue): Map<string, string[]> {
  const general = Object.keys(operation.responses).filter(
    (status) => status >= '400' && !withoutReason.includes(status),
  );
  const ofWrites = operation['x-effect'] === 'write' ? codesOfEveryWrite : [];
  const ofSessions = operation['x-permission'].area === 'public' ? [] : codesOfEverySession;
  const ofServices = operation['x-permission'].services ? [withheldService] : [];
  const codes = new Set([...general, ...operation['x-error-codes'], ...ofSessions, ...ofWrites, ...ofServices]);
  return Map.groupBy(codes, (code) => String(catalogue[code]?.status ?? code));
}

function withExamples(document: OpenApiDocument, response: ResponseObject, codes: readonly string[]): ResponseObject {
  const json = response.content?.['application/json'];
  const named = codes.map((code) => [code, { $ref: `#/components/examples/${exampleName(code)}` }]);
  const examples = { ...json?.examples, ...Object.fromEntries(named) };
  return { ...response, content: { ...response.content, 'application/json': { ...json, examples } } };
}

function declareIn(document: OpenApiDocument, operation: Operation, catalogue: Catalogue): Operation {
  const byStatus = codesByStatus(operation, catalogue);
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const own = (byStatus.get(status) ?? []).filter((code) => !isShared(code, status));
    if (status < '400' || own.length === 0) return [status, response];
    return [status, withExamples(document, resolve<ResponseObject>(document, response), own)];
  });
  return { ...operation, 'x-error-codes': [...byStatus.values()].flat(), responses: Object.fromEntries(responses) };
}

/** Drops the shared responses that no operation refers to any more. */
function usedResponses({ paths, components }: Pick<OpenApiDocument, 'paths' | 'components'>) {
  const text = JSON.stringify(paths);
  const entries = Object.entries(components.responses);
  return Object.fromEntries(entries.filter(([name]) => text.includes(`"#/components/responses/${name}"`)));
}

export function declareFailures(document: OpenApiDocument, catalogue: Catalogue, texts: CodeTexts): OpenApiDocument {
  const paths: Record<string, Partial<Record<Method, Operation>>> = { ...document.paths };
  const used = new Set<string>();
  for (const { path, method, operation } of listOperations(document)) {
    const declared = declareIn(document, operation, catalogue);
    paths[path] = { ...paths[path], [method]: declared };
    for (const code of declared['x-error-codes']) if (!isShared(code, String(catalogue[code]?.status))) used.add(code);
  }
  const examples = Object.fromEntries(
    [...used].toSorted().map((code) => [exampleName(code), failureExample(code, catalogue, texts)]),
  );
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      responses: usedResponses({ paths, components: document.components }),
      examples: { ...document.components.examples, ...examples },
    },
  };
}
