import { useEffect, useRef } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';

const ARROWS: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';
const ELSEWHERE = `${TYPING}, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]`;

interface ListKeys {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onKeyDownCapture: (event: ReactKeyboardEvent) => void;
}

interface ListKeyActions {
  readonly isMain: boolean;
  readonly toggle: ((key: string) => void) | undefined;
  readonly open: ((key: string) => void) | undefined;
}

/**
 * j and k move between rows, x selects, and Enter opens even while rows are selected. React Aria handles all other
 * keys.
 */
export function useListKeys({ isMain, toggle, open }: ListKeyActions): ListKeys {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMain) return;
    const listen = (event: KeyboardEvent) => enterList(event, box.current);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isMain]);
  const onKeyDownCapture = (event: ReactKeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (isShortcut(event) || target.closest(TYPING)) return;
    const row = target.closest<HTMLElement>('[role=row]')?.dataset['key'];
    const arrow = ARROWS[event.key];
    if (arrow) answer(event, () => press(target, arrow));
    else if (event.key === 'x' && row && toggle) answer(event, () => toggle(row));
    else if (event.key === 'Enter' && target.dataset['key'] && row && open) answer(event, () => open(row));
  };
  return { box, onKeyDownCapture };
}

const isShortcut = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  event.ctrlKey || event.metaKey || event.altKey;

function answer(event: ReactKeyboardEvent, act: () => void) {
  event.preventDefault();
  event.stopPropagation();
  act();
}

const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

function enterList(event: KeyboardEvent, box: HTMLElement | null) {
  const target = event.target as HTMLElement;
  if (!ARROWS[event.key] || isShortcut(event) || event.defaultPrevented) return;
  if (!box || box.contains(target) || target.closest(ELSEWHERE)) return;
  event.preventDefault();
  box.querySelector<HTMLElement>('[role=row][data-key][tabindex]:not(thead *)')?.focus();
}
