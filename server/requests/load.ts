// A request together with everything the approval engine wants to know about it.
import type { ApprovalRequest, Decision } from '../../domain/approval/types.ts';
import { fromWire, type Money } from '../../domain/money.ts';
import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { loadGroupNames, loadPeople, type CompanyPerson } from './people.ts';
import { decisionsOn, findRequest, identityOf, type DecisionRow, type RequestRow } from './store.ts';

export interface Company {
  readonly people: readonly CompanyPerson[];
  readonly groupNames: ReadonlyMap<string, string>;
  readonly isSingleAccess: boolean;
}

export interface LoadedRequest extends Company {
  readonly row: RequestRow;
  readonly request: ApprovalRequest;
}

export interface NamedRequest {
  readonly taskId: string;
  readonly menuAccess: string;
  readonly refNo?: string;
}

export async function loadCompany(db: Database, { companyId, isSingleAccess }: Who): Promise<Company> {
  const people = await loadPeople(db, companyId);
  return { people, groupNames: await loadGroupNames(db, companyId), isSingleAccess };
}

export function amountInRupiah({ idr_equivalent }: Pick<RequestRow, 'idr_equivalent'>): Money | null {
  const read = idr_equivalent === null ? null : fromWire({ value: idr_equivalent, currency: 'IDR' });
  return read?.ok ? read.value : null;
}

function decisionOf(row: DecisionRow): Decision[] {
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

export function asApprovalRequest(
  row: RequestRow,
  decisions: readonly DecisionRow[],
  { people, isSingleAccess }: Company,
): ApprovalRequest {
  const isBlocked = (userId: string) => people.find(({ personId }) => personId === userId)?.blocked ?? true;
  return {
    revision: row.revision,
    makers: row.maker_ids.map((personId) => ({ personId, blocked: isBlocked(personId) })),
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

const isNamed = (row: RequestRow, { menuAccess, refNo }: NamedRequest) =>
  row.menu_access === menuAccess && (refNo === undefined || row.ref_no === refNo);

export async function loadRequest(
  db: Database,
  who: Who,
  named: NamedRequest,
  { lock }: { readonly lock: boolean },
): Promise<LoadedRequest> {
  const row = await findRequest(db, { companyId: who.companyId, taskId: named.taskId }, lock);
  if (!row || !isNamed(row, named)) throw new Refusal('193');
  return loaded(db, await loadCompany(db, who), row);
}

export function personIn({ people }: Pick<Company, 'people'>, userId: string): CompanyPerson {
  const person = people.find(({ personId }) => personId === userId);
  if (!person) throw new Refusal('403');
  return person;
}
