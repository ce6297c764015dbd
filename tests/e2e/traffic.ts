// Holds all traffic of a page against the contract: no undeclared call, status, code or field.
import type { Page, Request, Response } from 'playwright-core';
import type { OperationId } from '../../generated/operations.ts';
import { screens, type ScreenFacts } from '../../generated/screens.ts';
import { createJudge } from '../../scripts/conformance/judge.ts';
import { listOperations, type LocatedOperation, type Operation } from '../../server/contract/document.ts';
import { loadContract } from '../../server/contract/load.ts';
import { createValidator } from '../../server/contract/validator.ts';

export interface Traffic {
  /** Judges whatever the page is answered from now on. */
  watch(page: Page): void;
  /** Resolves when everything heard so far is judged. */
  settle(): Promise<void>;
}

const isCallOfBank = (request: Request) => /^\/(?:api|notif)\//.test(new URL(request.url()).pathname);
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

interface CallsOfScreen {
  readonly pattern: RegExp;
  readonly area: ScreenFacts['area'];
  readonly operations: ReadonlySet<string>;
}

const table: readonly ScreenFacts[] = screens;
const ofEveryScreen = table.filter(({ path }) => path === '*').flatMap(({ operations }) => operations);
// The top bar counts what waits and searches the company's own things, on whatever screen a corporate user is.
const ofTheTopBar: readonly OperationId[] = ['countRequests', 'listCasaAccounts', 'listFavorites', 'listTransactions'];
const ofTheShell = new Set<string>([...ofEveryScreen, ...ofTheTopBar]);
const byScreen: readonly CallsOfScreen[] = table
  .filter(({ path }) => path !== '*')
  .map(({ path, area, operations }) => ({ pattern: patternOf(path), area, operations: new Set<string>(operations) }));

/** The shell stands around every screen but the public ones. */
function isCallOf(path: string, { operationId, 'x-machine': isOfNoScreen }: Operation): boolean {
  if (isOfNoScreen) return true;
  const fitting = byScreen.filter(({ pattern }) => pattern.test(path));
  const hasShell = fitting.some(({ area }) => area !== 'public');
  return (hasShell && ofTheShell.has(operationId)) || fitting.some(({ operations }) => operations.has(operationId));
}

/** Counts how often a page has gone elsewhere: what a document was answered is out of reach once the next is there. */
function countDepartures(page: Page): () => number {
  let departures = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) departures += 1;
  });
  return () => departures;
}

/** The screen of the address, and the one before: it stays, and asks, until the next has come. */
function followScreens(page: Page): () => readonly string[] {
  let [now, before] = ['', ''];
  const look = () => {
    const path = new URL(page.url()).pathname;
    if (path !== now) [now, before] = [path, now];
    return [now, before];
  };
  page.on('framenavigated', look);
  // Within a document alone: a page that is loaded anew has nothing of the one before.
  page.on('domcontentloaded', () => (before = ''));
  return look;
}

export async function watchTraffic(complaints: string[]): Promise<Traffic> {
  const document = await loadContract();
  const judgeAnswer = createJudge(document, createValidator(document));
  const located = listOperations(document).map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  const running = new Set<Promise<void>>();

  function operationOf(method: string, path: string): LocatedOperation | undefined {
    return located.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;
  }

  async function judge(shown: readonly string[], response: Response, isGone: () => boolean): Promise<void> {
    const [screen] = shown;
    const { pathname } = new URL(response.url());
    const method = response.request().method().toLowerCase();
    const operation = operationOf(method, pathname);
    if (!operation) return void complaints.push(`${screen} calls ${method} ${pathname}, which no contract names`);
    const { operationId } = operation.operation;
    if (!shown.some((path) => isCallOf(path, operation.operation)))
      complaints.push(`${screen} calls ${operationId}, which its screen does not name`);
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
    const text = await response.text().catch((error: unknown) => {
      const wasLeft = isGone() || String(error).includes('navigated away from');
      if (!wasLeft) complaints.push(`${operationId}: its answer could not be read, ${String(error)}`);
    });
    // The browser hands out no body of a file that it would show itself; its length says that there is one.
    const isFile = !response.headers()['content-type']?.startsWith('application/json');
    const isKeptBack = isFile && text === '' && Number(response.headers()['content-length']) > 0;
    if (text === undefined || isKeptBack) return;
    const answer = { status: response.status(), headers: new Headers(response.headers()), text };
    complaints.push(...judgeAnswer(operation, answer).map(({ message }) => `${operationId}: ${message}`));
  }

  return {
    watch(page) {
      const departures = countDepartures(page);
      const screensOf = followScreens(page);
      const askedOn = new Map<Request, { readonly shown: readonly string[]; readonly departure: number }>();
      page.on('request', (request) => {
        if (isCallOfBank(request)) askedOn.set(request, { shown: screensOf(), departure: departures() });
      });
      page.on('response', (response) => {
        const asked = askedOn.get(response.request());
        if (!asked) return;
        const isGone = () => page.isClosed() || departures() > asked.departure;
        const work = judge(asked.shown, response, isGone).finally(() => running.delete(work));
        running.add(work);
      });
    },
    async settle() {
      await Promise.all(running);
    },
  };
}
