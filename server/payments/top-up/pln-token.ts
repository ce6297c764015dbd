// The receipt of prepaid electricity (PLN), with the token that the customer types into the meter.
import { displayedStatus } from '../../../domain/transaction-status.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { Language, PlnTokenReceipt } from '../../../generated/types.ts';
import type { Context } from '../../context.ts';
import type { Fact } from '../../files/table-file.ts';
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

const labels = {
  EN: {
    title: 'Prepaid Electricity Receipt',
    token: 'Token',
    meter: 'Meter Number',
    customer: 'Customer',
    tariff: 'Tariff and Power',
    energy: 'Energy (kWh)',
  },
  ID: {
    title: 'Bukti Pembelian Listrik Prabayar',
    token: 'Token',
    meter: 'Nomor Meter',
    customer: 'Pelanggan',
    tariff: 'Tarif dan Daya',
    energy: 'Energi (kWh)',
  },
} as const;

/** Writes the token in groups of four digits. */
const grouped = (token: string) => token.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

function tokenFacts(receipt: PlnTokenReceipt, language: Language): Fact[] {
  const words = labels[language];
  return [
    [words.token, grouped(receipt.token)],
    [words.meter, receipt.meterNumber],
    [words.customer, receipt.customerName],
    [words.tariff, receipt.tariff],
    [words.energy, receipt.kilowattHours],
  ];
}

/** Throws a Refusal if the payment has no token, because it is not prepaid electricity. */
function receiptOf({ row, execution }: Executed): PlnTokenReceipt {
  const { receipt } = execution;
  if (receipt?.kind !== 'pln-token') throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
  return receipt;
}

export const emailPlnToken: Handlers<Context>['emailPlnToken'] = async ({ body }, context) => {
  const { refNo, email } = body;
  const { language } = context;
  checkEmails(email);
  const executed = await findExecuted(context, body);
  checkDone(executed);
  const facts = [...tokenFacts(receiptOf(executed), language), ...payeeFacts(executed, language)];
  const document = await print(printingFor(context), executed, {
    title: labels[language].title,
    headline: headlineOf(executed, language),
    facts,
  });
  return { refNo, sentTo: email, sentAt: await mailDocument(context, document, email) };
};
