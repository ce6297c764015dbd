const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** Markup whose placeholders are filled with escaped text, other markup, or lists of markup. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Hole = string | Html | readonly Html[];

function fill(hole: Hole): string {
  if (typeof hole === 'string') return escapeHtml(hole);
  return hole instanceof Html ? hole.markup : hole.map(({ markup }) => markup).join('');
}

export function html(texts: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  return new Html(texts.map((text, index) => text + (index < holes.length ? fill(holes[index] ?? '') : '')).join(''));
}
