// One case: sends its requests and checks the answers against the expectation and the contract.
import type { LocatedOperation } from '../../server/contract/document.ts';
import type { Reader } from './answer-rules.ts';
import { asCurl, excerpt, type Exchange, type PreparedRequest, type Send } from './exchange.ts';
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
  /** The codes of its answers, those of fields and items included. */
  readonly codes: readonly string[];
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

interface Sent {
  readonly request: PreparedRequest;
  readonly exchange: Exchange;
}

const isOwn = ({ request }: Sent) => request.of === undefined;
const answersOf = (sent: readonly Sent[]) =>
  sent.flatMap(({ exchange }) => (exchange.kind === 'answered' ? [exchange.answer] : []));

async function sendAll(send: Send, steps: Case['steps']): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const step of steps) {
    const request = typeof step === 'function' ? step(answersOf(sent)) : step;
    if (!request) break;
    sent.push({ request, exchange: await send(request) });
  }
  return sent;
}

function complaintsOf(
  sent: readonly Sent[],
  located: LocatedOperation,
  asked: Case,
  { judge, readerOf }: Pick<Prover, 'judge' | 'readerOf'>,
): Complaint[] {
  const silent = sent.map(({ exchange }) => exchange).find(({ kind }) => kind === 'silent');
  if (silent && asked.mayClose) return [];
  if (silent?.kind === 'silent') return [{ kind: 'no-answer', message: `There was no answer: ${silent.reason}` }];
  const answers = answersOf(sent);
  if (answers.some(({ status }) => status === 501))
    return [{ kind: 'not-built', message: 'The operation is not built yet (501)' }];
  const unexpected = asked.expect(answers);
  const judged = sent
    .filter(isOwn)
    .flatMap(({ request, exchange }) =>
      exchange.kind === 'answered' ? judge(located, exchange.answer, request.body, readerOf(request)) : [],
    );
  return [...unexpected, ...judged];
}

export interface Prover {
  readonly options: Options;
  readonly send: Send;
  readonly judge: Judge;
  readonly readerOf: (request: PreparedRequest) => Reader;
}

export async function proveCase(
  { options, send, ...judging }: Prover,
  located: LocatedOperation,
  asked: Case,
): Promise<CaseResult> {
  const { operation, method, path } = located;
  const sent = await sendAll(send, asked.steps);
  const about = { operationId: operation.operationId, domain: operation.tags[0], caseName: asked.name };
  const evidence = {
    where: `${method.toUpperCase()} ${path}`,
    curl: sent.map(({ request }) => asCurl(options.server, request)).join('\n'),
    answer: describe(sent.at(-1)?.exchange),
  };
  const findings = complaintsOf(sent, located, asked, judging).map((complaint) => ({
    ...complaint,
    ...about,
    ...evidence,
  }));
  const own = answersOf(sent.filter(isOwn));
  const succeeded = own.some(({ status }) => status < 300);
  const codes = own.flatMap(({ text }) => [...text.matchAll(/"(?:statusCode|code)":\s*"([^"]+)"/g)]);
  return {
    ...about,
    findings,
    codes: codes.map(([, code = '']) => code),
    succeeded,
    beyondMock: options.isMock && asked.needsMemory === true,
  };
}
