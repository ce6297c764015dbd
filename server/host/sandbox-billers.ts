// The billers of the sandbox: what their bills look like, and customers whom stories and examples name.
import type { LabelValue } from '../../generated/types.ts';

export interface Biller {
  /** Bills are called by it and their month. */
  readonly prefix: string;
  /** Of a usual month, in rupiah. */
  readonly usual: number;
  readonly dueDay: number;
  /** Of a month that is overdue, in rupiah. */
  readonly penalty: number;
  readonly description: string;
  readonly oldestFirst: boolean;
  /** The share of a bill, in percent, that is the least to be paid; null where only the whole is taken. */
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

/** By institution and number. */
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
