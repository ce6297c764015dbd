// Common names of banks that their registered names do not contain, by bank code, or by BIC for foreign banks.
const aliases: Readonly<Record<string, readonly string[]>> = {
  '002': ['BRI'],
  '008': ['BMRI', 'Livin'],
  '009': ['BNI', 'BNI 46'],
  '011': ['BDI'],
  '014': ['BCA', 'KlikBCA'],
  '016': ['BII'],
  '022': ['CIMB', 'Niaga'],
  '023': ['UOB'],
  '028': ['NISP', 'OCBC NISP'],
  '200': ['BTN'],
  '213': ['BTPN', 'Jenius'],
  '451': ['BSI', 'BSM'],
  '501': ['blu'],
  UOVBSGSG: ['UOB'],
};

const plain = (text: string) => text.trim().toLowerCase();

/** Returns the codes of banks whose common name begins with the search text. */
export function findBankCodesByAlias(search: string | undefined): string[] {
  const wanted = plain(search ?? '');
  if (wanted === '') return [];
  return Object.entries(aliases)
    .filter(([, names]) => names.some((name) => plain(name).startsWith(wanted)))
    .map(([code]) => code);
}
