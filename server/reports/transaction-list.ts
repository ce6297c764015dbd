// Makes a file of a tab of the transaction status, with the filter and the order of the screen.
import type { Handlers } from '../../generated/handlers.ts';
import type { Language, TransactionListItem, TransactionReportRequest } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { TableFile } from '../files/table-file.ts';
import { everyItem } from '../lists/every-item.ts';
import { kindWord, screenTitle } from '../reference/portal-words.ts';
import { startListReport } from './start-list-report.ts';
import { createdFacts, paymentTable, type OwnFact } from './payment-table.ts';
import { countListed, readTransactions, type Reading } from '../transactions/lists.ts';

const screen = 'transactionStatus';

const ownFacts = (language: Language): OwnFact<TransactionListItem>[] => [
  ...createdFacts(language),
  {
    title: kindWord('fact.missing', language),
    holds: 'amount',
    of: ({ waitsForMoney }) => waitsForMoney?.missing?.value,
  },
  { title: kindWord('fact.until', language), holds: 'moment', of: ({ waitsForMoney }) => waitsForMoney?.until },
  { title: kindWord('fact.reason', language), holds: 'text', of: ({ reason }) => reason },
];

const queryOf = ({ listStatus: status, filter, sort }: TransactionReportRequest) => ({
  status,
  ...(filter && { filter }),
  ...(sort && { sort }),
});

export async function makeTransactionList(
  body: TransactionReportRequest,
  making: Reading & Pick<Context, 'language'>,
): Promise<TableFile> {
  const items = await everyItem((page) => readTransactions(making, { ...queryOf(body), page }, null));
  return paymentTable(screenTitle(screen, making.language), items, ownFacts(making.language), making.language);
}

export const generateTransactionStatusReport: Handlers<Context>['generateTransactionStatusReport'] = async (
  { body },
  context,
) => {
  const count = await countListed(context, queryOf(body));
  const reportName = screenTitle(screen, context.language);
  return startListReport(context, {
    kind: 'transaction-list',
    source: 'transaction-status',
    criteria: body,
    reportName,
    count,
  });
};
