// The requests that the caller can decide on and that are due before a given moment.
import { sql } from 'kysely';
import type { StageKind } from '../../domain/approval/types.ts';
import type { Context } from '../context.ts';
import { loadedWith, personIn, type Company, type ListedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { inOwnSteps } from '../approval/queues.ts';
import { rightsOf } from '../approval/rights.ts';
import { withDecisions } from '../approval/store.ts';

/** More than are shown, because some of these requests may be above the person's limit. */
const mostRead = 50;

export interface DueRequest extends ListedRequest {
  readonly step: StageKind;
}

function dueFor(listed: ListedRequest, person: CompanyPerson): DueRequest[] {
  const step = listed.row.stage_kind;
  if (step === null) return [];
  const right = rightsOf(listed, person, null).find(({ decision }) => decision === step);
  return right?.allowed ? [{ ...listed, step }] : [];
}

/** Returns the most urgent request first. */
export async function findDueRequests({ db, who, now }: Context, company: Company, until: Date): Promise<DueRequest[]> {
  const person = personIn(company, who.userId);
  const isDue = sql<boolean>`(r.due_at >= ${now} and r.due_at < ${until} and ${inOwnSteps(person)})`;
  const rows = await withDecisions(db, who.companyId, isDue).orderBy('r.due_at').limit(mostRead).execute();
  return rows.flatMap((row) => dueFor(loadedWith(company, row, row.decisions), person));
}
