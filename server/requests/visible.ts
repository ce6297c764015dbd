import { Refusal } from '../refusal.ts';
import { personIn, type LoadedRequest } from './load.ts';

const readers = ['VF', 'AP', 'RL', 'IO'];

/** The same rule as the lists: own work always, that of others by account and role or common visibility. */
export function checkVisible(loaded: LoadedRequest, userId: string): void {
  const { row } = loaded;
  const { accountIds, roles, flags } = personIn(loaded, userId);
  if (row.maker_ids.includes(userId)) return;
  const seesOthers = flags.includes('commonVisibility') || roles.some((role) => readers.includes(role));
  const seesAccount = row.account_id === null || accountIds.includes(row.account_id);
  if (!seesOthers || !seesAccount) throw new Refusal('193');
}
