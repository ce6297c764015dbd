// Bounds that must agree with each other. Redocly loads this file itself, so it is JavaScript.

/** Resolves a node's reference. Returns the file, too, because references are relative to their own file. */
function follow(context, at) {
  if (!at?.node?.$ref) return at;
  const { node, location } = context.resolve(at.node, at.from);
  return follow(context, { node, from: location?.source.absoluteRef });
}

const inside = (context, at, key) => {
  const { node, from } = follow(context, at) ?? {};
  return follow(context, { node: node?.[key], from });
};

/** format: binary is the only allowed notation of bytes; generators make a file of it. x-max-bytes gives the size. */
export function* binaryFaults(schema) {
  if (schema.contentMediaType === 'application/octet-stream') yield 'bytes are format: binary';
  if (schema.format !== 'binary') return;
  const others = ['maxLength', 'minLength', 'pattern', 'contentMediaType', 'contentEncoding'];
  for (const key of others) if (schema[key] !== undefined) yield `format: binary has no ${key}; say x-max-bytes`;
}

/** A list of enum values must have room for all of them. */
export function* enumListFaults(schema, context) {
  const values = schema.type === 'array' ? inside(context, { node: schema }, 'items')?.node?.enum : undefined;
  if (values && schema.maxItems < values.length) yield `maxItems is below the ${values.length} values of the enum`;
}

function propertiesOf(context, schema) {
  const properties = inside(context, schema, 'properties') ?? {};
  return Object.keys(properties.node ?? {}).map((name) => [name, inside(context, properties, name)]);
}

/** A refusal names the size in whole megabytes. */
const megabyte = 1024 * 1024;

const isList = ({ node }) => node?.type === 'array';

function* fileFaults(context, form) {
  for (const [name, schema] of propertiesOf(context, form)) {
    const { node } = (isList(schema) ? inside(context, schema, 'items') : schema) ?? {};
    if (node?.format !== 'binary') continue;
    const most = node['x-max-bytes'];
    if (!(most > 0)) yield `the file ${name} says x-max-bytes`;
    else if (most % megabyte !== 0) yield `the file ${name} has up to ${most} bytes, which are no whole megabytes`;
  }
}

function* countFaults(output, results) {
  for (const [name, { node }] of output)
    if (['accepted', 'refused'].includes(name) && node.maximum !== results.maxItems)
      yield `${name} counts to ${node.maximum}, results to ${results.maxItems}`;
}

const pathTo = (context, operation, keys) => keys.reduce((at, key) => inside(context, at, key), { node: operation });

/** The lists of an answer that have an entry for each entry of a list of the request. */
const answering = {
  items: ['results', 'covers', 'items'],
  files: ['results', 'files'],
  lines: ['results', 'records'],
  batchNumbers: ['files'],
  params: ['items'],
  confirmed: ['notes'],
  underlyingCodes: ['shares'],
  email: ['sentTo', 'email'],
};

function* listFaults(lists, output) {
  for (const [name, { node }] of lists)
    for (const [other, { node: answered }] of output)
      if (answering[name]?.includes(other) && answered.maxItems !== node.maxItems)
        yield `the answer has up to ${answered.maxItems} ${other}, the request up to ${node.maxItems} ${name}`;
}

/** An answer per item must allow as many results as the request allows items. */
export function* pairFaults(operation, context) {
  const content = pathTo(context, operation, ['requestBody', 'content']);
  yield* fileFaults(context, pathTo(context, content?.node, ['multipart/form-data', 'schema']));
  const answer = ['responses', '200', 'content', 'application/json', 'schema', 'properties', 'output'];
  const output = propertiesOf(context, pathTo(context, operation, answer)).filter(([, one]) => one.node);
  const [type] = Object.keys(content?.node ?? {});
  const lists = propertiesOf(context, pathTo(context, content?.node, [type, 'schema'])).filter(([, one]) =>
    isList(one),
  );
  yield* listFaults(
    lists,
    output.filter(([, one]) => isList(one)),
  );
  const results = output.find(([name, one]) => name === 'results' && isList(one))?.[1].node;
  if (!results) return;
  yield* countFaults(output, results);
  if (lists.length === 0 || lists.some(([, { node }]) => node.maxItems === results.maxItems)) return;
  yield `the answer has ${results.maxItems} results, no list of the request as many items`;
}

const isText = (type) => /^(?:application\/json|text\/event-stream|multipart\/form-data)$/.test(type);

/** Whatever is neither JSON nor a stream of events is bytes, in answers too, so that clients make a file of it. */
export function* mediaFaults(operation, context) {
  const answer = pathTo(context, operation, ['responses', '200', 'content']);
  for (const type of Object.keys(answer?.node ?? {})) {
    const { node } = pathTo(context, answer.node[type], ['schema']) ?? {};
    if (!isText(type) && node?.format !== 'binary') yield `the answer ${type} is format: binary`;
  }
}

const mostOf = ({ maxItems, maximum }) => maxItems ?? maximum;

/** What has the same name in x-same-bound must have the same maxItems or maximum, in any file. */
export function sameBound() {
  const seen = new Map();
  return {
    Schema(schema, { report, location }) {
      const name = schema['x-same-bound'];
      if (name === undefined) return;
      const first = seen.get(name) ?? mostOf(schema);
      seen.set(name, first);
      if (first !== mostOf(schema)) report({ message: `${name} has up to ${first} elsewhere`, location });
    },
  };
}
