// Decides which cached data an event makes stale, so that one event causes only one or two calls.
import type { NotificationEvent } from '../../../generated/types.ts';
import { isChangeOpen } from '../../lib/open-change.ts';
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
    'listRecurringPayments',
    'listRecurringOccurrences',
    'getRecurringPayment',
    'listAccountBalances',
    'getAccountBalance',
  ],
  'bulk-progress': ['listBulkFiles'],
  'report-progress': ['listOutstandingReports', 'listReportRuns'],
  'favorite-changed': ['listFavorites', 'listUsableFavorites', 'listBulkFavorites', 'listFavoriteRecommendations'],
  'task-changed': [
    'countAdminTasks',
    'getAdminDashboard',
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

const administration = new Set([
  'account-groups',
  'account-names',
  'company',
  'groups',
  'limits',
  'service-levels',
  'users',
  'workflows',
]);

/** A record says which change of it waits, and a decision on any task may have changed it. */
const showsRecords = ({ domain, id }: Pick<ReadKey, 'domain' | 'id'>) =>
  administration.has(domain) && /^(?:get|list)/.test(id);

/** A detail is read again only if the event is about the same record. */
export const concerns = (event: NotificationEvent, { domain, id, input }: ReadKey): boolean =>
  (lists[event.type]?.includes(id) ?? false) ||
  ((details[event.type]?.includes(id) ?? false) && isAbout(input, event)) ||
  (event.type === 'task-changed' && showsRecords({ domain, id }) && !isChangeOpen());

const readAgainByEvents = new Set([...Object.values(lists), ...Object.values(details)].flat());

/** Data may have changed between the first read of a screen and the opening of the stream. */
export const refreshWhatWasMissed = (): void => void refresh(({ id }) => readAgainByEvents.has(id));

const gatheredMilliseconds = 250;
let gathered: NotificationEvent[] = [];

function refreshGathered(): void {
  const events = gathered;
  gathered = [];
  void refresh((key) => events.some((event) => concerns(event, key)));
}

/** Collects events for a moment: thirty decisions cause thirty events, but each list should be read once. */
export function refreshAfter(event: NotificationEvent): void {
  gathered.push(event);
  if (gathered.length === 1) setTimeout(refreshGathered, gatheredMilliseconds);
}
