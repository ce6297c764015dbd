// Holds all traffic of a page against the contract: no undeclared call, status, code or field.
import type { Response } from 'playwright-core';
import type { OperationId } from '../../generated/operations.ts';
import { screens, type ScreenFacts } from '../../generated/screens.ts';
import { createJudge } from '../../scripts/conformance/judge.ts';
import { listOperations, type LocatedOperation, type Operation } from '../../server/contract/document.ts';
import { loadContract } from '../../server/contract/load.ts';
import { createValidator } from '../../server/contract/validator.ts';

export interface Traffic {
  judge(pageUrl: string, response: Response): Promise<void>;
  /** Resolves when everything heard so far is judged. */
  settle(): Promise<void>;
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

interface CallsOfScreen {
  readonly pattern: RegExp;
  readonly operations: ReadonlySet<string>;
}

const table: readonly ScreenFacts[] = screens;
// The top bar counts what waits and searches the company's own things, on whatever screen a corporate user is.
const ofTheTopBar: readonly OperationId[] = ['countRequests', 'listCasaAccounts', 'listFavorites', 'listTransactions'];
const everywhere = new Set<string>(table.filter(({ path }) => path === '*').flatMap(({ operations }) => operations));
const byScreen: readonly CallsOfScreen[] = table
  .filter(({ path }) => path !== '*')
  .map(({ path, operations }) => ({ pattern: patternOf(path), operations: new Set<string>(operations) }));

function isCallOf(path: string, { operationId, 'x-machine': isOfNoScreen }: Operation): boolean {
  if (isOfNoScreen || ofTheTopBar.some((name) => name === operationId)) return true;
  const fitting = byScreen.filter(({ pattern }) => pattern.test(path));
  return everywhere.has(operationId) || fitting.some(({ operations }) => operations.has(operationId));
}

export async function watchTraffic(complaints: string[]): Promise<Traffic> {
  const document = await loadContract();
  const judgeAnswer = createJudge(document, createValidator(document));
  const located = listOperations(document).map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  const running = new Set<Promise<void>>();

  function operationOf(method: string, path: string): LocatedOperation | undefined {
    return located.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
  }

  async function judge(pageUrl: string, response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    const screen = new URL(pageUrl).pathname;
    if (!pathname.startsWith('/api/')) return;
    const method = response.request().method().toLowerCase();
    const operation = operationOf(method, pathname);
    if (!operation) return void complaints.push(`${screen} calls ${method} ${pathname}, which no contract names`);
    const { operationId } = operation.operation;
    if (!isCallOf(screen, operation.operation))
      complaints.push(`${screen} calls ${operationId}, which its screen does not name`);
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
    const text = await response.text().catch(() => undefined);
    // The browser hands out no body of a file that it would show itself; its length says that there is one.
    const isKeptBack = text === '' && Number(response.headers()['content-length']) > 0;
    if (text === undefined || isKeptBack) return;
    const answer = { status: response.status(), headers: new Headers(response.headers()), text };
    complaints.push(...judgeAnswer(operation, answer).map(({ message }) => `${operationId}: ${message}`));
  }

  return {
    judge(pageUrl, response) {
      const work = judge(pageUrl, response).finally(() => running.delete(work));
      running.add(work);
      return work;
    },
    async settle() {
      await Promise.all(running);
    },
  };
}
