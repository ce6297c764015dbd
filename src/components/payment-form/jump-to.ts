const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a section and focuses it, so that Tab continues from there. */
export function jumpTo(id: string): void {
  const section = document.querySelector<HTMLElement>(`#${id}`);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth' });
}
