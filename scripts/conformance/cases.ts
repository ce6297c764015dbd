// All test cases of one operation.
import type { LocatedOperation, Parameter } from '../../server/contract/document.ts';
import { isDone } from './answers.ts';
import type { PreparedRequest } from './exchange.ts';
import type { RequestParts } from './requests.ts';
import {
  isAcceptedBut,
  isCopyRefused,
  isMalformed,
  isPermitted,
  isRefused,
  isRefusedAs,
  isSaidIn,
  isTheSameAnswer,
} from './expectations.ts';
import { isRepair, repairCases } from './repair-cases.ts';
import { transportCases } from './transport-cases.ts';
import { keyCases } from './key-cases.ts';
import {
  createSubject,
  rightRequest,
  without,
  type Case,
  type CaseTools,
  type Credentials,
  type Subject,
} from './subject.ts';

// It would end the session of all other cases; the workflows test it.
const endsTheSession = 'logOut';

/** Returns true if the request is encrypted with a one-time key, which no example can contain. */
function isSealed({ requests, located }: Subject): boolean {
  const [, media] = requests.mediaOf(located.operation) ?? [];
  return media?.schema !== undefined && requests.refersTo(media.schema, '#/components/schemas/Jwe');
}

const accepted = ({ located }: Subject) => isAcceptedBut(located.operation['x-error-codes']);

/** A success that is stored under its key is the answer to the same request again, which is not carried out twice. */
function asked(subject: Subject, name: string, given: RequestParts): Case {
  const { operation } = subject.located;
  const isAccepted = accepted(subject);
  const right = subject.one(`${rightRequest}${name}`, given, isAccepted);
  if (operation['x-effect'] === 'read' || operation['x-answer-kept'] === false) return right;
  const [request] = right.steps;
  return {
    ...right,
    steps: [...right.steps, ([first]) => (isDone(first) && typeof request !== 'function' ? request : undefined)],
    expect: ([first, ...later]) => [
      ...isAccepted(first ? [first] : []),
      ...isTheSameAnswer([first, ...later].filter((one) => one !== undefined)),
    ],
  };
}

function rightRequests(subject: Subject): Case[] {
  const { located, named, made, parts } = subject;
  const bodies = [...Object.entries(named), ...made.map((body, index) => [`made ${index + 1}`, body] as const)];
  const plain = located.operation.requestBody ? [] : [asked(subject, 'plain', parts())];
  return [
    ...plain,
    ...bodies.map(([name, body]) => asked(subject, name, parts(body))),
    asked(subject, 'with every parameter', parts(undefined, true)),
  ];
}

function languages(subject: Subject): Case[] {
  const { parts, one } = subject;
  const isAccepted = accepted(subject);
  return ['id', 'fr-CH, fr;q=0.9, *;q=0.5'].map((language) => {
    const right = parts();
    return one(
      `language ${language}`,
      { ...right, headers: { ...right.headers, 'accept-language': language } },
      isAccepted,
    );
  });
}

function wrongBodies({ located, requests, named, mutator, shuffle, mostMutations, parts, one }: Subject): Case[] {
  const [type, media] = requests.mediaOf(located.operation) ?? [];
  const schema = media?.schema;
  if (type !== 'application/json' || !schema) return [];
  const all = shuffle(Object.values(named).flatMap((body) => mutator.mutate(schema, body)));
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  const share = Math.ceil(mostMutations / Math.max(byKind.size, 1));
  const spread = shuffle([...byKind.values()].flatMap((group) => group.slice(0, share)));
  return spread
    .slice(0, mostMutations)
    .map(({ kind, field, body }) =>
      one(
        `wrong request: ${kind} at ${field || 'the body'}`,
        parts(body),
        isMalformed(kind, field, mutator.faultsOf(schema, body)),
      ),
    );
}

const mostHidden = 3;

function hiddenCharacters({ schema, base, mutator, parts, one }: Subject): Case[] {
  const found = schema ? mutator.hiddenCharacters(schema, base).slice(0, mostHidden) : [];
  return found.map(({ kind, field, body }) =>
    one(
      `wrong request: ${kind} at ${field}`,
      parts(body),
      isMalformed(kind, field, [{ field, code: 'FIELD_CHARACTERS' }]),
    ),
  );
}

/** Sends the valid request first: if the server refuses it for another reason, nothing is known about the copies. */
function differingCopies({ located, requests, base, mutator, parts, ready }: Subject): Case[] {
  const [type, media] = requests.mediaOf(located.operation) ?? [];
  if (type !== 'application/json' || !media?.schema) return [];
  return mutator.differingCopies(media.schema, base).map(({ field, body }) => ({
    name: `a copy that differs: ${field}`,
    steps: [ready(parts()), ready(parts(body))],
    expect: isCopyRefused(field),
    needsMemory: true,
  }));
}

/** The id decides, so a request without the copies of what it says is as good as one with them. */
function leftOutCopies(subject: Subject): Case[] {
  const { located, requests, base, mutator, parts, one } = subject;
  const [type, media] = requests.mediaOf(located.operation) ?? [];
  const body = type === 'application/json' && media?.schema ? mutator.withoutCopies(media.schema, base) : undefined;
  return body === undefined ? [] : [one(`${rightRequest}without copies`, parts(body), accepted(subject))];
}

function unreadableBodies({ located, requests, parts, ready }: Subject): Case[] {
  if (requests.mediaOf(located.operation)?.[0] !== 'application/json') return [];
  const right = ready(parts());
  const broken = { ...right, body: '{"broken": ' };
  const nothing: PreparedRequest = { method: right.method, path: right.path, headers: right.headers };
  return [
    { name: 'broken JSON', steps: [broken], expect: isRefused(400, 'accepts-broken-json', 'A body that is not JSON') },
    { name: 'no body', steps: [nothing], expect: isRefused(400, 'accepts-no-body', 'A request without its body') },
  ];
}

function wrongQuery({ parts, one }: Subject, { name, required }: Parameter): Case[] {
  const right = parts(undefined, true);
  const missing = { ...right, query: without(right.query, name) };
  const wrong = { ...right, query: { ...right.query, [name]: `\u0001${'x'.repeat(600)}` } };
  const refused = [one(`wrong ${name}`, wrong, isMalformed('wrong-query', name))];
  return required ? [one(`missing ${name}`, missing, isMalformed('missing-query', name)), ...refused] : refused;
}

const wrongQueries = (subject: Subject) =>
  subject.requests
    .parametersOf(subject.located.operation)
    .filter((given) => given.in === 'query')
    .flatMap((parameter) => wrongQuery(subject, parameter));

function noSession({ withToken }: Subject): Case[] {
  const expect = isRefusedAs(401, 'accepts-no-session', 'A request without a session');
  return [{ name: 'no session', steps: [withToken(undefined)], expect }];
}

function wrongSessions({ forbidden, withToken }: Subject): Case[] {
  const madeUp: Case = {
    name: 'made-up token',
    steps: [withToken('made-up-token-of-nobody')],
    expect: isRefusedAs(401, 'accepts-any-token', 'A made-up token'),
    needsMemory: true,
  };
  const others = forbidden.map(({ role, token }) => ({
    name: `other role ${role}`,
    steps: [withToken(token)],
    expect: isRefusedAs(403, 'accepts-any-role', `A user of the role ${role}`),
    needsMemory: true,
  }));
  return [madeUp, ...others];
}

/**
 * Every role that the permission names may call; whether the user has the services and flags is not known, nor whether
 * they made a task that is repaired.
 */
function permittedRoles({ located, others, named, base, withToken }: Subject): Case[] {
  const { services, flags } = located.operation['x-permission'];
  const body = [base, ...Object.values(named)].find((one) => !isRepair(one));
  if (services || flags || (body === undefined && base !== undefined)) return [];
  return others.map(({ role, token }) => ({
    name: `permitted role ${role}`,
    steps: [withToken(token, body)],
    expect: isPermitted,
    needsMemory: true,
  }));
}

/** A request without a session, or without a body, is refused in the language that it asks for. */
function refusedInWords({ located, parts, requests, textOf }: Subject): Case[] {
  const { method, path, operation } = located;
  if (operation['x-permission'].area === 'public') return [];
  const wanted = [
    ['en', 'en'],
    ['id', 'id'],
    ['fr, EN;q=0.4, ID;q=0.5', 'id'],
  ] as const;
  return wanted.map(([header, language]) => {
    const right = parts();
    const spoken = { ...right, headers: { ...right.headers, 'accept-language': header } };
    return {
      name: `a refusal in the language ${header}`,
      steps: [requests.prepare(method, path, operation, spoken)],
      expect: isSaidIn(language, textOf),
      needsMemory: true,
    };
  });
}

export function casesOf(located: LocatedOperation, credentials: Credentials, tools: CaseTools): Case[] {
  const subject = createSubject(located, credentials, tools);
  const { operation } = located;
  const isPublic = operation['x-permission'].area === 'public';
  if (!isPublic && !credentials.allowed) return noSession(subject);
  const sessions = isPublic ? [] : [...noSession(subject), ...wrongSessions(subject), ...refusedInWords(subject)];
  const refusals = [
    ...wrongBodies(subject),
    ...hiddenCharacters(subject),
    ...unreadableBodies(subject),
    ...wrongQueries(subject),
    ...sessions,
    ...transportCases(subject),
  ];
  if (operation.operationId === endsTheSession || isSealed(subject)) return refusals;
  const writes = operation['x-effect'] === 'write' ? keyCases(subject) : [];
  return [
    ...subject.settingCases(subject),
    ...repairCases(subject),
    ...rightRequests(subject),
    ...permittedRoles(subject),
    ...languages(subject),
    ...subject.listCases(subject),
    ...leftOutCopies(subject),
    ...differingCopies(subject),
    ...subject.ownFaults(subject),
    ...subject.recordCases(subject),
    ...refusals,
    ...writes,
  ];
}
