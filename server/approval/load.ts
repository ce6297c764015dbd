// Loads a request with the people and decisions that the approval engine needs.
import type { ApprovalRequest, Decision } from '../../domain/approval/types.ts';
import { fromWire, type Money } from '../../domain/money.ts';
import { actingRoles } from '../../domain/permission.ts';
import type { Who } from '../context.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database.ts';
import { readThroughCache } from '../db/cached-rows.ts';
import { pipeline } from '../db/pipeline.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { bankSetup, setupStateOf, type SetupStates } from '../db/setup-cache.ts';
import { Refusal } from '../refusal.ts';
import type { CompanyPerson } from './company-people.ts';
import { decidersIn, loadDeciders, type Deciders } from './people.ts';
import { mayOpen } from './visible.ts';
import {
  decidedOn,
  decisionsOn,
  findByReference,
  findRequest,
  identityOf,
  type DecisionRow,
  type ListedDecision,
  type ListedRow,
  type RequestIdentity,
  type RequestRow,
} from './store.ts';

export interface Company extends Deciders {
  readonly isSingleAccess: boolean;
}

export interface ListedRequest extends Company {
  readonly row: ListedRow;
  readonly request: ApprovalRequest;
}

export interface LoadedRequest extends ListedRequest {
  readonly row: RequestRow;
  /** The set-up in which a locked request is decided on. */
  readonly setup?: SetupStates;
}

export interface NamedRequest {
  readonly taskId: string;
  readonly menuAccess: string;
  readonly refNo?: string;
}

/** The people of a single-access company with every role that they act in. */
function companyWith(deciders: Deciders, isSingleAccess: boolean): Company {
  if (!isSingleAccess) return { ...deciders, isSingleAccess };
  const people = deciders.people.map((person) => ({
    ...person,
    roles: actingRoles({ roles: person.roles, isSingleAccess }),
  }));
  return { ...deciders, people, isSingleAccess };
}

export async function loadCompany(db: Database, { companyId, isSingleAccess }: Who): Promise<Company> {
  const read = () => loadDeciders(db, companyId);
  return companyWith(await readThroughCache(db, `people of ${companyId}`, read, () => companyId), isSingleAccess);
}

export function amountInRupiah({ idr_equivalent }: Pick<RequestRow, 'idr_equivalent'>): Money | null {
  const read = idr_equivalent === null ? null : fromWire({ value: idr_equivalent, currency: 'IDR' });
  return read?.ok ? read.value : null;
}

/** The columns of a decision that the engine reads. */
type CountedDecision = Pick<
  DecisionRow,
  'actor_id' | 'actor_name' | 'revision' | 'stage' | 'counts_as' | 'group_ids' | 'confirmed_by' | 'decided_at'
>;

function decisionOf(row: CountedDecision): Decision[] {
  if (row.counts_as === null) return [];
  const confirmed = row.confirmed_by === null ? {} : { confirmedBy: row.confirmed_by };
  return [
    {
      personId: row.actor_id,
      actorName: row.actor_name,
      revision: row.revision,
      stage: row.stage,
      action: row.counts_as,
      groupIds: row.group_ids,
      at: row.decided_at.getTime(),
      ...confirmed,
    },
  ];
}

/** The last decided revision: an edit after all decisions (such as another pickup person) needs no new ones. */
function decidedRevision({ tab, revision }: ListedRow, decisions: readonly CountedDecision[]): number {
  return tab === 'successful' ? (decisions.findLast((one) => one.counts_as !== null)?.revision ?? revision) : revision;
}

export function asApprovalRequest(
  row: ListedRow,
  decisions: readonly CountedDecision[],
  { isSingleAccess }: Pick<Company, 'isSingleAccess'>,
): ApprovalRequest {
  return {
    revision: decidedRevision(row, decisions),
    // A blocked maker does not stop a decision: checkConfirmed asks the approver to confirm it (CA-3).
    makers: row.maker_ids.map((personId) => ({ personId, blocked: false })),
    service: row.service ?? '',
    accountIds: row.account_id === null ? [] : [row.account_id],
    amount: amountInRupiah(row),
    singleAccess: isSingleAccess,
    route: row.route,
    decisions: decisions.flatMap(decisionOf),
  };
}

export async function loaded(db: Database, company: Company, row: RequestRow): Promise<LoadedRequest> {
  const decisions = await decisionsOn(db, identityOf(row));
  return { ...company, row, request: asApprovalRequest(row, decisions, company) };
}

const asCounted = (one: ListedDecision) => ({ ...one, decided_at: new Date(one.decided_ms) });

/** A request from a list query, which has already read its decisions. */
export function loadedWith(company: Company, row: ListedRow, listed: readonly ListedDecision[]): ListedRequest {
  return { ...company, row, request: asApprovalRequest(row, listed.map(asCounted), company) };
}

const besideRequest = compiledQuery((db, { companyId, taskId }: RequestIdentity) =>
  db.selectNoFrom([
    jsonArrayFrom(decidedOn(db, { companyId, taskId })).as('decisions'),
    setupStateOf(companyId).as('company'),
    setupStateOf(bankSetup).as('bank'),
  ]),
);

/** Locks the request. Its people are those of now: they come from the cache only if nothing has changed since. */
async function findHeld(db: Database, who: Who, identity: RequestIdentity): Promise<LoadedRequest | undefined> {
  const [row, [beside]] = await pipeline(findRequest(db, identity, true), besideRequest(db, identity));
  if (!row || !beside) return undefined;
  const { company: state, bank, decisions } = beside;
  const company = companyWith(await decidersIn(db, identity.companyId, state), who.isSingleAccess);
  const request = asApprovalRequest(row, decisions.map(asCounted), company);
  return { ...company, row, request, setup: { company: state, bank } };
}

async function findLoaded(db: Database, who: Who, taskId: string, lock: boolean): Promise<LoadedRequest | undefined> {
  const identity = { companyId: who.companyId, taskId };
  if (lock) return findHeld(db, who, identity);
  const [row, decisions, company] = await pipeline(
    findRequest(db, identity),
    decisionsOn(db, identity),
    loadCompany(db, who),
  );
  return row && { ...company, row, request: asApprovalRequest(row, decisions, company) };
}

type RequestAndPeople = Pick<LoadedRequest, 'row' | 'people'>;

export const isVisibleTo = ({ row, people }: RequestAndPeople, userId: string): boolean =>
  mayOpen(row, personIn({ people }, userId));

/** Throws the same code as for a missing request, so the caller cannot find out that the request exists. */
export function checkVisible(found: RequestAndPeople, userId: string): void {
  if (!isVisibleTo(found, userId)) throw new Refusal('193');
}

/** Loads by task and reference number, for callers that do not know the menu; throws 193 if it is missing. */
export async function loadByKey(
  db: Database,
  who: Who,
  { taskId, refNo }: Pick<NamedRequest, 'taskId'> & { readonly refNo: string },
  { lock }: { readonly lock: boolean },
): Promise<LoadedRequest> {
  const found = await findLoaded(db, who, taskId, lock);
  if (found?.row.ref_no !== refNo) throw new Refusal('193');
  checkVisible(found, who.userId);
  return found;
}

/** Loads by reference number and menu, for callers that do not know the task; throws 193 if it is missing. */
export async function loadByReference(
  db: Database,
  who: Who,
  { refNo, menuAccess }: { readonly refNo: string; readonly menuAccess: string },
  { lock }: { readonly lock: boolean },
): Promise<LoadedRequest> {
  const row = await findByReference(db, who.companyId, refNo, lock);
  if (row?.menu_access !== menuAccess) throw new Refusal('193');
  const found = await loaded(db, await loadCompany(db, who), row);
  checkVisible(found, who.userId);
  return found;
}

const isNamed = (row: RequestRow, { menuAccess, refNo }: NamedRequest) =>
  row.menu_access === menuAccess && (refNo === undefined || row.ref_no === refNo);

export async function loadRequest(
  db: Database,
  who: Who,
  named: NamedRequest,
  { lock }: { readonly lock: boolean },
): Promise<LoadedRequest> {
  const found = await findLoaded(db, who, named.taskId, lock);
  if (!found || !isNamed(found.row, named)) throw new Refusal('193');
  checkVisible(found, who.userId);
  return found;
}

export const hasBlockedMaker = ({ row, people }: ListedRequest): boolean =>
  row.maker_ids.some((userId) => people.find(({ personId }) => personId === userId)?.blocked ?? true);

export function personIn({ people }: Pick<Company, 'people'>, userId: string): CompanyPerson {
  const person = people.find(({ personId }) => personId === userId);
  if (!person) throw new Refusal('403');
  return person;
}
