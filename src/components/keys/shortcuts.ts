// The keyboard shortcuts of the current page. Text typed into a field is never a shortcut.
import type { TextKey } from '../text/namespaces.ts';

export type ShortcutLabel = Extract<TextKey<'common'>, `keys.${string}`>;

export interface Shortcut {
  /** As in KeyboardEvent: a, Enter, ? and so on. */
  readonly key: string;
  readonly label: ShortcutLabel;
  readonly withControl: boolean;
  readonly run: (() => void) | undefined;
}

let shown: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function hold(next: readonly Shortcut[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function addShortcut(shortcut: Shortcut): () => void {
  hold([...shown, shortcut]);
  return () => hold(shown.filter((other) => other !== shortcut));
}

export const shortcuts = (): readonly Shortcut[] => shown;

export function onShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const BUSY =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Returns the shortcut that was added last for the key, so that a page overrides the frame around it. */
export function shortcutFor({ key, ctrlKey, metaKey, altKey }: Pressed, isTyping: boolean): Shortcut | undefined {
  const withControl = ctrlKey || metaKey;
  if (altKey || (isTyping && !withControl)) return undefined;
  return shown.findLast(
    (one) => one.run && one.withControl === withControl && one.key.toLowerCase() === key.toLowerCase(),
  );
}

export function handleKey(event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.closest(BUSY) !== null;
  const shortcut = event.defaultPrevented || event.repeat ? undefined : shortcutFor(event, isTyping);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run?.();
}
