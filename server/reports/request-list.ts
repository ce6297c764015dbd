// Makes a file of a to-do queue, with the filter and the order of the screen.
import type { Handlers } from '../../generated/handlers.ts';
import type { Language, PageRequest, RequestReportRequest } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { TableFile } from '../files/table-file.ts';
import { everyItem } from '../lists/every-item.ts';
import { kindWord, requestWord, screenTitle } from '../reference/portal-words.ts';
import { startListReport } from './start-list-report.ts';
import { readActions } from '../requests/action-history.ts';
import { readQueue, type Reading } from '../requests/lists.ts';
import { createdFacts, paymentTable, type OwnFact } from './payment-table.ts';
import type { Queue } from '../approval/queues.ts';

type ListName = RequestReportRequest['queue'];
type Making = Reading & Pick<Context, 'language'>;

const queues: Readonly<Record<Exclude<ListName, 'action-history'>, Queue>> = {
  repair: 'repair',
  verify: 'verify',
  approver: 'approve',
  releaser: 'release',
  'exceptional-approver': 'exceptional-approver',
  'exceptional-releaser': 'exceptional-releaser',
};

const screens: Readonly<Record<ListName, string>> = {
  repair: 'repairQueue',
  verify: 'verifyQueue',
  approver: 'approveQueue',
  releaser: 'releaseQueue',
  'action-history': 'actionHistory',
  'exceptional-approver': 'exceptionalApprovals',
  'exceptional-releaser': 'exceptionalReleases',
};

const pageOf = ({ filter, sort }: RequestReportRequest, page: PageRequest) => ({
  ...(filter && { filter }),
  ...(sort && { sort }),
  page,
});

type Decided = Awaited<ReturnType<typeof readActions>>['items'][number];
type Waiting = Awaited<ReturnType<typeof readQueue>>['items'][number];

const decisionFacts = (language: Language): OwnFact<Decided>[] => [
  {
    title: requestWord('list.decision', language),
    holds: 'text',
    of: ({ decision }) => requestWord(`decided.${decision}`, language),
  },
  { title: requestWord('list.decidedAt', language), holds: 'moment', of: ({ actionDate }) => actionDate },
  { title: kindWord('fact.reason', language), holds: 'text', of: ({ reason }) => reason },
];

const waitingFacts = (language: Language): OwnFact<Waiting>[] => [
  ...createdFacts(language),
  { title: requestWord('list.dueAt', language), holds: 'moment', of: ({ dueAt }) => dueAt },
  {
    title: kindWord('fact.reason', language),
    holds: 'text',
    of: ({ returned }) => returned && (returned.reason ?? requestWord('list.takenBack', language)),
  },
];

export async function makeRequestList(body: RequestReportRequest, making: Making): Promise<TableFile> {
  const { queue } = body;
  const { language } = making;
  const title = screenTitle(screens[queue], language);
  if (queue === 'action-history') {
    const items = await everyItem((page) => readActions(making, pageOf(body, page)));
    return paymentTable(title, items, decisionFacts(language), language);
  }
  const items = await everyItem((page) => readQueue(making, queues[queue], pageOf(body, page)));
  return paymentTable(title, items, waitingFacts(language), language);
}

async function countIn(context: Context, body: RequestReportRequest): Promise<number> {
  const { queue } = body;
  const first = pageOf(body, { size: 1 });
  const { page } =
    queue === 'action-history' ? await readActions(context, first) : await readQueue(context, queues[queue], first);
  return page.total ?? 0;
}

export const generateRequestReport: Handlers<Context>['generateRequestReport'] = async ({ body }, context) => {
  const reportName = screenTitle(screens[body.queue], context.language);
  const count = await countIn(context, body);
  return startListReport(context, { kind: 'request-list', source: 'request', criteria: body, reportName, count });
};
