// Checks all traffic of a page against the contract: no undeclared call, status, code or field.
import type { Page, Request, Response } from 'playwright-core';
import { createJudge } from '../../scripts/conformance/judge.ts';
import { listOperations, type LocatedOperation } from '../../server/contract/document.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { validatorOf } from '../../server/contract/validator.ts';
import { followScreens, isCallOf, patternOf } from './screen-calls.ts';

export interface Traffic {
  /** Checks every answer to this page from now on. */
  watch(page: Page): void;
  /** Resolves when all answers received so far are checked. */
  settle(): Promise<void>;
}

const isCallOfBank = (request: Request) => /^\/(?:api|notif)\//.test(new URL(request.url()).pathname);

/** Counts the page's navigations, because the answers to a document cannot be read after the next one has loaded. */
function countDepartures(page: Page): () => number {
  let departures = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) departures += 1;
  });
  return () => departures;
}

interface Asked {
  readonly operation: LocatedOperation | undefined;
  readonly shown: readonly string[];
  readonly departure: number;
}

// Once for all files of a worker, because each schema is compiled at its first use.
const document = await loadContract();
const judgeAnswer = createJudge(document, validatorOf(document));
const located = listOperations(document).map((operation) => ({ operation, pattern: patternOf(operation.path) }));

function operationAsked(request: Request): LocatedOperation | undefined {
  const method = request.method().toLowerCase();
  const { pathname } = new URL(request.url());
  return located.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname))?.operation;
}

export function watchTraffic(complaints: string[]): Traffic {
  const running = new Set<Promise<void>>();

  async function judge({ shown, operation }: Asked, response: Response, isGone: () => boolean): Promise<void> {
    const [screen] = shown;
    if (!operation) return void complaints.push(`${screen} calls ${response.url()}, which no contract names`);
    const { operationId } = operation.operation;
    if (!shown.some((path) => isCallOf(path, operation.operation)))
      complaints.push(`${screen} calls ${operationId}, which its screen does not name`);
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
    const text = await response.text().catch((error: unknown) => {
      const wasLeft = isGone() || String(error).includes('navigated away from');
      if (!wasLeft) complaints.push(`${operationId}: its answer could not be read, ${String(error)}`);
    });
    // The browser gives no body of a file that it would display itself, but its content-length is known.
    const isFile = !response.headers()['content-type']?.startsWith('application/json');
    const isKeptBack = isFile && text === '' && Number(response.headers()['content-length']) > 0;
    if (text === undefined || isKeptBack) return;
    const answer = { status: response.status(), headers: new Headers(response.headers()), text };
    complaints.push(
      ...judgeAnswer(operation, answer, response.request().postData() ?? '').map(
        ({ message }) => `${operationId}: ${message}`,
      ),
    );
  }

  return {
    watch(page) {
      const departures = countDepartures(page);
      const shownScreens = followScreens(page);
      const askedOn = new Map<Request, Asked>();
      page.on('request', (request) => {
        if (!isCallOfBank(request)) return;
        const operation = operationAsked(request);
        askedOn.set(request, { operation, shown: shownScreens.at(operation?.operation), departure: departures() });
      });
      page.on('response', (response) => {
        const asked = askedOn.get(response.request());
        if (!asked) return;
        const isGone = () => page.isClosed() || departures() > asked.departure;
        const work = judge(asked, response, isGone).finally(() => running.delete(work));
        running.add(work);
      });
    },
    async settle() {
      await Promise.all(running);
    },
  };
}
