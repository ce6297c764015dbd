// Keeps the focus in a list whose items are moved and taken out: an element that goes away or is disabled with the focus
// passes it on.
import { useEffect, useRef, type RefObject } from 'react';

const stopsIn = (box: Element): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('button:enabled, input:enabled, a[href]')].filter((stop) => stop.tabIndex >= 0);

interface Place {
  readonly stop: HTMLElement;
  readonly item: Element | null;
  readonly inItem: number;
  readonly inBox: number;
}

function placeOf(box: Element, stop: HTMLElement): Place {
  const item = stop.closest('li');
  return { stop, item, inItem: item ? stopsIn(item).indexOf(stop) : 0, inBox: stopsIn(box).indexOf(stop) };
}

/** The stop before it in the same item, or after one that is disabled; if the item is gone, what is now in its place. */
function heirOf(box: Element, { stop, item, inItem, inBox }: Place): HTMLElement | undefined {
  if (item?.isConnected)
    return stopsIn(item)[stop.isConnected ? inItem : Math.max(inItem - 1, 0)] ?? stopsIn(item).at(-1);
  const stops = stopsIn(box);
  return stops[Math.min(inBox, stops.length - 1)];
}

/** An item that was added above can have pushed it out of the window. */
function showAgain(stop: HTMLElement): void {
  const { top, bottom } = stop.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) stop.scrollIntoView({ block: 'nearest' });
}

function keepFocusIn(box: Element): () => void {
  let last: Place | undefined;
  const enter = ({ target }: Event) => {
    if (target instanceof HTMLElement) last = placeOf(box, target);
  };
  const leave = (event: Event) => {
    // Without a next element the focused one may just have been taken out.
    if (event instanceof FocusEvent && event.relatedTarget) last = undefined;
  };
  const observer = new MutationObserver(() => {
    if (!last) return;
    const isUsable = last.stop.isConnected && !last.stop.matches(':disabled');
    const { activeElement } = document;
    if (isUsable && last.stop === activeElement) showAgain(last.stop);
    if (isUsable) last = placeOf(box, last.stop);
    // A browser takes the focus from a disabled element only when it draws the next frame.
    else if (activeElement === document.body || activeElement === last.stop) heirOf(box, last)?.focus();
  });
  box.addEventListener('focusin', enter);
  box.addEventListener('focusout', leave);
  observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    box.removeEventListener('focusin', enter);
    box.removeEventListener('focusout', leave);
    observer.disconnect();
  };
}

export function useKeptFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => (box.current ? keepFocusIn(box.current) : undefined), []);
  return box;
}
