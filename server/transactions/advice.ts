// The PDF advice of a transaction: the debit advice for the company, and the transfer advice for the payee.
import { groupedAccount, maskedAccount } from '../../domain/masks.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Language } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { PdfDocument } from '../files/pdf-document.ts';
import { readServiceNames } from '../reference/services.ts';
import { Refusal } from '../refusal.ts';
import { loadByReference } from '../approval/load.ts';
import { formatWireMoney } from '../files/format-wire-money.ts';
import { amountOf } from '../requests/list-item.ts';
import { asFile, checkDone, checkEmails, findExecuted, mailDocument, print, printingFor } from './documents.ts';
import { debitFacts, headlineOf, payeeFacts, type Executed, type ShownNumber } from './facts.ts';

const words = {
  EN: {
    debit: 'Debit Advice',
    debited: 'We have debited your account as instructed:',
    credit: 'Transfer Advice',
    credited: (company: string) => `${company} has sent you a payment. Here are its details:`,
  },
  ID: {
    debit: 'Advis Debit',
    debited: 'Kami telah mendebit rekening Anda sesuai instruksi berikut:',
    credit: 'Advis Transfer',
    credited: (company: string) => `${company} telah mengirimkan pembayaran kepada Anda. Berikut rinciannya:`,
  },
} as const;

async function debitAdvice(
  { db, language }: Context,
  executed: Executed,
  shownNumber: ShownNumber,
): Promise<PdfDocument> {
  const word = words[language];
  const service = (await readServiceNames(db, language)).get(executed.row.service ?? '') ?? '';
  const facts = [...debitFacts(executed, service, language, shownNumber), ...payeeFacts(executed, language)];
  return { title: word.debit, paragraphs: [word.debited], headline: headlineOf(executed, language), facts };
}

/** The advice for the payee, which must not show the company's account. */
export function creditAdvice(executed: Executed, companyName: string, language: Language): PdfDocument {
  const word = words[language];
  const { row, kind, execution } = executed;
  const facts = payeeFacts(executed, language);
  const headline = headlineOf(executed, language);
  const amount = formatWireMoney(amountOf(row), language);
  const own = kind.recipientWords?.(row, { company: companyName, amount, receipt: execution.receipt }, language);
  const { title, sentence } = own ?? { title: word.credit, sentence: word.credited(companyName) };
  return { title, paragraphs: [sentence], headline, facts };
}

async function adviceFor(context: Context, executed: Executed, shownNumber: ShownNumber) {
  checkDone(executed);
  return print(printingFor(context), executed, await debitAdvice(context, executed, shownNumber));
}

export const downloadAdvice: Handlers<Context>['downloadAdvice'] = async ({ body }, context) =>
  asFile(await adviceFor(context, await findExecuted(context, body), groupedAccount));

export const emailAdvice: Handlers<Context>['emailAdvice'] = async ({ body }, context) => {
  const { refNo, email } = body;
  if (email.length === 0) throw new Refusal('9090').at('email');
  checkEmails(email);
  const { row } = await loadByReference(context.db, context.who, body, { lock: false });
  if (row.id_trx_log === null) throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
  const executed = await findExecuted(context, { refNo, idTrxLog: row.id_trx_log });
  const advice = await adviceFor(context, executed, maskedAccount);
  return { refNo, email, sentAt: await mailDocument(context, advice, email) };
};
