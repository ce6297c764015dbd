// Sends the cases of every operation, runs the workflows, and reports what could not be proved.
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';
import { allowedRoles } from '../../domain/roles.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { addsUpCases } from './adds-up.ts';
import { casesOf } from './cases.ts';
import { textsOf } from './code-texts.ts';
import { preferredLanguage } from '../../server/language.ts';
import type { Reader } from './answer-rules.ts';
import { createSend, excerpt, type PreparedRequest } from './exchange.ts';
import { createJudge } from './judge.ts';
import { orderCases } from './list-order.ts';
import { rangeCases } from './list-ranges.ts';
import { searchCases } from './list-search.ts';
import { listCases } from './lists.ts';
import { createSessions, type Logins, type Sessions } from './logins.ts';
import { createMutator } from './mutations.ts';
import { ownFaults } from './own-faults.ts';
import type { Options } from './options.ts';
import { proveCase, type CaseResult, type Prover } from './prove.ts';
import { recordCases } from './record-cases.ts';
import { settingCases } from './setting-cases.ts';
import { createSeenBodies } from './seen-bodies.ts';
import { unreachedCodes, type Unreached } from './unreached.ts';
import { readInputs, unusedInputs } from './inputs.ts';
import { createRequests } from './requests.ts';
import { isEverything, selectOperations } from './selection.ts';
import { createShuffle } from './shuffle.ts';
import { rightRequest, type CaseTools } from './subject.ts';
import { runWorkflows, type WorkflowResult } from './workflows.ts';

export interface RunResult {
  readonly cases: readonly CaseResult[];
  /** What was not proved and why, such as a role without a login. */
  readonly notProved: readonly string[];
  /** The codes that an operation declares and never answered. */
  readonly unreached: readonly Unreached[];
}

const atOnce = 8;
const mostSilences = 3;
const workflowRoles = ['MK', 'VF', 'AP', 'AP2', 'RL'];

function asCase({ workflowId, failure }: WorkflowResult, isMock: boolean): CaseResult {
  const about = {
    operationId: failure?.operationId ?? workflowId,
    domain: 'workflows',
    caseName: `workflow ${workflowId}`,
  };
  const findings = (failure?.checks ?? []).map((message) => ({
    ...about,
    kind: 'workflow',
    message: `step ${failure?.stepId}: ${message}`,
    where: `workflow ${workflowId}`,
    curl: '',
    answer: excerpt(failure?.answer ?? ''),
  }));
  return { ...about, findings, codes: [], succeeded: !failure, beyondMock: isMock };
}

/** A mock answers its examples to everybody. */
const readerIn =
  (sessions: Sessions, { isMock }: Options) =>
  (request: PreparedRequest): Reader => {
    const headers = new Headers(request.headers);
    const role = sessions.roleOf(headers.get('authorization')?.replace('Bearer ', ''));
    const language = preferredLanguage(headers.get('accept-language') ?? undefined) === 'ID' ? 'id' : 'en';
    return isMock ? {} : { language, ...(role && { role }) };
  };

const isUnbuilt = ({ findings }: CaseResult) => findings.some(({ kind }) => kind === 'not-built');
const isAskedRightly = ({ caseName }: CaseResult) => caseName.startsWith(rightRequest);

/** A server that refuses every right request breaks no rule of the contract, but nothing of the operation is proved. */
function refusedAlways(cases: readonly CaseResult[]): string[] {
  const byOperation = Map.groupBy(cases, ({ operationId }) => operationId);
  const refused = [...byOperation].filter(
    ([, all]) => all.some(isAskedRightly) && !all.some((one) => one.succeeded || isUnbuilt(one)),
  );
  const names = refused.map(([operationId]) => operationId).toSorted();
  return names.length > 0 ? [`what these answer when they succeed, because no request did: ${names.join(', ')}`] : [];
}

function unasked(wanted: readonly LocatedOperation[], logins: Logins): string[] {
  const withoutLogin = wanted.filter(({ operation }) => {
    const permission = operation['x-permission'];
    return permission.area !== 'public' && !allowedRoles(permission).some((role) => logins[role]);
  });
  const byRoles = Map.groupBy(withoutLogin, ({ operation }) => allowedRoles(operation['x-permission']).join(' or '));
  return [...byRoles].map(([roles, operations]) => `${operations.length} operations beyond 401: no login for ${roles}`);
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

const hasKind =
  (wanted: string) =>
  ({ findings }: CaseResult) =>
    findings.some(({ kind }) => kind === wanted);

type ToolsFor = (located: LocatedOperation, token: string | undefined) => Promise<CaseTools>;

async function proveOperation(
  prover: Prover,
  sessions: Sessions,
  toolsFor: ToolsFor,
  located: LocatedOperation,
): Promise<CaseResult[]> {
  const permission = located.operation['x-permission'];
  const credentials = {
    allowed: await sessions.tokenFor(permission),
    others: await sessions.tokensBeside(permission),
    forbidden: await sessions.tokensAgainst(permission),
  };
  const results: CaseResult[] = [];
  const tools = await toolsFor(located, credentials.allowed);
  for (const asked of casesOf(located, credentials, tools)) {
    results.push(await proveCase(prover, located, asked));
    // Stops after an operation that does not answer, because it would delay all others, or that is not built.
    if (results.filter(hasKind('no-answer')).length >= mostSilences || results.some(hasKind('not-built'))) break;
  }
  return results;
}

export function createRun(document: OpenApiDocument, options: Options, logins: Logins) {
  const validator = validatorOf(document);
  const send = createSend(options.server, options.timeoutMilliseconds);
  const sessions = createSessions(logins, send);
  const prover = { options, send, judge: createJudge(document, validator), readerOf: readerIn(sessions, options) };
  const inputs = readInputs(document, validator, logins['inputs']);
  const requests = createRequests(document, validator, options.seed, inputs);
  const seenBodyOf = createSeenBodies({ document, requests, send, validator, inputs });
  const mutator = createMutator(document, validator);
  const toolsFor = async (located: LocatedOperation, token: string | undefined): Promise<CaseTools> => ({
    requests,
    mutator,
    textOf: textsOf(document),
    listCases: (subject) =>
      [listCases, orderCases, searchCases, rangeCases, addsUpCases].flatMap((cases) => cases(document, subject)),
    settingCases: (subject) => settingCases(document, subject),
    ownFaults: (subject) => ownFaults(document, subject),
    recordCases: (subject) => recordCases(document, subject),
    seenBody: await seenBodyOf(located, token),
    shuffle: createShuffle(options.seed, located.operation.operationId),
    mostMutations: options.cases,
  });

  async function proveWorkflows(): Promise<CaseResult[]> {
    const pairs = workflowRoles.map(async (role) => [role, await sessions.tokenOf(role)]);
    const tokens = Object.fromEntries(await Promise.all(pairs));
    const data = { ...inputs };
    const results = await runWorkflows(document, options.server, { logins, tokens, data });
    return results.map((result) => asCase(result, options.isMock));
  }

  return async function run(): Promise<RunResult> {
    const wanted = selectOperations(document, options);
    const proved: CaseResult[] = [];
    await inParallel(
      wanted,
      async (located) => void proved.push(...(await proveOperation(prover, sessions, toolsFor, located))),
    );
    const missing = isEverything(options) ? workflowRoles.filter((role) => !logins[role]) : [];
    const workflows = isEverything(options) && missing.length === 0 ? await proveWorkflows() : [];
    const tested = wanted.map(({ operation }) => operation.operationId);
    const unused = unusedInputs(inputs, tested, workflows.length > 0);
    const noWorkflows = missing.length > 0 ? [`the workflows: no login for ${missing.join(', ')}`] : [];
    return {
      cases: [...proved.toSorted((left, right) => left.operationId.localeCompare(right.operationId)), ...workflows],
      notProved: [...noWorkflows, ...unasked(wanted, logins), ...refusedAlways(proved), ...unused],
      unreached: unreachedCodes(wanted, proved),
    };
  };
}
