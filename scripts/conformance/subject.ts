// One operation under test, with what its cases are made from.
import type { JsonSchema, LocatedOperation } from '../../server/contract/document.ts';
import type { TextOfCode } from './code-texts.ts';
import type { Expectation } from './expectations.ts';
import type { Answer, PreparedRequest } from './exchange.ts';
import type { RoleToken } from './logins.ts';
import type { createMutator } from './mutations.ts';
import type { RequestParts, Requests } from './requests.ts';

/** A step that needs an earlier answer makes its request from it; without a request the case ends there. */
export type Step = PreparedRequest | ((answers: readonly Answer[]) => PreparedRequest | undefined);

export const without = (values: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

/** How the names of the cases begin that a server should carry out. */
export const rightRequest = 'right request: ';

export interface Case {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly expect: Expectation;
  /** A mock stores nothing and knows no users, so it cannot pass these. */
  readonly needsMemory?: boolean;
  /** The server may close the connection instead of an answer. */
  readonly mayClose?: boolean;
}

export interface Credentials {
  readonly allowed: string | undefined;
  /** Users of the other roles that the permission allows. */
  readonly others: readonly RoleToken[];
  /** Users of the forbidden roles of the operation's own area, and of one of the other. */
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
  /** A body about what a list of the server named; undefined where none did. */
  readonly seenBody?: unknown;
  /** The cases of a change of a record that the server lists. */
  readonly recordCases: (subject: Subject) => Case[];
  /** The cases of a change of the only record of its kind, which a read beside it shows. */
  readonly settingCases: (subject: Subject) => Case[];
  /** The cases of faults that a request shows by itself. */
  readonly ownFaults: (subject: Subject) => Case[];
}

export interface Subject extends CaseTools, Credentials {
  readonly located: LocatedOperation;
  readonly named: Readonly<Record<string, unknown>>;
  readonly made: readonly unknown[];
  readonly base: unknown;
  /** The schema of a JSON body. */
  readonly schema: JsonSchema | undefined;
  /** Whether the schema allows the body. */
  readonly fits: (body: unknown) => boolean;
  /** The parts of a valid request, which a case can change; the idempotency key is new each time. */
  readonly parts: (body?: unknown, all?: boolean) => RequestParts;
  readonly ready: (parts: RequestParts) => PreparedRequest;
  readonly withToken: (token: string | undefined, body?: unknown) => PreparedRequest;
  readonly one: (name: string, parts: RequestParts, expect: Expectation) => Case;
}

export function createSubject(located: LocatedOperation, credentials: Credentials, tools: CaseTools): Subject {
  const { requests, seenBody } = tools;
  const { operation, method, path } = located;
  const { named: known, made } = requests.bodiesOf(operation);
  const named = seenBody === undefined ? known : { seen: seenBody, ...known };
  const [base] = [...Object.values(named), ...made];
  const [type, media] = requests.mediaOf(operation) ?? [];
  const schema = type === 'application/json' ? media?.schema : undefined;
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
    schema,
    fits: (body) => schema !== undefined && tools.mutator.faultsOf(schema, body).length === 0,
    parts,
    ready,
    withToken: (other, body) => requests.prepare(method, path, operation, parts(body), other),
    one: (name, given, expect) => ({ name, steps: [ready(given)], expect }),
  };
}
