const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The next key goes on from the section that is jumped to. */
export function jumpTo(id: string): void {
  const section = document.querySelector<HTMLElement>(`#${id}`);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth' });
}
