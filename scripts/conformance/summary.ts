import type { Finding } from './prove.ts';
import type { RunResult } from './run.ts';
import { asLines, type Unreached } from './unreached.ts';

export interface Summary {
  readonly server: string;
  readonly seed: number;
  readonly operations: number;
  readonly cases: number;
  readonly findings: readonly Finding[];
  /** The cases that a mock cannot pass. */
  readonly beyondMock: readonly Finding[];
  readonly notProved: readonly string[];
  readonly unreached: readonly Unreached[];
  /** False when the server refused everything, so that a run without faults says nothing. */
  readonly hasSuccess: boolean;
  readonly milliseconds: number;
}

export function summarise(
  { cases, notProved, unreached }: RunResult,
  about: Pick<Summary, 'server' | 'seed' | 'milliseconds'>,
): Summary {
  return {
    ...about,
    notProved,
    unreached,
    hasSuccess: cases.some(({ succeeded }) => succeeded),
    operations: new Set(cases.map(({ operationId }) => operationId)).size,
    cases: cases.length,
    findings: cases.flatMap(({ findings, beyondMock }) => (beyondMock ? [] : findings)),
    beyondMock: cases.flatMap(({ findings, beyondMock }) => (beyondMock ? findings : [])),
  };
}

const counted = (findings: readonly Finding[], keyOf: (finding: Finding) => string) =>
  [...Map.groupBy(findings, keyOf)].map(([key, all]) => `  ${key} (${all.length})`);

function blame([operationId, findings]: readonly [string, readonly Finding[]]): string {
  const [first] = findings;
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  const lines = [...kinds.values()].flatMap(([finding, ...more]) =>
    finding
      ? [
          `  ${finding.kind}: ${finding.message}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
          `      case    ${finding.caseName}`,
          `      again   ${finding.curl.replaceAll('\n', '\n              ')}`,
          `      answer  ${finding.answer}`,
        ]
      : [],
  );
  return [`${operationId}  ${first?.where ?? ''}`, ...lines].join('\n');
}

export function asText({
  server,
  seed,
  operations,
  cases,
  findings,
  beyondMock,
  notProved,
  unreached,
  hasSuccess,
  milliseconds,
}: Summary): string {
  const byOperation = [...Map.groupBy(findings, ({ operationId }) => operationId)].map(blame);
  const named =
    beyondMock.length > 0
      ? [
          'What a mock cannot meet:',
          ...counted(beyondMock, ({ kind, caseName }) => (kind === 'workflow' ? caseName : kind)),
        ]
      : [];
  const open = notProved.length + unreached.length;
  const found =
    open === 0 ? 'No fault found' : `No fault found in what was proved; ${open} things were not, named above`;
  const nothing = hasSuccess ? found : 'Nothing is proved, because no request succeeded';
  const verdict = findings.length === 0 ? nothing : `${findings.length} faults in ${byOperation.length} operations`;
  return [
    ...byOperation,
    ...named,
    ...[...notProved, ...asLines(unreached)].map((what) => `Not proved: ${what}`),
    `${verdict}: ${operations} operations, ${cases} cases in ${(milliseconds / 1000).toFixed(1)} s at ${server}`,
    `The same run again: --seed ${seed}`,
  ].join('\n');
}
