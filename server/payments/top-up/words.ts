// The texts of a top-up. What the institution sent is not translated, except labels that are known.
import { institutionFacts } from '../../../domain/institution-facts.ts';
import { formatMoment } from '../../../domain/date-format.ts';
import { formatDecimal } from '../../../domain/decimal-format.ts';
import { groupedToken } from '../../../domain/pln-token.ts';
import type { ExecutionReceipt, Language } from '../../../generated/types.ts';
import type { ContentOf, RowOf, RecipientWords, AdvisedPayment } from '../../approval/payment-kind.ts';
import { portalWord } from '../../reference/portal-words.ts';
import type { Fact } from '../../files/table-file.ts';

type Row = RowOf<'top-up'>;

const words = {
  EN: {
    institution: 'Provider',
    number: 'Number',
    name: 'Name at the Provider',
    reference: 'Provider Reference',
    token: 'Token',
    meter: 'Meter Number',
    tariff: 'Tariff and Power',
    energy: 'Energy (kWh)',
    paid: 'Paid',
    advice: 'Top Up Advice',
    bought: (company: string, amount: string, institution: string, number: string) =>
      `${company} has bought ${amount} at ${institution} for ${number}.`,
  },
  ID: {
    institution: 'Penyedia Layanan',
    number: 'Nomor',
    name: 'Nama di Penyedia Layanan',
    reference: 'Referensi Penyedia Layanan',
    token: 'Token',
    meter: 'Nomor Meter',
    tariff: 'Tarif dan Daya',
    energy: 'Energi (kWh)',
    paid: 'Dibayar',
    advice: 'Advis Top Up',
    bought: (company: string, amount: string, institution: string, number: string) =>
      `${company} telah membeli ${amount} di ${institution} untuk ${number}.`,
  },
} as const;

export const inLanguage = (content: ContentOf<'top-up'>, language: Language): ContentOf<'top-up'> => ({
  ...content,
  facts: institutionFacts(content.facts, language),
});

export function payeeFacts(
  { payee_name: institution, payee_account: number, content }: Row,
  language: Language,
  denominations: ReadonlyMap<string, string>,
): Fact[] {
  const word = words[language];
  const { denomCode = '' } = content.form.transactionDetails;
  return [
    [word.institution, institution],
    [word.number, number],
    [word.name, content.form.payeeDetails.accountName ?? ''],
    [portalWord('payments', 'topUp.denomination', language), denominations.get(denomCode) ?? denomCode],
  ];
}

export function proofFacts(receipt: ExecutionReceipt | null, language: Language): Fact[] {
  const word = words[language];
  if (receipt?.kind === 'bill') {
    const printed = institutionFacts(receipt.facts ?? [], language).map(({ label, value }): Fact => [label, value]);
    const paid = formatMoment(Date.parse(receipt.paidAt), language);
    return [[word.reference, receipt.institutionReference], ...printed, [word.paid, paid]];
  }
  if (receipt?.kind !== 'pln-token') return [];
  return [
    [word.token, groupedToken(receipt.token)],
    [word.meter, receipt.meterNumber],
    [word.tariff, receipt.tariff],
    [word.energy, formatDecimal(receipt.kilowattHours, language)],
    [word.reference, receipt.institutionReference],
    [word.paid, formatMoment(Date.parse(receipt.paidAt), language)],
  ];
}

export function recipientWords(
  { payee_name: institution, payee_account: number }: Row,
  { company, amount, receipt }: AdvisedPayment,
  language: Language,
): RecipientWords {
  const word = words[language];
  const bought = word.bought(company, amount, institution, number);
  const token = receipt?.kind === 'pln-token' ? `${bought} ${word.token}: ${groupedToken(receipt.token)}.` : bought;
  return { title: word.advice, sentence: token };
}
