// The forms on the page by name. Each offers its own draft, so that no other notice has to.
const names = new Set<string>();
const listeners = new Set<() => void>();

export const isFormOpen = (name: string): boolean => names.has(name);

/** Returns a function to call when the form is gone. */
export function noteOpenForm(name: string): () => void {
  names.add(name);
  for (const listener of listeners) listener();
  return () => void names.delete(name);
}

export function onFormOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
