// Asks every operation its cases and gathers what was wrong.
import { listOperations, type LocatedOperation, type OpenApiDocument } from '../contract/document.ts';
import { createValidator } from '../contract/validator.ts';
import { casesOf } from './cases.ts';
import { asCurl, createSend, excerpt, type Answer, type Exchange, type Send } from './exchange.ts';
import { createJudge, type Complaint } from './judge.ts';
import { allowedRoles, createSessions, type Logins } from './logins.ts';
import { createMutator } from './mutations.ts';
import type { Options } from './options.ts';
import { createRequests } from './requests.ts';
import { createShuffle } from './shuffle.ts';
import type { Case, CaseTools } from './subject.ts';
import { runWorkflows, type WorkflowResult } from './workflows.ts';

export interface Finding extends Complaint {
  readonly operationId: string;
  readonly domain: string;
  readonly where: string;
  readonly caseName: string;
  readonly curl: string;
  readonly answer: string;
}

export interface RunResult {
  readonly cases: readonly CaseResult[];
  /** What was not proved and why, such as a role without a login. */
  readonly notProved: readonly string[];
}

export interface CaseResult {
  readonly operationId: string;
  readonly domain: string;
  readonly caseName: string;
  readonly findings: readonly Finding[];
  /** True for what a mock cannot meet: named, not counted. */
  readonly beyondMock: boolean;
}

const atOnce = 8;
const workflowRoles = ['MK', 'VF', 'AP', 'AP2', 'RL'];

function asCase({ workflowId, failure }: WorkflowResult, isMock: boolean): CaseResult {
  const about = { operationId: failure?.operationId ?? workflowId, domain: 'workflows', caseName: `workflow ${workflowId}` };
  const findings = (failure?.checks ?? []).map((message) => ({
    ...about,
    kind: 'workflow',
    message: `step ${failure?.stepId}: ${message}`,
    where: `workflow ${workflowId}`,
    curl: '',
    answer: '',
  }));
  return { ...about, findings, beyondMock: isMock };
}

function unasked(wanted: readonly LocatedOperation[], logins: Logins): string[] {
  const withoutLogin = wanted.filter(({ operation }) => {
    const permission = operation['x-permission'];
    return permission.area !== 'public' && !allowedRoles(permission).some((role) => logins[role]);
  });
  const byRoles = Map.groupBy(withoutLogin, ({ operation }) => allowedRoles(operation['x-permission']).join(' or '));
  return [...byRoles].map(([roles, operations]) => `${operations.length} operations beyond 401: no login for ${roles}`);
}

function describe(exchange: Exchange | undefined): string {
  if (!exchange) return '';
  if (exchange.kind === 'silent') return exchange.reason;
  return `${exchange.answer.status} ${excerpt(exchange.answer.text)}`;
}

async function sendAll(send: Send, steps: Case['steps']): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const step of steps) exchanges.push(await send(step));
  return exchanges;
}

function complaintsOf(exchanges: readonly Exchange[], located: LocatedOperation, asked: Case, judge: ReturnType<typeof createJudge>): Complaint[] {
  const silent = exchanges.find((exchange) => exchange.kind === 'silent');
  if (silent?.kind === 'silent') return [{ kind: 'no-answer', message: `There was no answer: ${silent.reason}` }];
  const answers = exchanges.flatMap((exchange) => (exchange.kind === 'answered' ? [exchange.answer] : []));
  const unexpected = asked.expect(answers);
  if (unexpected.some(({ kind }) => kind === 'not-built')) return unexpected;
  const judged = answers.flatMap((answer: Answer) => judge(located, answer));
  return [...unexpected, ...judged];
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

export function createRun(document: OpenApiDocument, options: Options, logins: Logins) {
  const validator = createValidator(document);
  const send = createSend(options.server, options.timeoutMilliseconds);
  const sessions = createSessions(logins, send);
  const judge = createJudge(document, validator);
  const requests = createRequests(document, validator, options.seed);
  const mutate = createMutator(document, validator);
  const toolsFor = (name: string): CaseTools => ({
    requests,
    mutate,
    shuffle: createShuffle(options.seed, name),
    mostMutations: options.cases,
  });

  async function prove(located: LocatedOperation, asked: Case): Promise<CaseResult> {
    const { operation, method, path } = located;
    const exchanges = await sendAll(send, asked.steps);
    const about = { operationId: operation.operationId, domain: operation.tags[0], caseName: asked.name };
    const curl = asked.steps.map((step) => asCurl(options.server, step)).join('\n');
    const findings = complaintsOf(exchanges, located, asked, judge).map((complaint) => ({
      ...complaint,
      ...about,
      where: `${method.toUpperCase()} ${path}`,
      curl,
      answer: describe(exchanges.at(-1)),
    }));
    return { ...about, findings, beyondMock: options.isMock && asked.needsMemory === true };
  }

  async function proveOperation(located: LocatedOperation): Promise<CaseResult[]> {
    const permission = located.operation['x-permission'];
    const allowed = await sessions.tokenFor(permission);
    const forbidden = await sessions.tokenAgainst(permission);
    const results: CaseResult[] = [];
    for (const asked of casesOf(located, { allowed, forbidden }, toolsFor(located.operation.operationId))) results.push(await prove(located, asked));
    return results;
  }

  async function proveWorkflows(): Promise<CaseResult[]> {
    const tokens = Object.fromEntries(await Promise.all(workflowRoles.map(async (role) => [role, await sessions.tokenOf(role)])));
    const data = logins['inputs'] ?? {};
    const results = await runWorkflows(document, options.server, { logins, tokens, data: data as Record<string, unknown> });
    return results.map((result) => asCase(result, options.isMock));
  }

  return async function run(): Promise<RunResult> {
    const isWanted = ({ operation }: LocatedOperation) => options.only.length === 0 || options.only.includes(operation.tags[0]);
    const wanted = listOperations(document).filter(isWanted);
    const cases: CaseResult[] = [];
    await inParallel(wanted, async (located) => void cases.push(...(await proveOperation(located))));
    const missing = workflowRoles.filter((role) => !logins[role]);
    const workflows = options.only.length === 0 && missing.length === 0 ? await proveWorkflows() : [];
    return {
      cases: [...cases.toSorted((left, right) => left.operationId.localeCompare(right.operationId)), ...workflows],
      notProved: [...(missing.length > 0 ? [`the workflows: no login for ${missing.join(', ')}`] : []), ...unasked(wanted, logins)],
    };
  };
}
