// What the kit expects of the answers to one case, in addition to the contract's declarations.
import type { Answer } from './exchange.ts';
import type { Complaint } from './judge.ts';

export type Expectation = (answers: readonly Answer[]) => Complaint[];

const complain = (kind: string, message: string): Complaint[] => [{ kind, message }];
const last = (answers: readonly Answer[]) => answers.at(-1);

interface FailureBody {
  readonly statusCode?: string;
  readonly errors?: readonly { readonly field: string }[];
}

export function failureOf(answer: Answer | undefined): FailureBody {
  try {
    return JSON.parse(answer?.text ?? '{}') as FailureBody;
  } catch {
    return {};
  }
}

// A business rule may refuse a valid request, and a rate limit may delay it; neither is a fault.
const fairRefusals = new Set([403, 404, 409, 422, 429]);

export const isAccepted: Expectation = (answers) => {
  const answer = last(answers);
  if (!answer || answer.status < 400 || fairRefusals.has(answer.status)) return [];
  const named = failureOf(answer)
    .errors?.map(({ field }) => field)
    .join(', ');
  if (answer.status === 400 && failureOf(answer).statusCode !== '400') return [];
  if (answer.status === 400)
    return complain('refuses-valid', `A right request was refused with 400${named ? ` for ${named}` : ''}`);
  if (answer.status === 401) return complain('refuses-session', 'A good session was refused with 401');
  return complain('fails-on-valid', `A right request was answered ${answer.status}`);
};

export function isRefused(status: number, kind: string, what: string): Expectation {
  return (answers) => {
    const answer = last(answers);
    if (!answer || answer.status === status || answer.status === 429) return [];
    // The user of the kit may lack a service; then nothing is known about the request.
    if (status === 400 && answer.status === 403) return [];
    return complain(kind, `${what} was answered ${answer.status} instead of ${status}`);
  };
}

const isNamed = (field: string, named: string) =>
  named === field || field.startsWith(`${named}.`) || named.startsWith(`${field}.`);

export function isMalformed(mutation: string, field: string): Expectation {
  const refused = isRefused(400, `accepts-${mutation}`, `${field || 'The body'}: ${mutation}`);
  return (answers) => {
    const answer = last(answers);
    if (answer?.status !== 400) return refused(answers);
    const { errors = [] } = failureOf(answer);
    if (field === '' || errors.some((error) => isNamed(field, error.field) || error.field === '(body)')) return [];
    return complain('field-not-named', `${mutation}: the answer does not name the field ${field}`);
  };
}

const aboutTheKey = new Set(['ERR_REQ_1', 'ERR_REQ_2']);

/** A success and a refusal by a rule are stored under the idempotency key; other answers say nothing about the key. */
function isStored(answer: Answer): boolean {
  if (answer.status === 200) return true;
  return [409, 422].includes(answer.status) && !aboutTheKey.has(failureOf(answer).statusCode ?? '');
}

export const isTheSameAnswer: Expectation = ([first, second]) => {
  if (!first || !second || !isStored(first) || second.status === 429) return [];
  if (first.status === second.status && first.text === second.text) return [];
  return complain('replay-differs', 'The same key and body brought another answer the second time');
};

export const isAnotherAnswer: Expectation = ([first, second]) => {
  if (!first || !second || first.status !== 200 || first.text !== second.text) return [];
  return complain('secret-replayed', 'The same key and body brought the same secrets a second time');
};

export const isReuseRefused: Expectation = ([first, second]) => {
  if (!first || !second || !isStored(first) || second.status === 429) return [];
  if (second.status === 422 && failureOf(second).statusCode === 'ERR_REQ_1') return [];
  return complain(
    'key-reused',
    `The same key with another body was answered ${second.status} instead of 422 ERR_REQ_1`,
  );
};

/** Another rule may refuse first. Only an answer that ignores the difference is a fault. */
export const isCopyRefused =
  (field: string): Expectation =>
  ([first, second]) =>
    first?.status === 200 && second?.status === 200
      ? complain('accepts-differing-copy', `${field} differs from what the id says and was accepted`)
      : [];
