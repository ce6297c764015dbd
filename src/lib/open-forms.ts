// The forms on the page that keep a draft. Each offers its own, so nothing else on the page offers it again.
const open = new Set<string>();
const listeners = new Set<() => void>();

export const isFormOpen = (name: string): boolean => open.has(name);

export function onFormOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a function that notes that the form is closed. */
export function noteOpenForm(name: string): () => void {
  open.add(name);
  for (const listener of listeners) listener();
  return () => open.delete(name);
}
