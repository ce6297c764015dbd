// What the kit expects of the answers to one case, in addition to the contract's declarations.
import type { FieldFailure } from '../../domain/field-failures.ts';
import { complain } from './answers.ts';
import type { TextLanguage, TextOfCode } from './code-texts.ts';
import type { Answer } from './exchange.ts';
import type { Complaint } from './judge.ts';

export type Expectation = (answers: readonly Answer[]) => Complaint[];

const last = (answers: readonly Answer[]) => answers.at(-1);

interface NamedField {
  readonly field: string;
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

interface FailureBody {
  readonly statusCode?: string;
  readonly statusDesc?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly errors?: readonly NamedField[];
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
/** Too many files are being made at once. */
const tooBusy = 'SYSTEM_BUSY';

function refusedForm(answer: Answer, ofRules: readonly string[]): Complaint[] {
  const { errors = [] } = failureOf(answer);
  if (errors.length > 0 && errors.every(({ code }) => ofRules.includes(code))) return [];
  const named = errors.map(({ field }) => field).join(', ');
  return complain('refuses-valid', `A right request was refused with 400${named ? ` for ${named}` : ''}`);
}

/** A field may be refused with a code that the operation declares, because a rule can find it. */
export const isAcceptedBut =
  (ofRules: readonly string[]): Expectation =>
  (answers) => {
    const answer = last(answers);
    if (!answer || answer.status < 400 || fairRefusals.has(answer.status)) return [];
    if (answer.status === 400) return refusedForm(answer, ofRules);
    if (answer.status === 401) return complain('refuses-session', 'A good session was refused with 401');
    if (failureOf(answer).statusCode === tooBusy) return [];
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

/** The status and its code: that a code is declared does not make it the right one. */
export function isRefusedAs(status: number, kind: string, what: string): Expectation {
  const refused = isRefused(status, kind, what);
  return (answers) => {
    const answer = last(answers);
    const { statusCode } = failureOf(answer);
    if (answer?.status !== status || statusCode === String(status)) return refused(answers);
    return complain('wrong-code', `${what} was answered ${statusCode} instead of ${status}`);
  };
}

export const codesOf = (answer: Answer) => {
  const { statusCode = '', errors = [] } = failureOf(answer);
  return [statusCode, ...errors.map(({ code }) => code)];
};

/** A refusal of the session or the permission, and one that only delays, say nothing about a rule. */
export const isOpen = ({ status }: Answer) => [401, 403, 429].includes(status) || status >= 500;

/** The complaint about an answer that must be refused with this code, and with no other that is declared. */
export function unlessRefused(answer: Answer | undefined, code: string, kind: string, what: string): Complaint[] {
  if (!answer || isOpen(answer) || codesOf(answer).includes(code)) return [];
  if (answer.status < 300) return complain(kind, `${what}: the request was carried out`);
  return complain('wrong-code', `${what} was answered ${failureOf(answer).statusCode} instead of ${code}`);
}

const isNamed = (field: string, named: string) =>
  named === field || field.startsWith(`${named}.`) || named.startsWith(`${field}.`);

/** The code of a field that the schema refuses is fixed, and so is the bound that it mentions. */
function* wrongCodes(named: readonly NamedField[], faults: readonly FieldFailure[]): Generator<Complaint> {
  for (const { field, code, parameters = {} } of named) {
    // A body of null may be called missing or of a wrong type.
    const ofField = field === '(body)' ? [] : faults.filter((fault) => fault.field === field);
    const same = ofField.filter((fault) => fault.code === code);
    const isWrong = ofField.length > 0 && same.length === 0;
    if (isWrong) yield { kind: 'wrong-field-code', message: `${field} has the code ${code}, not ${ofField[0]?.code}` };
    const bounds = same.flatMap((fault) => Object.entries(fault.parameters ?? {}));
    if (bounds.length > 0 && !bounds.some(([name, value]) => parameters[name] === value))
      yield { kind: 'wrong-field-parameter', message: `${field} ${code} does not mention ${bounds.join(' or ')}` };
  }
}

export function isMalformed(mutation: string, field: string, faults: readonly FieldFailure[] = []): Expectation {
  const refused = isRefused(400, `accepts-${mutation}`, `${field || 'The body'}: ${mutation}`);
  return (answers) => {
    const answer = last(answers);
    if (answer?.status !== 400) return refused(answers);
    const { errors = [] } = failureOf(answer);
    if (field === '' || errors.some((error) => isNamed(field, error.field) || error.field === '(body)'))
      return [...wrongCodes(errors, faults)];
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

export const isRepairedBefore: Expectation = ([first, second]) =>
  first?.status !== 200 || !second || failureOf(second).statusCode === '79'
    ? []
    : complain('wrong-code-of-repair', `A task that was repaired already was answered ${second.status}, not 79`);

/** Another rule may refuse first. Only an answer that ignores the difference is a fault. */
export const isCopyRefused =
  (field: string): Expectation =>
  ([first, second]) =>
    first?.status === 200 && second?.status === 200
      ? complain('accepts-differing-copy', `${field} differs from what the id says and was accepted`)
      : [];

/** What only the profile of the user decides, such as a service, cannot be known here. */
export const isPermitted: Expectation = ([answer]) =>
  answer?.status === 403 && failureOf(answer).statusCode === '403'
    ? complain('refuses-permitted-role', 'A role that the permission names was refused with 403')
    : [];

export const isSaidIn =
  (language: TextLanguage, textOf: TextOfCode): Expectation =>
  ([answer]) => {
    const { statusCode = '', statusDesc, parameters = {} } = failureOf(answer);
    const wanted = answer && answer.status >= 400 && answer.status !== 429 && textOf(statusCode, language, parameters);
    if (!wanted || statusDesc === wanted) return [];
    return complain(
      'wrong-text',
      `The text of ${statusCode} is not that of ErrorCatalogue in the language ${language}`,
    );
  };

/** A refusal of the form is not stored, so the right request under the same key is judged anew. */
export const isJudgedAnew: Expectation = ([first, second]) => {
  if (first?.status !== 400 || !second) return [];
  const isRepeated = second.text === first.text || failureOf(second).statusCode === 'ERR_REQ_1';
  return isRepeated ? complain('stores-wrong-request', 'A malformed request was stored under its Idempotency-Key') : [];
};

export const isKeyOfUser: Expectation = ([first, second]) =>
  first && isStored(first) && second && failureOf(second).statusCode === 'ERR_REQ_1'
    ? complain('shares-keys', 'The Idempotency-Key of one user was taken for that of another')
    : [];
