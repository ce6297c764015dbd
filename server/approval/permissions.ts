// Who may take which action on a request in which phase. Decisions on the route are checked by domain/approval instead.
import { menus } from '../../domain/payment-menus.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { displayedStatus } from '../../domain/transaction-status.ts';
import { Refusal } from '../refusal.ts';
import { endedOtherwise } from './finished.ts';
import type { CompanyPerson } from './company-people.ts';
import type { ListedRow, RequestRow } from './store.ts';

export type Phase =
  | 'waiting'
  | 'repeating'
  | 'repair'
  | 'forward-dated'
  | 'short-of-money'
  | 'at-the-bank'
  | 'to-collect'
  | 'ended';
export type RequestAction =
  | 'repair'
  | 'recall'
  | 'cancel'
  | 'cancel-forward-dated'
  | 'execute'
  | 'move-late'
  | 'give-up-late'
  | 'edit-pickup'
  | 'edit'
  | 'skip'
  | 'stop';

type PersonOfRequest = Pick<CompanyPerson, 'personId' | 'groupIds' | 'accountIds' | 'flags' | 'roles' | 'seesWorkOf'>;

export interface Asked {
  readonly row: ListedRow;
  readonly person: PersonOfRequest;
  /** Whether the person may decide on the route now, exceptionally or not. Needed only for actions on late requests. */
  readonly decides?: () => boolean;
}

type IsParty = (asked: Asked) => boolean;

const sees: IsParty = ({ row, person }) => row.account_id === null || person.accountIds.includes(row.account_id);
const isMaker: IsParty = ({ row, person }) => person.roles.includes('MK') && row.maker_ids.includes(person.personId);
const isColleague: IsParty = ({ row, person }) =>
  person.roles.includes('MK') && person.seesWorkOf.includes(row.created_by);

const isUndecided = ({ row: { acted_ids: acted, exceptional } }: Asked) => acted.length === 0 && exceptional === null;

function isOnRoute({ row: { route }, person }: Asked): boolean {
  const groups = route.stages.flatMap((stage) => stage.groups.map(({ groupId }) => groupId));
  return groups.length === 0 || groups.some((groupId) => person.groupIds.includes(groupId));
}

const parties = {
  maker: isMaker,
  /** A maker, before the first signature and the first exceptional decision on this revision. */
  'maker-undecided': (asked) => isMaker(asked) && isUndecided(asked),
  /** A maker, or a maker with common visibility of the creator's requests. */
  'maker-or-colleague': (asked) => sees(asked) && (isMaker(asked) || isColleague(asked)),
  'canceller-of-dated': (asked) =>
    sees(asked) && asked.person.flags.includes('allowCancelFwd') && (isMaker(asked) || isColleague(asked)),
  'decider-now': ({ decides }) => decides?.() ?? false,
  /** An approver or releaser in a group of the route: only they may start the payment again. */
  payer: (asked) =>
    sees(asked) && asked.person.roles.some((role) => role === 'AP' || role === 'RL') && isOnRoute(asked),
} satisfies Record<string, IsParty>;

type Party = keyof typeof parties;

/** Each of the parties may take the action. In a phase that is missing here it is not possible. */
export const permitted: Readonly<Record<RequestAction, Readonly<Partial<Record<Phase, readonly Party[]>>>>> = {
  repair: { repair: ['maker-or-colleague'] },
  recall: { waiting: ['maker-undecided'] },
  cancel: {
    waiting: ['maker-undecided'],
    repair: ['maker-or-colleague'],
    'short-of-money': ['maker-or-colleague', 'payer'],
  },
  'cancel-forward-dated': { 'forward-dated': ['canceller-of-dated'] },
  execute: { 'short-of-money': ['payer'] },
  'move-late': { waiting: ['maker', 'decider-now'], 'short-of-money': ['payer'] },
  'give-up-late': { waiting: ['maker', 'decider-now'], 'short-of-money': ['maker-or-colleague', 'payer'] },
  'edit-pickup': { 'to-collect': ['maker-or-colleague'] },
  edit: { repeating: ['maker-or-colleague'] },
  skip: { repeating: ['maker-or-colleague'] },
  stop: { repeating: ['maker-or-colleague'] },
};

const atTheBank: readonly RequestRow['status'][] = ['Execution In Progress', 'Pending by Bank'];

/** Books are to be collected from their order until the branch hands them out or destroys them. */
const isToCollect = ({ status, menu_access: menu }: ListedRow): boolean =>
  status === 'Ready to Pick-up' || (status === 'Successful' && menus[menu].isOrder === true);

export function phaseOf(row: ListedRow): Phase {
  const { tab, status, stage_kind: stage } = row;
  if (tab === 'repair') return 'repair';
  if (tab === 'forward_dated') return 'forward-dated';
  if (stage !== null) return 'waiting';
  if (status === 'In Progress') return 'repeating';
  if (status === 'Pending Execute') return 'short-of-money';
  if (isToCollect(row)) return 'to-collect';
  return atTheBank.includes(status) ? 'at-the-bank' : 'ended';
}

export function may(asked: Asked, action: RequestAction): boolean {
  const allowed = permitted[action][phaseOf(asked.row)] ?? [];
  return allowed.some((party) => parties[party](asked));
}

/** The refusal for an action that is not possible in this phase, with a more specific code than the status if any. */
function closedTo(action: RequestAction, row: RequestRow): Refusal {
  const phase = phaseOf(row);
  if (action === 'execute' && phase === 'forward-dated')
    return new Refusal('EXECUTE_NOT_DUE', { date: { date: row.execution_date } });
  if (action === 'execute' && phase === 'at-the-bank') return new Refusal('EXECUTE_RUNNING');
  if (action === 'execute' && row.status === 'Expired' && row.id_trx_log !== null)
    return new Refusal('EXECUTE_EXPIRED', { date: { date: jakartaMoment(row.updated_at.getTime()).date } });
  if (action === 'cancel-forward-dated' && row.id_trx_log !== null && row.tab !== 'unsuccessful')
    return new Refusal('EXECUTE_CANCEL_TOO_LATE');
  return endedOtherwise(row) ?? new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(row.status) });
}

/** Actions that the maker may take only before the first decision. */
const ofTheMaker: Readonly<Partial<Record<RequestAction, true>>> = { recall: true, cancel: true };
const ofTheRoute: readonly RequestAction[] = ['execute', 'move-late', 'give-up-late'];

/** Throws unless the action is possible in the request's phase and the person may take it. */
export function checkMay(asked: Asked & { readonly row: RequestRow }, action: RequestAction): void {
  if (!permitted[action][phaseOf(asked.row)]) throw closedTo(action, asked.row);
  if (phaseOf(asked.row) === 'waiting' && isMaker(asked) && !isUndecided(asked) && action in ofTheMaker)
    throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(asked.row.status) });
  if (!may(asked, action)) throw new Refusal(ofTheRoute.includes(action) ? 'APPROVAL_NOT_YOUR_TURN' : '403');
}
