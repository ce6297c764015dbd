// The cases of the Idempotency-Key of a write.
import type { PreparedRequest } from './exchange.ts';
import {
  isAnotherAnswer,
  isJudgedAnew,
  isKeyOfUser,
  isMalformed,
  isReuseRefused,
  isTheSameAnswer,
} from './expectations.ts';
import { without, type Case, type Subject } from './subject.ts';

const keyHeader = 'idempotency-key';
const keyField = 'Idempotency-Key';

function repeated({ located, parts, ready }: Subject): Case {
  const right = parts();
  const again = ready({ ...right, headers: { ...right.headers, [keyHeader]: crypto.randomUUID() } });
  const isKept = located.operation['x-answer-kept'] !== false;
  const expect = isKept ? isTheSameAnswer : isAnotherAnswer;
  return { name: 'the same key and body again', steps: [again, again], expect };
}

export function keyCases(subject: Subject): Case[] {
  const { located, parts, one, ready, base, made } = subject;
  const right = parts();
  const other = made.find((body) => JSON.stringify(body) !== JSON.stringify(base));
  const withKey = (key: string) => ({ ...right, headers: { ...right.headers, [keyHeader]: key } });
  const noKey = { ...right, headers: without(right.headers, keyHeader) };
  return [
    one('no Idempotency-Key', noKey, isMalformed('missing-key', keyField, [{ field: keyField, code: '9090' }])),
    one(
      'malformed Idempotency-Key',
      withKey('not a uuid'),
      isMalformed('malformed-key', keyField, [{ field: keyField, code: 'FIELD_FORMAT' }]),
    ),
    repeated(subject),
    ...keysOfOthers(subject),
    ...keyOfWrongRequest(subject),
    ...(other === undefined || located.operation['x-answer-kept'] === false
      ? []
      : [reuse(ready(right), ready({ ...right, body: other })), reuseInCapitals(subject, other)]),
  ];
}

/** The key belongs to the user: another user may use the same one for another body. */
function keysOfOthers({ located, parts, base, made, others: [other], ready, requests }: Subject): Case[] {
  const body = made.find((one) => JSON.stringify(one) !== JSON.stringify(base));
  const { method, path, operation } = located;
  if (!other || body === undefined || operation['x-answer-kept'] === false) return [];
  const right = parts();
  const second = requests.prepare(method, path, operation, { ...right, body }, other.token);
  return [{ name: 'the key of another user', steps: [ready(right), second], expect: isKeyOfUser, needsMemory: true }];
}

function keyOfWrongRequest({ located, requests, parts, ready }: Subject): Case[] {
  if (requests.mediaOf(located.operation)?.[0] !== 'application/json') return [];
  const right = parts();
  const wrong = { ...ready(right), body: '[]' };
  return [
    { name: 'the key of a wrong request', steps: [wrong, ready(right)], expect: isJudgedAnew, needsMemory: true },
  ];
}

function reuse(first: PreparedRequest, second: PreparedRequest): Case {
  return { name: 'the same key with another body', steps: [first, second], expect: isReuseRefused, needsMemory: true };
}

/** The UUID in capitals is the same key. */
function reuseInCapitals({ parts, ready }: Subject, other: unknown): Case {
  const right = parts();
  const key = right.headers[keyHeader] ?? '';
  const second = { ...right, headers: { ...right.headers, [keyHeader]: key.toUpperCase() }, body: other };
  return { ...reuse(ready(right), ready(second)), name: 'the same key in capitals with another body' };
}
