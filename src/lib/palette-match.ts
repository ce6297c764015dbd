// What somebody typed into the palette, as it is compared and asked for.

const parts = (text: string) => text.trim().toLowerCase().split(/\s+/).filter(Boolean);

/** Every word that was typed stands in the name, or in the words by which people call it in either language. */
export function isFound(typed: string, name: string, otherWords = ''): boolean {
  const text = `${name} ${otherWords}`.toLowerCase();
  return parts(typed).every((part) => text.includes(part));
}

const partOfAccount = /^[\d\s•.-]*\d[\d\s-]*$/;

/** An account is shown masked and in groups, but the bank searches its bare digits. */
export const accountSearch = (typed: string): string =>
  partOfAccount.test(typed) ? typed.replaceAll(/\D/g, '') : typed;

const grouped = /^(?:(?:rp|idr)\s*)?(\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{2}))?$/i;

/** "42,000,000" and "Rp 42.000.000,00" as the bank writes an amount; undefined for what is none. */
export function amountIn(typed: string): string | undefined {
  const [, whole, cents = '00'] = grouped.exec(typed.trim()) ?? [];
  return whole && `${whole.replaceAll(/\D/g, '')}.${cents}`;
}
