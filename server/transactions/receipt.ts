// The receipt of a paid transaction, in the language of whoever asks: as a file, and by mail.
import { formatDate, formatMoment } from '../../domain/date-format.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { fromWire } from '../../domain/money.ts';
import { formatMoney } from '../../domain/money-format.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Money } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { sendMail } from '../mail/send.ts';
import { Refusal } from '../refusal.ts';
import type { ExecutionRow } from '../requests/executions.ts';
import type { RequestRow } from '../requests/store.ts';
import { writePdf, type PdfLine } from './pdf.ts';
import { loadExecuted } from './read.ts';

type Language = Context['language'];
type Fact = readonly [label: string, value: string];

const labels = {
  EN: {
    title: 'Transaction Receipt',
    reference: 'Reference Number',
    bankReference: 'Bank Reference',
    paidAt: 'Executed On',
    from: 'From Account',
    to: 'Beneficiary',
    account: 'Beneficiary Account',
    bank: 'Beneficiary Bank',
    amount: 'Amount',
    fee: 'Fee',
    date: 'Transaction Date',
    mail: 'Here are the details of the transaction you asked for.',
  },
  ID: {
    title: 'Bukti Transaksi',
    reference: 'Nomor Referensi',
    bankReference: 'Referensi Bank',
    paidAt: 'Dijalankan Pada',
    from: 'Rekening Sumber',
    to: 'Penerima',
    account: 'Rekening Penerima',
    bank: 'Bank Penerima',
    amount: 'Nominal',
    fee: 'Biaya',
    date: 'Tanggal Transaksi',
    mail: 'Berikut rincian transaksi yang Anda minta.',
  },
} as const;

function moneyText(wire: Money | null, language: Language): string {
  const read = wire && fromWire(wire);
  return read?.ok ? formatMoney(read.value, language) : '-';
}

function factsOf(row: RequestRow, execution: ExecutionRow, language: Language): Fact[] {
  const words = labels[language];
  const amount = row.amount !== null && row.currency !== null ? { value: row.amount, currency: row.currency } : null;
  const facts: Fact[] = [
    [words.reference, row.ref_no],
    [words.bankReference, execution.host_reference ?? '-'],
    [words.paidAt, execution.credited_at ? formatMoment(execution.credited_at.getTime(), language) : '-'],
    [words.date, formatDate(row.transaction_date, language)],
    [words.from, row.account ? `${row.account.alias} ${row.account.number}` : '-'],
    [words.to, row.payee_name],
    [words.account, row.payee_account],
    [words.bank, row.payee_bank],
    [words.amount, moneyText(amount, language)],
    [words.fee, moneyText(row.fees?.totalFee ?? null, language)],
  ];
  return facts.filter(([, value]) => value !== '');
}

const [left, column, top, rowHeight] = [56, 230, 80, 24];

function linesOf(title: string, facts: readonly Fact[]): PdfLine[] {
  return [
    { text: title, size: 18, bold: true, x: left, y: top },
    ...facts.flatMap(([label, value], index) => {
      const y = top + 40 + index * rowHeight;
      return [
        { text: label, size: 10, x: left, y },
        { text: value, size: 10, bold: true, x: column, y },
      ];
    }),
  ];
}

async function paid(context: Context, key: { readonly idTrxLog: string; readonly refNo: string }) {
  const { one, execution } = await loadExecuted(context, key.idTrxLog, key.refNo);
  if (execution.state !== 'done') throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(one.row.status) });
  return { row: one.row, facts: factsOf(one.row, execution, context.language) };
}

type Receipts = Handlers<Context>;

export const downloadReceipt: Receipts['downloadReceipt'] = async ({ body }, context) => {
  const { row, facts } = await paid(context, body);
  const content = writePdf(linesOf(labels[context.language].title, facts));
  return { mediaType: 'application/pdf', fileName: `${row.ref_no.replaceAll(/[^A-Za-z0-9-]/g, '-')}.pdf`, content };
};

export const emailReceipt: Receipts['emailReceipt'] = async ({ body }, context) => {
  const { row, facts } = await paid(context, body);
  const words = labels[context.language];
  const text = [words.mail, '', ...facts.map(([label, value]) => `${label}: ${value}`)].join('\n');
  const subject = `${words.title} ${row.ref_no}`;
  for (const recipient of body.email)
    await sendMail(context, { companyId: row.company_id, recipient, subject, body: text });
  await appendAudit(context, { type: 'advice-emailed', subject: row.ref_no, name: row.payee_name });
  return { refNo: row.ref_no, sentTo: body.email, sentAt: wireInstant(context.now.getTime()) };
};
