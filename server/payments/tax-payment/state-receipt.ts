// The state's receipt of a tax payment on paper (Bukti Penerimaan Negara).
import { amountInWords } from '../../../domain/amount-in-words.ts';
import { formatDate, formatMoment } from '../../../domain/date-format.ts';
import { applyMask, formatNpwp, MASKS } from '../../../domain/masks.ts';
import { fromWire } from '../../../domain/money.ts';
import { stateReceiptCode } from '../../../domain/state-receipt.ts';
import type { ExecutionReceipt, TaxBilling } from '../../../generated/types.ts';
import type { RowOf } from '../../approval/payment-kind.ts';
import { formatWireMoney } from '../../files/format-wire-money.ts';
import type { OfficialReceipt } from '../../files/pdf-official.ts';
import type { Fact } from '../../files/table-file.ts';
import { detailsOf } from './words.ts';

const revenue = {
  'tax-office': 'Penerimaan pajak',
  customs: 'Penerimaan bea dan cukai',
  'non-tax': 'Penerimaan negara bukan pajak',
} as const;

const shown = (facts: readonly Fact[]): Fact[] => facts.filter(([, value]) => value !== '');

function taxpayerFacts(billing: TaxBilling): Fact[] {
  if (billing.kind === 'non-tax') return [['Nama Wajib Bayar', billing.taxpayerName]];
  const address = billing.kind === 'tax-office' ? billing.taxpayerAddress : '';
  return [
    ['NPWP', formatNpwp(billing.npwp)],
    ['Nama Wajib Pajak', billing.taxpayerName],
    ['Alamat', address],
  ];
}

function objectFacts(billing: TaxBilling): Fact[] {
  if (billing.kind !== 'tax-office') return [];
  const { taxObjectNumber: object, taxObjectAddress: at } = billing;
  return [
    ['NOP', object ? applyMask(MASKS.taxObject, object) : ''],
    ['Alamat Objek Pajak', at ? [at.village, at.district, at.town, at.state].join(', ') : ''],
  ];
}

function letterFacts(billing: TaxBilling): Fact[] {
  if (billing.kind !== 'tax-office') return [];
  const { assessmentLetterNumber: letter, payerNpwp } = billing;
  return [
    ['Nomor Ketetapan', letter ? applyMask(MASKS.assessmentLetter, letter) : ''],
    ['NPWP Penyetor', payerNpwp ? formatNpwp(payerNpwp) : ''],
  ];
}

function amountFacts({ amount }: TaxBilling): Fact[] {
  const read = fromWire(amount);
  return [
    ['Jumlah Setoran', formatWireMoney(amount, 'ID')],
    ['Terbilang', read.ok ? amountInWords(read.value, 'ID') : ''],
  ];
}

const withoutNpwp = (facts: readonly Fact[]): Fact[] => facts.filter(([label]) => label !== 'NPWP');

/** In Indonesian and in the order of the state, whatever language the reader has: it is the state's document. */
export function stateReceipt(
  { content: { billing } }: RowOf<'tax-payment'>,
  receipt: ExecutionReceipt,
): OfficialReceipt | undefined {
  if (receipt.kind !== 'tax') return undefined;
  const { ntpn, ntb, stan, paidAt, bookingDate } = receipt;
  const deposit: Fact[] = [
    ['ID Billing', billing.billingId],
    ...taxpayerFacts(billing),
    ...objectFacts(billing),
    ...withoutNpwp(detailsOf(billing, 'ID', new Map())),
    ...letterFacts(billing),
    ...amountFacts(billing),
  ];
  return {
    title: 'Bukti Penerimaan Negara',
    subtitle: revenue[billing.kind],
    code: stateReceiptCode(receipt, billing),
    numbers: [
      ['Tanggal dan Jam Bayar', formatMoment(Date.parse(paidAt), 'ID')],
      ['Tanggal Buku', formatDate(bookingDate, 'ID')],
      ['NTB', ntb],
      ['NTPN', ntpn],
      ['STAN', stan],
    ],
    sections: [{ heading: 'Data Setoran', facts: shown(deposit) }],
  };
}
