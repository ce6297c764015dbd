// The receipt of a paid transaction, in the language of the caller: as a file, and by mail. The company passes it on to
// others, so the number of the debited account is masked. A receipt of the state is in Indonesian.
import { maskedAccount } from '../../domain/masks.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Language, TransactionLogKey } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { OfficialReceipt } from '../files/pdf-official.ts';
import type { Fact } from '../files/table-file.ts';
import { kindWord } from '../reference/portal-words.ts';
import { readServiceNames } from '../reference/services.ts';
import { asFile, checkDone, checkEmails, findExecuted, mailDocument, print, printingFor } from './documents.ts';
import { costsInWords, debitFacts, headlineOf, officialOf, payeeFacts, type Executed } from './facts.ts';

const titles = { EN: 'Transaction Receipt', ID: 'Bukti Transaksi' } as const;

const serviceName = async ({ db }: Context, { row }: Executed, language: Language) =>
  (await readServiceNames(db, language)).get(row.service ?? '') ?? '';

/** The receipt of the state in its own language, followed by what the bank adds to it. */
async function officialReceipt(context: Context, executed: Executed, official: OfficialReceipt) {
  const language = 'ID';
  const service = await serviceName(context, executed, language);
  const reference: Fact = [kindWord('fact.reference', language), executed.row.ref_no];
  const ofBank = [reference, ...debitFacts(executed, service, language, maskedAccount)];
  const sections = [...official.sections, { heading: 'Data Transaksi Bank', facts: ofBank }];
  const { title } = official;
  const printed = await print({ ...printingFor(context), language }, executed, {
    title,
    facts: [],
    official: { ...official, sections },
  });
  return { ...printed, costs: costsInWords(executed.row, context.language) };
}

async function receiptOf(context: Context, key: TransactionLogKey) {
  const { language } = context;
  const executed = await findExecuted(context, key);
  checkDone(executed);
  const official = officialOf(executed);
  if (official) return officialReceipt(context, executed, official);
  const service = await serviceName(context, executed, language);
  const facts = [...payeeFacts(executed, language), ...debitFacts(executed, service, language, maskedAccount)];
  return print(printingFor(context), executed, {
    title: titles[language],
    headline: headlineOf(executed, language),
    facts,
  });
}

export const downloadReceipt: Handlers<Context>['downloadReceipt'] = async ({ body }, context) =>
  asFile(await receiptOf(context, body));

export const emailReceipt: Handlers<Context>['emailReceipt'] = async ({ body }, context) => {
  checkEmails(body.email);
  const sentAt = await mailDocument(context, await receiptOf(context, body), body.email);
  return { refNo: body.refNo, sentTo: body.email, sentAt };
};
