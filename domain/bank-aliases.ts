// What people call a bank, which its registered name does not hold; by its code, abroad by its BIC.
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

/** The banks that go by a name that begins with what is searched. */
export function findBankCodesByAlias(search: string | undefined): string[] {
  const wanted = plain(search ?? '');
  if (wanted === '') return [];
  return Object.entries(aliases)
    .filter(([, names]) => names.some((name) => plain(name).startsWith(wanted)))
    .map(([code]) => code);
}
