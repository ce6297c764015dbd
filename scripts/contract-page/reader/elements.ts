export type Child = Node | string | undefined | readonly Child[];

export function nodesOf(child: Child): (Node | string)[] {
  if (child === undefined) return [];
  return typeof child === 'string' || child instanceof Node ? [child] : child.flatMap(nodesOf);
}

/** An element with attributes and children. A string is added as text, never as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.flatMap(nodesOf));
  return made;
}

export const code = (text: string) => element('code', {}, text);
export const link = (hash: string, ...children: readonly Child[]) => element('a', { href: hash }, ...children);
export const badge = (kind: string, text: string) => element('span', { class: `badge ${kind}` }, text);

/** A section whose content is built when it is first opened, because a schema can refer to itself. */
export function fold(summary: readonly Child[], make: () => Child, isOpen = false): HTMLElement {
  const details = element('details', {}, element('summary', {}, ...summary));
  const fill = () => details.childElementCount === 1 && details.append(element('div', {}, make()));
  details.addEventListener('toggle', fill, { once: true });
  if (isOpen) fill();
  details.open = isOpen;
  return details;
}
