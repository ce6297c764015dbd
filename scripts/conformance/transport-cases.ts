// What is judged before the content of a request: the session, the permission, the kind of body and its length.
import type { PreparedRequest } from './exchange.ts';
import { failureOf, isRefused, type Expectation } from './expectations.ts';
import type { Case, Subject } from './subject.ts';

const wrongBody = '[]';
const ownRequestId = 'a-request-id-of-the-conformance-kit';
// The contract's bounds of a body in bytes; files have bounds of their own.
const largest = { public: 10_240, others: 1_048_576 } as const;

const hasJson = ({ requests, located }: Subject) => requests.mediaOf(located.operation)?.[0] === 'application/json';

/** A wrong body says nothing to callers who may not call at all. */
function wrongBodyOfOthers({ forbidden, withToken }: Subject): Case[] {
  const nobody = { ...withToken(undefined), body: wrongBody };
  const refused = isRefused(401, 'body-before-session', 'A wrong body without a session');
  const others = forbidden.map(({ role, token }) => ({
    name: `a wrong body of the other role ${role}`,
    steps: [{ ...withToken(token), body: wrongBody }],
    expect: isRefused(403, 'body-before-permission', `A wrong body of a user of the role ${role}`),
    needsMemory: true,
  }));
  return [{ name: 'a wrong body without a session', steps: [nobody], expect: refused }, ...others];
}

const isOwnId: Expectation = ([answer]) =>
  answer?.headers.get('x-request-id') === ownRequestId
    ? [{ kind: 'takes-request-id', message: 'The X-Request-Id of the client was taken over' }]
    : [];

function requestIds({ withToken }: Subject): Case[] {
  const asked = withToken(undefined);
  const named = { ...asked, headers: { ...asked.headers, 'x-request-id': ownRequestId } };
  return [{ name: 'a request id of the client', steps: [named], expect: isOwnId }];
}

function otherMedia({ parts, ready }: Subject): Case[] {
  const right = ready(parts());
  const asText: PreparedRequest = { ...right, headers: { ...right.headers, 'content-type': 'text/plain' } };
  const expect = isRefused(400, 'accepts-other-media', 'A JSON body that is called text/plain');
  return [{ name: 'a body of another Content-Type', steps: [asText], expect }];
}

const isTooLong: Expectation = (answers) => {
  const [answer] = answers;
  const refused = isRefused(400, 'accepts-long-body', 'A body of more bytes than a body may have')(answers);
  if (refused.length > 0 || answer?.status !== 400) return refused;
  const { errors = [] } = failureOf(answer);
  return errors.some(({ field, code }) => field === '(body)' && code === 'FIELD_TOO_LONG')
    ? []
    : [{ kind: 'field-not-named', message: 'A body that is too long is not FIELD_TOO_LONG at (body)' }];
};

/** Blanks are added to a right body, so nothing but its length is wrong. */
function longBodies({ located, parts, ready }: Subject): Case[] {
  const isPublic = located.operation['x-permission'].area === 'public';
  // Only writes get such a body: reads have the same bound, and a megabyte for each would slow the run.
  if (!isPublic && located.operation['x-effect'] === 'read') return [];
  const right = ready(parts());
  const most = isPublic ? largest.public : largest.others;
  const long = { ...right, body: (right.body ?? '').padEnd(most + 1) };
  return [{ name: 'a body that is too long', steps: [long], expect: isTooLong, mayClose: true, needsMemory: true }];
}

export function transportCases(subject: Subject): Case[] {
  if (subject.located.operation['x-permission'].area === 'public')
    return hasJson(subject) ? [...otherMedia(subject), ...longBodies(subject)] : [];
  const ids = requestIds(subject);
  return hasJson(subject)
    ? [...ids, ...wrongBodyOfOthers(subject), ...otherMedia(subject), ...longBodies(subject)]
    : ids;
}
