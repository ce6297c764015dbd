// Informs the normal approvers and the administrators of every exceptional decision and of the answer to it.
import type { ActingUser } from '../../generated/types.ts';
import { deliverAll } from '../mail/deliver-to-inbox.ts';
import type { Actor } from '../approval/actor.ts';
import type { LoadedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { actingUser } from '../approval/people.ts';
import { mayOpen } from '../approval/visible.ts';
import type { ExceptionalRecord } from '../db/request-tables.ts';
import { exceptionalInWords, type ExceptionalStep } from './exceptional-words.ts';

const isAdministrator = ({ roles }: CompanyPerson) => roles.some((role) => role.startsWith('SYSADMIN'));

interface Progress {
  readonly step: ExceptionalStep;
  readonly record: ExceptionalRecord;
}

/** The people of the route who may open the request, the first person, and the administrators. */
function recipientsOf({ people, row, request }: LoadedRequest, { who }: Actor, { first }: ExceptionalRecord) {
  const groups = new Set(request.route.stages.flatMap((stage) => stage.groups.map(({ groupId }) => groupId)));
  const isOnRoute = ({ groupIds, stageKinds = [] }: CompanyPerson) =>
    stageKinds.length > 0 && groupIds.some((group) => groups.has(group));
  const decides = (person: CompanyPerson) =>
    (isOnRoute(person) || person.personId === first?.userId) && mayOpen(row, person);
  return people.filter((person) => person.personId !== who.userId && (decides(person) || isAdministrator(person)));
}

/** An administrator may not open a payment, and a message leaves the portal: theirs names neither its payee nor a page. */
function messageTo(person: CompanyPerson, { row }: LoadedRequest, { who }: Actor, { step, record }: Progress) {
  const { ref_no: refNo, payee_name, menu_access: menuAccess, task_id: taskId } = row;
  const isOpen = mayOpen(row, person);
  const payee = isOpen ? payee_name : undefined;
  const facts = { step, name: who.name, first: record.first?.name ?? '', refNo, ground: record.ground, payee };
  const target = { kind: 'request', menuAccess, taskId, refNo } as const;
  return {
    userId: person.personId,
    category: 'request' as const,
    words: { EN: exceptionalInWords(facts, 'EN'), ID: exceptionalInWords(facts, 'ID') },
    ...(isOpen && { target }),
  };
}

/** Returns the people who were notified. */
export async function notifyOfExceptional(
  actor: Actor,
  loaded: LoadedRequest,
  progress: Progress,
): Promise<ActingUser[]> {
  const people = recipientsOf(loaded, actor, progress.record);
  const messages = people.map((person) => messageTo(person, loaded, actor, progress));
  await deliverAll(actor.db, { companyId: loaded.row.company_id, messages }, actor.now);
  return people.map(actingUser);
}
