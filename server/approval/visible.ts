import type { CompanyPerson } from './people.ts';
import { readsAll } from './queues.ts';
import type { RequestRow } from './store.ts';

/** The rule of isVisible (queues.ts) for one loaded request; keep both the same. */
export function mayOpen(
  row: Pick<RequestRow, 'maker_ids' | 'created_by' | 'account_id'>,
  person: CompanyPerson,
): boolean {
  if (row.maker_ids.includes(person.personId)) return true;
  const seesOthers = readsAll(person) || person.seesWorkOf.includes(row.created_by);
  return seesOthers && (row.account_id === null || person.accountIds.includes(row.account_id));
}
