// When the user was last active in any tab, and when that was last reported to the bank.
let lastUsed = 0;
let lastReported = 0;
const listeners = new Set<() => void>();

export const lastUse = () => lastUsed;
export const lastReportedUse = () => lastReported;

export function noteUse(at = Date.now()): void {
  if (at <= lastUsed) return;
  lastUsed = at;
  for (const listener of listeners) listener();
}

export function noteReportedUse(at = Date.now()): void {
  lastReported = Math.max(lastReported, at);
}

export function onUse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
