// Every tab with a session holds this lock, so that a newly loaded page knows whether to ask other tabs for the
// session.
export const sessionLock = 'session-held';

export async function hasSessionInAnyTab(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === sessionLock);
}
