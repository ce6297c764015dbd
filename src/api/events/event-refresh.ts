// Which data an event makes old: just what it concerns, so that an event costs a call or two.
import type { NotificationEvent } from '../../../generated/types.ts';
import type { OperationId } from '../call.ts';
import { refresh, type ReadKey } from '../refresh.ts';

type Type = NotificationEvent['type'];

const lists: Readonly<Partial<Record<Type, readonly OperationId[]>>> = {
  'todo-counts': ['countRequests'],
  'request-changed': [
    'countTransactions',
    'getDashboardDay',
    'listActionHistory',
    'listExceptionalApprovals',
    'listExceptionalReleases',
    'listRequestsToApprove',
    'listRequestsToRelease',
    'listRequestsToRepair',
    'listRequestsToVerify',
    'listTransactions',
  ],
  'transaction-changed': [
    'countTransactions',
    'getDashboardDay',
    'listActionHistory',
    'listTransactions',
    'listAccountBalances',
    'getAccountBalance',
  ],
  'bulk-progress': ['listBulkFiles'],
  'report-progress': ['listOutstandingReports', 'listReportRuns'],
  'favorite-changed': ['listFavorites', 'listUsableFavorites', 'listBulkFavorites', 'listFavoriteRecommendations'],
  'task-changed': [
    'countAdminTasks',
    'listAdminActionHistory',
    'listAdminTaskStatus',
    'listAdminTasksToApprove',
    'listAdminTasksToRepair',
  ],
  'inbox-message': ['listInboxMessages', 'countUnreadMessages'],
  'parameters-changed': ['listSystemParameters'],
  maintenance: ['getMaintenanceState'],
};

const details: Readonly<Partial<Record<Type, readonly OperationId[]>>> = {
  'request-changed': [
    'getRequest',
    'getActedRequest',
    'getRequestHistory',
    'getRequestRepair',
    'previewDecision',
    'getTransaction',
    'getTransactionTimeline',
  ],
  'transaction-changed': [
    'getTransaction',
    'getTransactionOnItsWay',
    'getTransactionTimeline',
    'getExecutionProcess',
    'listProcessSteps',
    'getActedRequest',
    'getRequest',
  ],
  'bulk-progress': ['getBulkUploadProgress', 'getBulkFile'],
  'report-progress': ['checkReport'],
  'favorite-changed': ['getFavorite', 'getBulkFavorite'],
  'task-changed': ['getAdminTask', 'getAdminTaskHistory', 'getAdminActedTask', 'previewAdminDecision'],
};

const namesOf = (event: NotificationEvent): readonly string[] => {
  const { taskId, refNo, favoriteId, uploadId, id } = event as Readonly<Record<string, unknown>>;
  return [taskId, refNo, favoriteId, uploadId, id].filter((name): name is string => typeof name === 'string');
};

const isAbout = (input: unknown, event: NotificationEvent) => {
  const text = JSON.stringify(input ?? null);
  return namesOf(event).some((name) => text.includes(JSON.stringify(name)));
};

/** A detail is asked again only where it is about what changed. */
export const concerns = (event: NotificationEvent, { id, input }: Pick<ReadKey, 'id' | 'input'>): boolean =>
  (lists[event.type]?.includes(id) ?? false) || ((details[event.type]?.includes(id) ?? false) && isAbout(input, event));

const toldByEvents = new Set([...Object.values(lists), ...Object.values(details)].flat());

/** What a screen shows may have changed between its first reading and the opening of the stream. */
export const refreshWhatWasMissed = (): void => void refresh(({ id }) => toldByEvents.has(id));

const gatheredMilliseconds = 250;
let gathered: NotificationEvent[] = [];

function refreshGathered(): void {
  const events = gathered;
  gathered = [];
  void refresh((key) => events.some((event) => concerns(event, key)));
}

/** Thirty decisions at once are thirty events, but one question each to the lists. */
export function refreshAfter(event: NotificationEvent): void {
  gathered.push(event);
  if (gathered.length === 1) setTimeout(refreshGathered, gatheredMilliseconds);
}
