import { Refusal } from '../refusal.ts';
import { personIn, type LoadedRequest } from './load.ts';
import type { CompanyPerson } from './people.ts';
import { readsAll } from './queues.ts';
import type { RequestRow } from './store.ts';

/** The same rule as the lists: own work always, that of others by account and role or common visibility. */
export function mayOpen(row: RequestRow, person: CompanyPerson): boolean {
  if (row.maker_ids.includes(person.personId)) return true;
  const seesOthers = readsAll(person) || person.seesWorkOf.includes(row.created_by);
  return seesOthers && (row.account_id === null || person.accountIds.includes(row.account_id));
}

export function checkVisible(loaded: LoadedRequest, userId: string): void {
  if (!mayOpen(loaded.row, personIn(loaded, userId))) throw new Refusal('193');
}
