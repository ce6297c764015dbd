// A page that is left gives its session to a service worker, so that a new tab finds it within a minute. The storage of
// the browser has only the time.
import { afterFirstScreen } from './after-first-screen.ts';
import { isRecent, isRefreshTokenUsed, type SavedSession } from './saved-session.ts';

const timeName = 'session-kept-at';
const answerMilliseconds = 1000;
let keeper: ServiceWorker | null = null;

/** Without a keeper, for example in a private window of some browsers, a new tab asks for a login. */
const noKeeper = () => undefined;

async function rememberKeeper(): Promise<void> {
  keeper = (await navigator.serviceWorker.ready).active;
}

/** Must run early: a page that is left has no time to look for the worker. */
export function findSessionKeeper(): void {
  if (!('serviceWorker' in navigator)) return;
  void rememberKeeper();
  afterFirstScreen(() => void navigator.serviceWorker.register('/session-keeper.js').catch(noKeeper));
}

export function keepSession(left: SavedSession): void {
  if (!keeper) return;
  keeper.postMessage({ kind: 'keep', left });
  localStorage.setItem(timeName, String(left.leftAt));
}

export function forgetKeptSession(): void {
  localStorage.removeItem(timeName);
  keeper?.postMessage({ kind: 'forget' });
}

export const mayHaveKeptSession = (): boolean =>
  'serviceWorker' in navigator && isRecent(Number(localStorage.getItem(timeName)), Date.now());

function askKeeper(asked: ServiceWorker): Promise<SavedSession | undefined> {
  const { port1, port2 } = new MessageChannel();
  asked.postMessage({ kind: 'take' }, [port2]);
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<SavedSession | undefined>) => resolve(data));
    port1.start();
    setTimeout(() => resolve(undefined), answerMilliseconds);
  });
}

/** Takes the session that another page left less than a minute ago. */
export async function takeKeptSession(): Promise<SavedSession | undefined> {
  if (!mayHaveKeptSession()) return undefined;
  localStorage.removeItem(timeName);
  const active = (await navigator.serviceWorker.getRegistration())?.active;
  const left = active ? await askKeeper(active) : undefined;
  return left && isRecent(left.leftAt, Date.now()) && !isRefreshTokenUsed(left) ? left : undefined;
}
