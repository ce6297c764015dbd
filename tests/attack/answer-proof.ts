// Every item that a user finds in a list can be opened by that user.
import type { OperationId } from '../../generated/operations.ts';
import { demoPeople, type DemoPerson } from '../../server/sandbox/seed/people.ts';
import type { Finding, Scene } from './scene.ts';
import { logInAgain } from './sessions.ts';

type Item = Readonly<Record<string, unknown>>;

interface Readable {
  readonly list: OperationId;
  readonly body: object;
  readonly details: readonly OperationId[];
  /** The fields of an item that name it in the calls for its details. */
  readonly named: readonly string[];
  readonly who: (person: DemoPerson) => boolean;
}

const largestPage = 100;
const longestList = 2000;
const openedTogether = 8;
const isCorporate = ({ role }: DemoPerson) => !role.startsWith('SYSADMIN');
const isAdministrator = (person: DemoPerson) => !isCorporate(person);
const makes = ({ role }: DemoPerson) => role === 'MK';
const uses =
  (flag: string) =>
  ({ flags }: DemoPerson) =>
    flags.includes(flag);
const has =
  (role: string) =>
  (person: DemoPerson): boolean =>
    person.role === role;

const queueDetails = {
  details: ['getRequest', 'getRequestHistory'],
  named: ['taskId', 'refNo', 'menuAccess'],
} as const;

const readables: readonly Readable[] = [
  {
    list: 'listTransactions',
    body: { status: 'all' },
    details: ['getTransaction', 'getRequestHistory', 'getTransactionTimeline'],
    named: ['refNo', 'menuAccess'],
    who: isCorporate,
  },
  { list: 'listRequestsToVerify', body: {}, ...queueDetails, who: has('VF') },
  { list: 'listRequestsToApprove', body: {}, ...queueDetails, who: has('AP') },
  { list: 'listRequestsToRelease', body: {}, ...queueDetails, who: has('RL') },
  { list: 'listRequestsToRepair', body: {}, ...queueDetails, who: makes },
  { list: 'listFavorites', body: {}, details: ['getFavorite'], named: ['favoriteId'], who: uses('useFav') },
  {
    list: 'listDrafts',
    body: { filter: {}, sort: { field: 'savedAt', direction: 'desc' } },
    details: ['getDraft'],
    named: ['draftId'],
    who: makes,
  },
  {
    list: 'listUnderlyingDocuments',
    body: {},
    details: ['getUnderlyingDocument'],
    named: ['underlyingCode'],
    who: isCorporate,
  },
  {
    list: 'listAdminTaskStatus',
    body: { pageStatus: 'all' },
    details: ['getAdminTask', 'getAdminTaskHistory'],
    named: ['taskId'],
    who: isAdministrator,
  },
  {
    list: 'listInboxMessages',
    body: { filter: {} },
    details: ['readInboxMessage'],
    named: ['messageId'],
    who: () => true,
  },
];

interface Page {
  readonly items: readonly Item[];
  readonly page?: { readonly nextCursor?: string | null };
}

async function itemsOf(scene: Scene, userId: string, { list, body }: Readable) {
  const items: Item[] = [];
  let cursor: string | null | undefined;
  do {
    const page = { size: largestPage, ...(cursor && { cursor }) };
    const answer = await scene.ask({ userId, operationId: list, body: { ...body, page } });
    if (answer.status !== 200)
      return { items, fault: `${list} by ${userId} was answered ${answer.text.slice(0, 200)}` };
    const found = answer.output as Page;
    items.push(...found.items);
    cursor = found.page?.nextCursor;
  } while (cursor && items.length < longestList);
  return { items, fault: undefined };
}

const keyOf = (item: Item, named: readonly string[]) => Object.fromEntries(named.map((name) => [name, item[name]]));

/** The history is asked for without the task id. */
const bodyFor = (operationId: OperationId, { taskId, ...key }: Item) =>
  operationId === 'getRequestHistory' || taskId === undefined ? key : { taskId, ...key };

async function open(scene: Scene, userId: string, operationId: OperationId, body: Item): Promise<string[]> {
  const { status, text } = await scene.ask({ userId, operationId, body });
  return status === 200 ? [] : [`${operationId} ${JSON.stringify(body)} by ${userId}: ${text.slice(0, 120)}`];
}

async function openAll(scene: Scene, userId: string, readable: Readable) {
  const { items, fault } = await itemsOf(scene, userId, readable);
  const faults = fault ? [fault] : [];
  for (let first = 0; first < items.length; first += openedTogether) {
    const some = items.slice(first, first + openedTogether);
    const asked = readable.details.flatMap((operationId) =>
      some.map((item) => open(scene, userId, operationId, bodyFor(operationId, keyOf(item, readable.named)))),
    );
    faults.push(...(await Promise.all(asked)).flat());
  }
  return { opened: items.length * readable.details.length, faults };
}

/** In a short run, one user per company reads each list. */
function readersOf({ setting }: Scene, { who }: Readable): readonly DemoPerson[] {
  const all = demoPeople.filter(who);
  if (!setting.isShort) return all;
  return all.filter((person, index) => all.findIndex(({ companyId }) => companyId === person.companyId) === index);
}

export async function proveAnswers(scene: Scene): Promise<Finding> {
  const faults: string[] = [];
  let opened = 0;
  for (const readable of readables)
    for (const { userId } of readersOf(scene, readable)) {
      await logInAgain(scene, userId);
      const found = await openAll(scene, userId, readable);
      opened += found.opened;
      faults.push(...found.faults);
    }
  return { facts: `${opened} answers`, faults };
}
