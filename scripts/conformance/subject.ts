// One operation under test, with what its cases are made from.
import type { LocatedOperation } from '../../server/contract/document.ts';
import type { TextOfCode } from './code-texts.ts';
import type { Expectation } from './expectations.ts';
import type { Answer, PreparedRequest } from './exchange.ts';
import type { RoleToken } from './logins.ts';
import type { createMutator } from './mutations.ts';
import type { RequestParts, Requests } from './requests.ts';

/** A step that needs an earlier answer makes its request from it; without a request the case ends there. */
export type Step = PreparedRequest | ((answers: readonly Answer[]) => PreparedRequest | undefined);

export interface Case {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly expect: Expectation;
  /** A mock stores nothing and knows no users, so it cannot pass these. */
  readonly needsMemory?: boolean;
}

export interface Credentials {
  readonly allowed: string | undefined;
  /** Users of the other roles that the permission allows. */
  readonly others: readonly RoleToken[];
  /** A user of a forbidden role for each area that has one. */
  readonly forbidden: readonly RoleToken[];
}

export interface CaseTools {
  readonly requests: Requests;
  readonly mutator: ReturnType<typeof createMutator>;
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
  readonly mostMutations: number;
  readonly textOf: TextOfCode;
  /** The cases of a list; none for another operation. */
  readonly listCases: (subject: Subject) => Case[];
}

export interface Subject extends CaseTools, Credentials {
  readonly located: LocatedOperation;
  readonly named: Readonly<Record<string, unknown>>;
  readonly made: readonly unknown[];
  readonly base: unknown;
  /** The parts of a valid request, which a case can change; the idempotency key is new each time. */
  readonly parts: (body?: unknown, all?: boolean) => RequestParts;
  readonly ready: (parts: RequestParts) => PreparedRequest;
  readonly withToken: (token: string | undefined) => PreparedRequest;
  readonly one: (name: string, parts: RequestParts, expect: Expectation) => Case;
}

export function createSubject(located: LocatedOperation, credentials: Credentials, tools: CaseTools): Subject {
  const { requests } = tools;
  const { operation, method, path } = located;
  const { named, made } = requests.bodiesOf(operation);
  const [base] = [...Object.values(named), ...made];
  const token = operation['x-permission'].area === 'public' ? undefined : credentials.allowed;
  const parts = (body: unknown = base, all = false) => requests.partsOf(operation, body, all);
  const ready = (given: RequestParts) => requests.prepare(method, path, operation, given, token);
  return {
    ...tools,
    ...credentials,
    located,
    named,
    made,
    base,
    parts,
    ready,
    withToken: (other) => requests.prepare(method, path, operation, parts(), other),
    one: (name, given, expect) => ({ name, steps: [ready(given)], expect }),
  };
}
