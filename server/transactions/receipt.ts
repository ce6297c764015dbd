// The receipt of a paid transaction, in the language of the caller: as a file, and by mail. The company passes it on to
// others, so the number of the debited account is masked.
import { maskedAccount } from '../../domain/masks.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { TransactionLogKey } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readServiceNames } from '../reference/services.ts';
import { asFile, checkDone, checkEmails, findExecuted, mailDocument, print, printingFor } from './documents.ts';
import { debitFacts, headlineOf, payeeFacts } from './facts.ts';

const titles = { EN: 'Transaction Receipt', ID: 'Bukti Transaksi' } as const;

async function receiptOf(context: Context, key: TransactionLogKey) {
  const { db, language } = context;
  const executed = await findExecuted(context, key);
  checkDone(executed);
  const service = (await readServiceNames(db, language)).get(executed.row.service ?? '') ?? '';
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
