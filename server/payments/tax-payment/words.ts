// The texts of the documents of a tax payment. Of the texts of the state revenue system only the names of tax codes are
// translated.
import { formatDate } from '../../../domain/date-format.ts';
import { groupedNpwp } from '../../../domain/masks.ts';
import { depositCode } from '../../../domain/tax-billing.ts';
import type { ExecutionReceipt, Language, TaxBilling, TaxOfficeBilling } from '../../../generated/types.ts';
import type { RowOf, RecipientWords } from '../../approval/payment-kind.ts';
import type { Fact } from '../../files/table-file.ts';

type Row = RowOf<'tax-payment'>;

const words = {
  EN: {
    billingId: 'Billing ID',
    taxpayer: 'Taxpayer',
    account: 'Tax Account (KAP)',
    deposit: 'Deposit Type (KJS)',
    period: 'Tax Period',
    document: 'Customs Document',
    office: 'Customs Office',
    ministry: 'Ministry or Institution',
    booked: 'Booking Date',
    advice: 'Tax Payment Advice',
    paid: (company: string, amount: string, taxpayer: string, billingId: string) =>
      `${company} has paid ${amount} to the state for ${taxpayer} with billing ID ${billingId}.`,
  },
  ID: {
    billingId: 'ID Billing',
    taxpayer: 'Wajib Pajak',
    account: 'Kode Akun Pajak (KAP)',
    deposit: 'Kode Jenis Setoran (KJS)',
    period: 'Masa Pajak',
    document: 'Dokumen Pabean',
    office: 'Kantor Bea dan Cukai',
    ministry: 'Kementerian atau Lembaga',
    booked: 'Tanggal Buku',
    advice: 'Advis Pembayaran Pajak',
    paid: (company: string, amount: string, taxpayer: string, billingId: string) =>
      `${company} telah membayar ${amount} kepada negara untuk ${taxpayer} dengan ID Billing ${billingId}.`,
  },
} as const;

type CodeNames = ReadonlyMap<string, string>;

const two = (month: number) => String(month).padStart(2, '0');

/** Names the codes in the language of the names. A code without a name keeps the state's own. */
export const withTaxNames = <Codes extends Pick<TaxOfficeBilling, 'mapCode' | 'mapName' | 'kjsCode' | 'kjsName'>>(
  billing: Codes,
  names: CodeNames,
): Codes => ({
  ...billing,
  mapName: names.get(billing.mapCode) ?? billing.mapName,
  kjsName: names.get(depositCode(billing)) ?? billing.kjsName,
});

export function detailsOf(billing: TaxBilling, language: Language, codeNames: CodeNames): Fact[] {
  const word = words[language];
  if (billing.kind === 'customs')
    return [
      ['NPWP', groupedNpwp(billing.npwp)],
      [
        word.document,
        `${billing.documentType} ${billing.documentNumber}, ${formatDate(billing.documentDate, language)}`,
      ],
      [word.office, `${billing.kpbbcCode} ${billing.kpbbcName}`],
    ];
  if (billing.kind === 'non-tax')
    return [[word.ministry, `${billing.ministry}, ${billing.eselonUnit}, ${billing.workUnit}`]];
  const { fromMonth, toMonth, year } = billing.taxpayerPeriod;
  const { mapName, kjsName } = withTaxNames(billing, codeNames);
  return [
    ['NPWP', groupedNpwp(billing.npwp)],
    [word.account, `${billing.mapCode} ${mapName}`],
    [word.deposit, `${billing.kjsCode} ${kjsName}`],
    [word.period, `${fromMonth === toMonth ? two(fromMonth) : `${two(fromMonth)}-${two(toMonth)}`}/${year}`],
  ];
}

export function payeeFacts(
  { payee_name: taxpayer, payee_account: billingId, content }: Row,
  language: Language,
  codeNames: CodeNames,
): Fact[] {
  const word = words[language];
  return [[word.billingId, billingId], [word.taxpayer, taxpayer], ...detailsOf(content.billing, language, codeNames)];
}

export function proofFacts(receipt: ExecutionReceipt | null, language: Language): Fact[] {
  if (receipt?.kind !== 'tax') return [];
  const { ntpn, ntb, stan, bookingDate } = receipt;
  return [
    ['NTPN', ntpn],
    ['NTB', ntb],
    ['STAN', stan],
    [words[language].booked, formatDate(bookingDate, language)],
  ];
}

export function recipientWords(
  { payee_name: taxpayer, payee_account: billingId }: Row,
  { company, amount }: { readonly company: string; readonly amount: string },
  language: Language,
): RecipientWords {
  const word = words[language];
  return { title: word.advice, sentence: word.paid(company, amount, taxpayer, billingId) };
}
