// Contract rules for which no ready-made lint rule exists. Redocly loads this file itself, so it is JavaScript.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { administrationFaults } from './administration-rules.js';
import { binaryFaults, enumListFaults, mediaFaults, pairFaults, sameBound } from './bound-rules.js';
import { bulkFaults } from './bulk-rules.js';
import { accountFaults, copyFaults } from './copy-rules.js';

const read = (path) => parse(readFileSync(new URL(`../../openapi/${path}`, import.meta.url), 'utf8'));
const catalogue = read('errors.yaml');
const areas = ['public', 'corporate', 'administration', 'any'];
const rolesOf = {
  public: [],
  corporate: ['MK', 'VF', 'AP', 'RL', 'IO'],
  administration: ['SYSADMIN', 'SYSADMIN_MK', 'SYSADMIN_AP'],
  any: [],
};
/** The specification prints three of them as POST; createCaptcha makes a new captcha with each call. */
const postsWithoutBody = ['createMask', 'issueEventTicket', 'getMobileParameter', 'createCaptcha'];
const statusesOfEvery = ['400', '429', '500', '503', '504'];
const statusesOfSignedIn = ['401', '403'];
const statusesOfWrites = ['409', '422'];

function* listFaults({ area, roles = [], services = [], flags = [] }) {
  for (const role of roles) if (!rolesOf[area].includes(role)) yield `${role} is no role of the area ${area}`;
  for (const service of services) if (!/^SVC_[A-Z_]+$/.test(service)) yield `${service} is no service code`;
  for (const flag of flags) if (!/^[a-z][A-Za-z]+$/.test(flag)) yield `${flag} is no flag of the profile`;
}

function* permissionFaults({ 'x-permission': permission, security }) {
  if (!permission) return yield 'x-permission is missing';
  if (!areas.includes(permission.area)) return yield `x-permission.area is one of ${areas.join(', ')}`;
  const unknown = Object.keys(permission).filter((key) => !['area', 'roles', 'services', 'flags'].includes(key));
  for (const key of unknown) yield `x-permission does not know "${key}"`;
  const isOpen = Array.isArray(security) && security.length === 0;
  if ((permission.area === 'public') !== isOpen) yield 'area public and "security: []" belong together';
  yield* listFaults(permission);
}

function* codeFaults(operation) {
  const codes = operation['x-error-codes'];
  if (!Array.isArray(codes)) return yield 'x-error-codes is missing (an empty list is allowed)';
  for (const code of codes) {
    const entry = catalogue[code];
    if (typeof code !== 'string') yield `quote the code ${code}`;
    else if (!entry) yield `the code ${code} is not in errors.yaml`;
    else if (!entry.status) yield `the code ${code} never travels: it has no HTTP status`;
    else if (!operation.responses[entry.status]) yield `the code ${code} needs the response ${entry.status}`;
  }
  if (new Set(codes).size !== codes.length) yield 'x-error-codes names a code twice';
}

/** These statuses have no code of every operation: 404 means a missing page, 409 and 422 say no reason. */
const withoutReason = ['404', '409', '422'];

/** A write has ERR_REQ_1 and ERR_REQ_2 without declaring them. */
function* missingFaults({ responses = {}, 'x-error-codes': codes = [], 'x-effect': effect }) {
  for (const status of effect === 'write' ? ['404'] : withoutReason)
    if (responses[status] && !codes.some((code) => String(catalogue[code]?.status) === status))
      yield `the response ${status} has no code`;
  for (const code of ['404', '422']) if (codes.includes(code)) yield `the code ${code} says no reason: declare another`;
}

/** Codes of single items in a successful answer; they need no response of their own. */
function* itemCodeFaults({ 'x-item-codes': codes = [] }) {
  for (const code of codes) {
    if (typeof code !== 'string') yield `quote the code ${code}`;
    else if (!catalogue[code]) yield `the code ${code} is not in errors.yaml`;
  }
  if (new Set(codes).size !== codes.length) yield 'x-item-codes names a code twice';
}

function* statusFaults(operation) {
  const needed = [
    ...statusesOfEvery,
    ...(operation['x-permission']?.area === 'public' ? [] : statusesOfSignedIn),
    ...(operation['x-effect'] === 'write' ? statusesOfWrites : []),
  ];
  for (const status of needed) if (!operation.responses?.[status]) yield `the response ${status} is missing`;
}

function* parameterFaults(operation) {
  const names = (operation.parameters ?? []).map((parameter) => parameter.$ref ?? '');
  const has = (name) => names.some((ref) => ref.endsWith(`/${name}.yaml`) || ref.endsWith(`/${name}`));
  if (!has('AcceptLanguage')) yield 'the parameter AcceptLanguage is missing';
  const writes = operation['x-effect'] === 'write';
  if (writes !== has('IdempotencyKey')) yield 'IdempotencyKey stands on every write and on no read';
}

function* keptFaults({ 'x-answer-kept': kept, 'x-effect': effect }) {
  if (kept === undefined) return;
  if (kept !== false) yield 'x-answer-kept is false or left out';
  if (effect !== 'write') yield 'only the answer of a write can be kept';
}

function* nameFaults(operation, { location }) {
  const [tag, ...more] = operation.tags ?? [];
  const folder = location.source.absoluteRef.split('/').at(-2);
  if (more.length > 0) yield 'an operation has one tag: its domain';
  if (location.source.absoluteRef.includes('/paths/') && tag !== folder) yield `the tag is the folder: ${folder}`;
  if (!/^[a-z]+([A-Z][a-zA-Z0-9]*)+$/.test(operation.operationId ?? '')) yield 'operationId is a verb and a noun';
  if (!['read', 'write'].includes(operation['x-effect'])) yield 'x-effect is read or write';
}

function* methodFaults({ operationId, requestBody, 'x-effect': effect }, { key: method }) {
  if (method === 'get' && effect === 'write') yield 'GET never writes';
  const readsByPost = method === 'post' && effect === 'read' && !requestBody;
  if (readsByPost && !postsWithoutBody.includes(operationId)) yield 'a read without a body is a GET';
}

function* exampleFaults(operation) {
  const parts = [operation.requestBody, ...Object.values(operation.responses ?? {})];
  for (const part of parts) {
    const json = part?.content?.['application/json'];
    if (json && !json.examples) yield 'a JSON body has named examples';
  }
}

function* operationFaults(operation, context) {
  yield* nameFaults(operation, context);
  yield* methodFaults(operation, context);
  yield* permissionFaults(operation);
  yield* codeFaults(operation);
  yield* copyFaults(operation, context);
  yield* accountFaults(operation, context);
  yield* itemCodeFaults(operation);
  yield* administrationFaults(operation);
  yield* bulkFaults(operation);
  yield* missingFaults(operation);
  yield* statusFaults(operation);
  yield* parameterFaults(operation);
  yield* keptFaults(operation);
  yield* exampleFaults(operation);
  yield* pairFaults(operation, context);
  yield* mediaFaults(operation, context);
}

const lacks = (schema, ...keys) => keys.some((key) => schema[key] === undefined);
const boundsOf = { string: ['maxLength'], integer: ['minimum', 'maximum'], array: ['maxItems'] };

function* boundFaults(schema) {
  if (schema.enum || schema.const !== undefined || schema.format === 'binary') return;
  for (const type of [schema.type].flat()) {
    if (type === 'number') yield 'decimals travel as strings';
    const bounds = boundsOf[type] ?? [];
    if (lacks(schema, ...bounds)) yield `type ${type} has ${bounds.join(' and ')}`;
  }
}

/** A blank reason has a code of its own, and a blank search finds nothing. */
const mayBeBlank = /\/(?:Reason|LookupSearch)(?:\.yaml(?:#\/?)?)?$/;

function* blankFaults({ pattern, minLength = 0 }, { location }) {
  if (!pattern || minLength === 0 || mayBeBlank.test(location.absolutePointer)) return;
  if (!new RegExp(pattern, 'u').test(' '.repeat(minLength))) return;
  yield 'the pattern lets a text of blanks pass: it begins with " *" and a sign';
}

function* patternFaults({ pattern, 'x-pattern-message': code }) {
  if (pattern && !code) yield 'x-pattern-message names the code of the message';
  if (code && !catalogue[code]) yield `x-pattern-message ${code} is not in errors.yaml`;
  if (/\(\?[=!<]/.test(pattern ?? '')) yield 'no look-ahead in a pattern';
}

function* schemaFaults(schema, context) {
  yield* boundFaults(schema);
  yield* binaryFaults(schema);
  yield* enumListFaults(schema, context);
  yield* patternFaults(schema);
  yield* blankFaults(schema, context);
  for (const name of schema.required ?? [])
    if (schema.properties?.[name]?.default !== undefined) yield `${name} is required and has a default`;
}

const ruleFrom = (nodeType, faults) => () => ({
  [nodeType]: (node, context) => {
    for (const message of faults(node, context)) context.report({ message, location: context.location });
  },
});

/** Adds the response 503 to every operation, because each one fails when the database is down. */
const unavailableToAll = () => ({
  Operation(operation, { location }) {
    if (!location.source.absoluteRef.includes('/paths/')) return;
    operation.responses ??= {};
    operation.responses['503'] ??= { $ref: '../../components/responses/Unavailable.yaml' };
  },
});

export default () => ({
  id: 'house',
  preprocessors: { oas3: { 'unavailable-to-all': unavailableToAll } },
  rules: {
    oas3: {
      operation: ruleFrom('Operation', operationFaults),
      schema: ruleFrom('Schema', schemaFaults),
      'same-bound': sameBound,
    },
  },
});
