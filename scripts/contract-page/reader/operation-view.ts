import {
  parametersOf,
  type LocatedOperation,
  type MediaType,
  type Operation,
  type Permission,
  type ResponseObject,
} from '../../../server/contract/document.ts';
import { codeTable } from './codes-view.ts';
import { contract, follow } from './data.ts';
import { badge, code, element, fold, link, type Child } from './elements.ts';
import { rulesOf } from './extension-view.ts';
import { markdown } from './markdown.ts';
import { schemaView } from './schema-view.ts';
import { typeWords } from './schema-words.ts';

type Described = { readonly description?: string };

export function permissionBadges({ area, roles = [], services = [], flags = [] }: Permission): HTMLElement[] {
  return [
    badge('area', area),
    ...roles.map((role) => badge('role', role)),
    ...services.map((service) => badge('service', service)),
    ...flags.map((flag) => badge('flag', flag)),
  ];
}

function permissionWords({ area, roles = [], services = [], flags = [] }: Permission): string {
  const who = roles.length > 0 ? `one of the roles ${roles.join(', ')}` : 'every role';
  const parts = [
    area === 'public' ? 'nobody needs a session' : `${who} of the area ${area}`,
    ...(services.length > 0 ? [`one of the services ${services.join(', ')}`] : []),
    ...(flags.length > 0 ? [`every flag of ${flags.join(', ')}`] : []),
  ];
  return `${parts.join('; ')}.`;
}

function factsOf(operation: Operation): HTMLElement {
  const effect = operation['x-effect'];
  const facts: [string, Child][] = [
    ['Who', [permissionBadges(operation['x-permission']), ' ', permissionWords(operation['x-permission'])]],
    ['Effect', [badge(effect, effect), effect === 'read' ? ' changes nothing' : ' takes an Idempotency-Key']],
    ...(operation['x-answer-kept'] === false
      ? [['Answer', 'holds secrets: not stored for its key'] as [string, Child]]
      : []),
    ...(operation['x-machine'] ? [['Caller', 'no screen: a library, a machine or the shell'] as [string, Child]] : []),
  ];
  return element(
    'dl',
    {},
    facts.map(([term, what]) => [element('dt', {}, term), element('dd', {}, what)]),
  );
}

function parameterTable(operation: Operation): Child {
  const rows = parametersOf(contract, operation).map((parameter) => {
    const schema = follow(parameter.schema);
    return element(
      'tr',
      {},
      element('td', {}, code(parameter.name)),
      element('td', {}, `${parameter.in}${parameter.required ? ', required' : ''}`),
      element('td', {}, typeWords(schema), markdown((parameter as Described).description ?? '')),
    );
  });
  return rows.length > 0 ? [element('h3', {}, 'Parameters'), element('table', {}, rows)] : undefined;
}

function examplesOf({ examples = {} }: MediaType): HTMLElement[] {
  return Object.entries(examples).map(([name, { summary, value }]) =>
    fold([`Example ${name}: ${summary ?? ''}`], () => element('pre', {}, JSON.stringify(value, null, 2))),
  );
}

const bodyOf = (content: Readonly<Record<string, MediaType>>): HTMLElement[] =>
  Object.entries(content).map(([type, media]) =>
    element('section', {}, element('p', {}, code(type)), media.schema && schemaView(media.schema), examplesOf(media)),
  );

const headersOf = ({ headers = {} }: ResponseObject): Child =>
  Object.keys(headers).length > 0 ? element('p', {}, 'Headers: ', Object.keys(headers).map(code)) : undefined;

function answersOf({ responses }: Operation): Child[] {
  return Object.entries(responses).map(([status, response]) => {
    const answer = response as ResponseObject;
    const description = markdown(answer.description ?? '');
    return [element('h3', {}, `Answer ${status}`), description, headersOf(answer), bodyOf(answer.content ?? {})];
  });
}

export function operationView({ path, method, operation }: LocatedOperation): Child {
  const [domain] = operation.tags;
  const itemCodes = operation['x-item-codes'];
  return [
    element('p', { class: 'crumb' }, link(`#/domain/${domain}`, domain)),
    element('h1', {}, operation.summary),
    element('p', { class: 'call' }, badge('method', method.toUpperCase()), ' ', code(path)),
    element('p', {}, 'operationId ', code(operation.operationId)),
    markdown((operation as Described).description ?? ''),
    rulesOf(operation),
    factsOf(operation),
    parameterTable(operation),
    operation.requestBody && [element('h3', {}, 'Body'), bodyOf(operation.requestBody.content)],
    answersOf(operation),
    element('h3', {}, 'Refusals'),
    codeTable(operation['x-error-codes']),
    itemCodes && [element('h3', {}, 'Refusals of one item, in a 200'), codeTable(itemCodes, 'item-codes')],
  ];
}
