// What every document of a paid transaction says of it.
import { amountInWords } from '../../domain/amount-in-words.ts';
import { formatDate, formatMoment } from '../../domain/date-format.ts';
import { groupedAccount } from '../../domain/masks.ts';
import { fromWire } from '../../domain/money.ts';
import type { Language } from '../../generated/types.ts';
import type { Headline } from '../files/printed.ts';
import type { Fact } from '../files/sheet.ts';
import { shownMoney } from '../files/shown-money.ts';
import type { PaymentKind } from '../approval/payment-kind.ts';
import type { ExecutionRow } from '../execution/executions.ts';
import type { RequestRow } from '../approval/store.ts';
import { amountOf } from '../requests/list-item.ts';

const labels = {
  EN: {
    reference: 'Reference Number',
    bankReference: 'Bank Reference',
    paidAt: 'Executed On',
    service: 'Service',
    from: 'From Account',
    to: 'Beneficiary',
    account: 'Beneficiary Account',
    bank: 'Beneficiary Bank',
    fee: 'Fee',
    total: 'Total Debited',
    date: 'Transaction Date',
    info: 'Description',
    customerReference: 'Customer Reference',
    purpose: 'Purpose',
  },
  ID: {
    reference: 'Nomor Referensi',
    bankReference: 'Referensi Bank',
    paidAt: 'Dijalankan Pada',
    service: 'Layanan',
    from: 'Rekening Sumber',
    to: 'Penerima',
    account: 'Rekening Penerima',
    bank: 'Bank Penerima',
    fee: 'Biaya',
    total: 'Total Didebit',
    date: 'Tanggal Transaksi',
    info: 'Keterangan',
    customerReference: 'Referensi Nasabah',
    purpose: 'Tujuan Transaksi',
  },
} as const;

/** A transaction the bank has to do with, and what became of it there. */
export interface Executed {
  readonly row: RequestRow;
  readonly execution: ExecutionRow;
  readonly kind: PaymentKind;
}

/** The words that the maker put on the payment. */
function writtenBy({ content }: RequestRow): { readonly info?: string; readonly customerReference?: string } {
  return ('form' in content && 'transactionDetails' in content.form && content.form.transactionDetails) || {};
}

const done = { EN: 'Successful', ID: 'Berhasil' } as const;

/** That it was paid, how much, and the same in words. */
export function headlineOf({ row }: Executed, language: Language): Headline {
  const amount = amountOf(row);
  const read = amount && fromWire(amount);
  const note = read?.ok ? amountInWords(read.value, language) : '';
  return { label: done[language], text: shownMoney(amount, language), note };
}

const bankAccountFacts = (row: RequestRow, language: Language): Fact[] => [
  [labels[language].to, row.payee_name],
  [labels[language].account, groupedAccount(row.payee_account)],
  [labels[language].bank, row.payee_bank],
];

/** Whom it reached and what it was; nothing of the account it came from. */
export function payeeFacts({ row, execution, kind }: Executed, language: Language): Fact[] {
  const words = labels[language];
  const { info = '', customerReference = '' } = writtenBy(row);
  const facts: Fact[] = [
    [words.reference, row.ref_no],
    [words.bankReference, execution.host_reference ?? '-'],
    [words.paidAt, execution.credited_at ? formatMoment(execution.credited_at.getTime(), language) : '-'],
    ...(kind.payeeFacts?.(row, language) ?? bankAccountFacts(row, language)),
    ...kind.proofFacts(execution.receipt, language),
    [words.customerReference, customerReference],
    [words.purpose, kind.purpose(row.content, language)],
    [words.info, info],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** How much of the debited account's number a document shows. */
export type ShownNumber = (accountNumber: string) => string;

export function debitFacts({ row }: Executed, service: string, language: Language, shownNumber: ShownNumber): Fact[] {
  const words = labels[language];
  const facts: Fact[] = [
    [words.date, formatDate(row.transaction_date, language)],
    [words.service, service],
    [words.from, row.account ? `${row.account.alias} ${shownNumber(row.account.number)}` : '-'],
    [words.fee, shownMoney(row.fees?.totalFee ?? null, language)],
    [words.total, shownMoney(row.fees?.totalDebit ?? amountOf(row), language)],
  ];
  return facts.filter(([, value]) => value !== '');
}
