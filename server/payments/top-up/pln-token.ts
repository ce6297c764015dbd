// The receipt of prepaid electricity (PLN), with the token that the customer types into the meter.
import { displayedStatus } from '../../../domain/transaction-status.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import {
  checkDone,
  checkEmails,
  findExecuted,
  mailDocument,
  print,
  printingFor,
} from '../../transactions/documents.ts';
import { headlineOf, payeeFacts, type Executed } from '../../transactions/facts.ts';

const titles = { EN: 'Prepaid Electricity Receipt', ID: 'Bukti Pembelian Listrik Prabayar' } as const;

/** Throws a Refusal if the payment has no token, because it is not prepaid electricity. */
function checkToken({ row, execution }: Executed): void {
  const isToken = execution.receipt?.kind === 'pln-token';
  if (!isToken) throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
}

export const emailPlnToken: Handlers<Context>['emailPlnToken'] = async ({ body }, context) => {
  const { refNo, email } = body;
  const { language } = context;
  checkEmails(email);
  const executed = await findExecuted(context, body);
  checkDone(executed);
  checkToken(executed);
  const document = await print(printingFor(context), executed, {
    title: titles[language],
    headline: headlineOf(executed, language),
    facts: payeeFacts(executed, language),
  });
  return { refNo, sentTo: email, sentAt: await mailDocument(context, document, email) };
};
