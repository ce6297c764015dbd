// The state's receipt of a tax payment on paper (Bukti Penerimaan Negara).
import { amountInWords } from '../../../domain/amount-in-words.ts';
import { formatDate, formatMoment } from '../../../domain/date-format.ts';
import { applyMask, formatNpwp, MASKS } from '../../../domain/masks.ts';
import { fromWire } from '../../../domain/money.ts';
import { stateReceiptCode } from '../../../domain/state-receipt.ts';
import type { ExecutionReceipt, Language, TaxBilling } from '../../../generated/types.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import { formatWireMoney } from '../../files/format-wire-money.ts';
import type { OfficialReceipt } from '../../files/pdf-official.ts';
import type { Fact } from '../../files/table-file.ts';
import { detailsOf } from './words.ts';

const words = {
  EN: {
    revenue: {
      'tax-office': 'Tax revenue',
      customs: 'Customs and excise revenue',
      'non-tax': 'Non-tax state revenue',
    },
    paid: 'Paid',
    booked: 'Booking Date',
    deposit: 'Deposit',
    billingId: 'Billing ID',
    taxpayer: 'Taxpayer',
    address: 'Address',
    payer: 'NPWP of the Payer',
    letter: 'Assessment Letter Number',
    object: 'Tax Object Number (NOP)',
    objectAddress: 'Address of the Tax Object',
    amount: 'Amount Deposited',
    inWords: 'In Words',
  },
  ID: {
    revenue: {
      'tax-office': 'Penerimaan pajak',
      customs: 'Penerimaan bea dan cukai',
      'non-tax': 'Penerimaan negara bukan pajak',
    },
    paid: 'Tanggal dan Jam Bayar',
    booked: 'Tanggal Buku',
    deposit: 'Data Setoran',
    billingId: 'ID Billing',
    taxpayer: 'Wajib Pajak',
    address: 'Alamat',
    payer: 'NPWP Penyetor',
    letter: 'Nomor Ketetapan',
    object: 'Nomor Objek Pajak (NOP)',
    objectAddress: 'Alamat Objek Pajak',
    amount: 'Jumlah Setoran',
    inWords: 'Terbilang',
  },
} as const;

const shown = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== '');

function taxpayerFacts(billing: TaxBilling, language: Language): Fact[] {
  const word = words[language];
  if (billing.kind !== 'tax-office') return [[word.taxpayer, billing.taxpayerName]];
  const { taxpayerName, taxpayerAddress, payerNpwp } = billing;
  return [
    [word.taxpayer, taxpayerName],
    [word.address, taxpayerAddress],
    [word.payer, payerNpwp ? formatNpwp(payerNpwp) : ''],
  ];
}

function objectFacts(billing: TaxBilling, language: Language): Fact[] {
  if (billing.kind !== 'tax-office') return [];
  const word = words[language];
  const { assessmentLetterNumber: letter, taxObjectNumber: object, taxObjectAddress: at } = billing;
  return [
    [word.letter, letter ? applyMask(MASKS.assessmentLetter, letter) : ''],
    [word.object, object ? applyMask(MASKS.taxObject, object) : ''],
    [word.objectAddress, at ? [at.village, at.district, at.town, at.state].join(', ') : ''],
  ];
}

function amountFacts({ amount }: TaxBilling, language: Language): Fact[] {
  const word = words[language];
  const read = fromWire(amount);
  return [
    [word.amount, formatWireMoney(amount, language)],
    [word.inWords, read.ok ? amountInWords(read.value, language) : ''],
  ];
}

export function stateReceipt(
  { content: { billing } }: RowOf<'tax-payment'>,
  receipt: ExecutionReceipt,
  language: Language,
): OfficialReceipt | undefined {
  if (receipt.kind !== 'tax') return undefined;
  const word = words[language];
  const { ntpn, ntb, stan, paidAt, bookingDate } = receipt;
  const deposit: Fact[] = [
    [word.billingId, billing.billingId],
    ...taxpayerFacts(billing, language),
    ...detailsOf(billing, language),
    ...objectFacts(billing, language),
    ...amountFacts(billing, language),
  ];
  return {
    title: 'Bukti Penerimaan Negara',
    subtitle: word.revenue[billing.kind],
    code: stateReceiptCode(receipt, billing),
    numbers: [
      ['NTPN', ntpn],
      ['NTB', ntb],
      ['STAN', stan],
      [word.paid, formatMoment(Date.parse(paidAt), language)],
      [word.booked, formatDate(bookingDate, language)],
    ],
    sections: [{ heading: word.deposit, facts: shown(deposit) }],
  };
}
