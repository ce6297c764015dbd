// Prints the documents of a transaction as PDF, for download and for mails.
import { limitEmails } from '../../domain/identifiers/recipients.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { FileAnswer } from '../../generated/handlers.ts';
import type { TransactionLogKey } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { renderDocumentPdf, type PdfDocument } from '../files/pdf-document.ts';
import { readNamesByCode } from '../reference/code-names.ts';
import { letterheadFor } from '../reference/letterhead.ts';
import { towardPayee, type Named } from '../reference/payee-words.ts';
import { mediaTypes } from '../files/write-file.ts';
import { hasEverLeft } from '../execution/executions.ts';
import { sendMail } from '../mail/send.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { countTry, limits } from '../people/rate-limit.ts';
import { kindOf } from '../approval/payment-kind.ts';
import { costsInWords, officialOf, type Executed } from './facts.ts';
import { loadExecuted } from './read.ts';

export interface PrintedDocument {
  readonly refNo: string;
  readonly paid: Named;
  readonly title: string;
  readonly content: Buffer;
  /** What it cost, in words. */
  readonly costs: string;
}

type Printing = Pick<Context, 'db' | 'now' | 'language' | 'config'> & { readonly companyName: string };

export async function print(printing: Printing, executed: Executed, document: PdfDocument): Promise<PrintedDocument> {
  const { row } = executed;
  const content = await renderDocumentPdf(await letterheadFor(printing), {
    official: officialOf(executed),
    ...document,
  });
  const costs = costsInWords(row, printing.language);
  return { refNo: row.ref_no, paid: row, title: document.title, content, costs };
}

export const printingFor = (context: Context): Printing => ({ ...context, companyName: context.who.companyName });

/** Throws a Refusal when the user may not see the transaction or does not have its service. */
export async function findExecuted(context: Context, { idTrxLog, refNo }: TransactionLogKey): Promise<Executed> {
  const { one, execution } = await loadExecuted(context, idTrxLog, refNo);
  const { service } = one.row;
  if (service !== null && !context.who.services.includes(service)) throw new Refusal('94');
  const codeNames = await readNamesByCode(context, one.row.content);
  return { row: one.row, execution, kind: kindOf(context, one.row), codeNames };
}

export function checkDone({ row, execution }: Executed): void {
  if (!hasEverLeft(execution)) throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
}

const fileNameOf = (refNo: string) => `${refNo.replaceAll(/[^A-Za-z0-9-]/g, '-')}.pdf`;

export const asFile = ({ refNo, content }: PrintedDocument): FileAnswer => ({
  mediaType: mediaTypes.PDF,
  fileName: fileNameOf(refNo),
  content,
});

export function checkEmails(email: readonly string[]): void {
  const [first] = limitEmails(email).dropped;
  if (first) throw refusalOf(first.because);
}

/** The recipient may not expect the mail, so it names the sender and the payment. */
const words = {
  EN: (company: string, toward: string, refNo: string) =>
    `${company} sends you the attached document about its payment${toward}. Reference ${refNo}.`,
  ID: (company: string, toward: string, refNo: string) =>
    `${company} mengirimkan dokumen terlampir tentang pembayarannya${toward}. Referensi ${refNo}.`,
};

/** Mails the document to every address and stores an audit event. Returns the time. */
export async function mailDocument(
  context: Context,
  { refNo, paid, title, content, costs }: PrintedDocument,
  email: string[],
): Promise<string> {
  const { who, now, language } = context;
  const attachment = { name: fileNameOf(refNo), type: mediaTypes.PDF, content };
  const body = [words[language](who.companyName, towardPayee(paid, language), refNo), costs].join('\n\n');
  const mail = { companyId: who.companyId, subject: `${title} ${refNo}`, body, attachment };
  for (const recipient of email) {
    await countTry(context, limits.documentMail, who.userId);
    await sendMail(context, { ...mail, recipient });
  }
  await appendAudit(context, { type: 'advice-emailed', subject: refNo, name: paid.payee_name, details: { email } });
  return wireInstant(now.getTime());
}
