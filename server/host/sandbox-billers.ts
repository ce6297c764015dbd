// The billers of the sandbox, and the customers that tests and examples use.
import type { LabelValue } from '../../generated/types.ts';

export interface Biller {
  /** A bill id is this prefix and the month. */
  readonly prefix: string;
  /** The amount of a month in rupiah, to which a variation is added; 0 for deposits, which have no fixed amount. */
  readonly usual: number;
  readonly dueDay: number;
  /** The penalty of an overdue month, in rupiah. */
  readonly penalty: number;
  readonly description: string;
  readonly oldestFirst: boolean;
  /** The smallest partial payment in percent; null when partial payments are not accepted. */
  readonly leastShare: number | null;
  readonly takesAhead: boolean;
  readonly facts: readonly LabelValue[];
}

const biller = (prefix: string, usual: number, more: Partial<Biller> = {}): Biller => ({
  prefix,
  usual,
  dueDay: 20,
  penalty: 0,
  description: 'Tagihan',
  oldestFirst: true,
  leastShare: null,
  takesAhead: false,
  facts: [],
  ...more,
});

const inPart = { oldestFirst: false, leastShare: 5 };

export const billers: Readonly<Record<string, Biller>> = {
  PLN_POSTPAID: biller('PLN', 4_183_650, {
    penalty: 200_000,
    description: 'Rekening listrik',
    facts: [
      { label: 'Tarif/Daya', value: 'B2 / 23000 VA' },
      { label: 'Stand meter', value: '00412210 - 00415877' },
    ],
  }),
  PAM_JAYA: biller('AIR', 1_246_500, { penalty: 25_000, facts: [{ label: 'Pemakaian', value: '112 m3' }] }),
  PDAM_SURABAYA: biller('AIR', 864_200, { penalty: 15_000, facts: [{ label: 'Pemakaian', value: '86 m3' }] }),
  TELKOM: biller('TLK', 612_750, { description: 'Tagihan telepon' }),
  INDIHOME: biller('IH', 1_165_500, { description: 'Tagihan internet' }),
  BPJS_KESEHATAN: biller('BPJS', 5_250_000, {
    dueDay: 10,
    description: 'Iuran',
    takesAhead: true,
    facts: [{ label: 'Jumlah peserta', value: '35' }],
  }),
  BCA_CC: biller('CC', 48_215_900, inPart),
  BNI_CC: biller('CC', 12_840_300, inPart),
  MANDIRI_CC: biller('CC', 9_120_000, inPart),
  PRUDENTIAL: biller('PREMI', 2_500_000, { ...inPart, description: 'Premi' }),
  ALLIANZ: biller('PREMI', 3_750_000, { ...inPart, description: 'Premi' }),
  KSEI_RDN: biller('RDN', 0, { ...inPart, description: 'Setoran dana' }),
  ADIRA_FINANCE: biller('ANG', 7_485_000, { dueDay: 25, penalty: 150_000, description: 'Angsuran kendaraan' }),
};

export const billerCalled = (institution: string): Biller => billers[institution] ?? biller('TAG', 325_000);

interface KnownCustomer {
  readonly name: string;
  readonly openMonths: number;
}

/** The keys are institution/customer number. */
export const knownCustomers: Readonly<Record<string, KnownCustomer>> = {
  'PLN_POSTPAID/538711204417': { name: 'PT Nusantara Sejahtera Abadi', openMonths: 2 },
  'PLN_POSTPAID/538711209982': { name: 'PT Nusantara Sejahtera Abadi', openMonths: 1 },
  'PLN_POSTPAID/512300417725': { name: 'PT Bahari Makmur Sentosa', openMonths: 1 },
  'PAM_JAYA/000412877': { name: 'PT Nusantara Sejahtera Abadi', openMonths: 1 },
  'TELKOM/02157901234': { name: 'PT Nusantara Sejahtera Abadi', openMonths: 1 },
  'INDIHOME/122804113907': { name: 'PT Nusantara Sejahtera Abadi', openMonths: 3 },
  'BPJS_KESEHATAN/8888801234567890': { name: 'PT Nusantara Sejahtera Abadi', openMonths: 1 },
  'BCA_CC/4556737586899855': { name: 'Budi Santoso', openMonths: 1 },
  'ADIRA_FINANCE/040122003318': { name: 'PT Nusantara Sejahtera Abadi', openMonths: 1 },
};
