// One case: sends its requests and checks the answers against the expectation and the contract.
import type { LocatedOperation } from '../../server/contract/document.ts';
import { asCurl, excerpt, type Exchange, type Send } from './exchange.ts';
import type { Complaint, Judge } from './judge.ts';
import type { Options } from './options.ts';
import type { Case } from './subject.ts';

export interface Finding extends Complaint {
  readonly operationId: string;
  readonly domain: string;
  readonly where: string;
  readonly caseName: string;
  readonly curl: string;
  readonly answer: string;
}

export interface CaseResult {
  readonly operationId: string;
  readonly domain: string;
  readonly caseName: string;
  readonly findings: readonly Finding[];
  /** True if the server carried out a request of the case. */
  readonly succeeded: boolean;
  /** True for what a mock cannot pass; it is named in the report, but not counted as a fault. */
  readonly beyondMock: boolean;
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

function complaintsOf(
  exchanges: readonly Exchange[],
  located: LocatedOperation,
  asked: Case,
  judge: Judge,
): Complaint[] {
  const silent = exchanges.find((exchange) => exchange.kind === 'silent');
  if (silent?.kind === 'silent') return [{ kind: 'no-answer', message: `There was no answer: ${silent.reason}` }];
  const answers = exchanges.flatMap((exchange) => (exchange.kind === 'answered' ? [exchange.answer] : []));
  if (answers.some(({ status }) => status === 501))
    return [{ kind: 'not-built', message: 'The operation is not built yet (501)' }];
  const unexpected = asked.expect(answers);
  const judged = answers.flatMap((answer) => judge(located, answer));
  return [...unexpected, ...judged];
}

export interface Prover {
  readonly options: Options;
  readonly send: Send;
  readonly judge: Judge;
}

export async function proveCase(
  { options, send, judge }: Prover,
  located: LocatedOperation,
  asked: Case,
): Promise<CaseResult> {
  const { operation, method, path } = located;
  const exchanges = await sendAll(send, asked.steps);
  const about = { operationId: operation.operationId, domain: operation.tags[0], caseName: asked.name };
  const evidence = {
    where: `${method.toUpperCase()} ${path}`,
    curl: asked.steps.map((step) => asCurl(options.server, step)).join('\n'),
    answer: describe(exchanges.at(-1)),
  };
  const findings = complaintsOf(exchanges, located, asked, judge).map((complaint) => ({
    ...complaint,
    ...about,
    ...evidence,
  }));
  const succeeded = exchanges.some((exchange) => exchange.kind === 'answered' && exchange.answer.status < 300);
  return { ...about, findings, succeeded, beyondMock: options.isMock && asked.needsMemory === true };
}
