import { Refusal } from '../refusal.ts';
import { personIn, type LoadedRequest } from './load.ts';
import { readsAll } from './queues.ts';

/** The same rule as the lists: own work always, that of others by account and role or common visibility. */
export function checkVisible(loaded: LoadedRequest, userId: string): void {
  const { row } = loaded;
  const person = personIn(loaded, userId);
  if (row.maker_ids.includes(userId)) return;
  const seesOthers = readsAll(person) || person.seesWorkOf.includes(row.created_by);
  const seesAccount = row.account_id === null || person.accountIds.includes(row.account_id);
  if (!seesOthers || !seesAccount) throw new Refusal('193');
}
