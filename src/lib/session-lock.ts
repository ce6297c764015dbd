// Every tab with a session holds one lock, so a page that loads knows that there is a session to ask for.
export const sessionLock = 'session-held';

export async function hasSessionInAnyTab(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === sessionLock);
}
