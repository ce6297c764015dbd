// The texts of a bill payment. Of what the biller sent, only known labels and descriptions are translated.
import { billDescription } from '../../../domain/bill-description.ts';
import { institutionFacts } from '../../../domain/institution-facts.ts';
import type { ExecutionReceipt, Language, OpenBill } from '../../../generated/types.ts';
import type { ContentOf, RowOf, RecipientWords, AdvisedPayment } from '../../approval/payment-kind.ts';
import type { Fact } from '../../files/table-file.ts';

type Row = RowOf<'bill-payment'>;

const words = {
  EN: {
    biller: 'Biller',
    number: 'Customer Number',
    name: 'Customer Name',
    bill: 'Bill',
    reference: 'Biller Reference',
    advice: 'Bill Payment Advice',
    paid: (company: string, amount: string, biller: string, number: string) =>
      `${company} has paid ${amount} to ${biller} for customer number ${number}.`,
  },
  ID: {
    biller: 'Penyedia Layanan',
    number: 'Nomor Pelanggan',
    name: 'Nama Pelanggan',
    bill: 'Tagihan',
    reference: 'Referensi Penyedia Layanan',
    advice: 'Advis Pembayaran Tagihan',
    paid: (company: string, amount: string, biller: string, number: string) =>
      `${company} telah membayar ${amount} kepada ${biller} untuk nomor pelanggan ${number}.`,
  },
} as const;

export const billInLanguage = (bill: OpenBill, language: Language): OpenBill => ({
  ...bill,
  description: billDescription(bill.description, language),
});

export const inLanguage = (content: ContentOf<'bill-payment'>, language: Language): ContentOf<'bill-payment'> => ({
  ...content,
  bills: content.bills.map((bill) => billInLanguage(bill, language)),
  facts: institutionFacts(content.facts, language),
});

export function payeeFacts({ payee_name: biller, payee_account: number, content }: Row, language: Language): Fact[] {
  const word = words[language];
  return [
    [word.biller, biller],
    [word.number, number],
    [word.name, content.form.payeeDetails.accountName ?? ''],
    [word.bill, content.bills.map(({ description }) => billDescription(description, language)).join(', ')],
  ];
}

export function proofFacts(receipt: ExecutionReceipt | null, language: Language): Fact[] {
  if (receipt?.kind !== 'bill') return [];
  const printed = institutionFacts(receipt.facts ?? [], language).map(({ label, value }): Fact => [label, value]);
  return [[words[language].reference, receipt.institutionReference], ...printed];
}

export function recipientWords(
  { payee_name: biller, payee_account: number }: Row,
  { company, amount }: AdvisedPayment,
  language: Language,
): RecipientWords {
  const word = words[language];
  return { title: word.advice, sentence: word.paid(company, amount, biller, number) };
}
