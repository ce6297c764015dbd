// When the user was last active in any tab, and when the bank was last told about it.
let lastUsed = 0;
let lastTold = 0;
const listeners = new Set<() => void>();

export const lastUse = () => lastUsed;
export const lastReportedUse = () => lastTold;

export function noteUse(at = Date.now()): void {
  if (at <= lastUsed) return;
  lastUsed = at;
  for (const listener of listeners) listener();
}

export function noteReportedUse(at = Date.now()): void {
  lastTold = Math.max(lastTold, at);
}

export function onUse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
