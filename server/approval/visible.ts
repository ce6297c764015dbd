import type { CompanyPerson } from './company-people.ts';
import { readsAll } from './queues.ts';
import type { RequestRow } from './store.ts';

type OfAccount = Pick<RequestRow, 'maker_ids' | 'account_id'>;

/** Whether the person may know what a request says. Not each of these may open it. */
export const mayKnow = ({ maker_ids: makers, account_id: account }: OfAccount, person: CompanyPerson): boolean =>
  makers.includes(person.personId) || account === null || person.accountIds.includes(account);

/** The rule of isVisible (queues.ts) for one loaded request; keep both the same. */
export function mayOpen(row: OfAccount & Pick<RequestRow, 'created_by'>, person: CompanyPerson): boolean {
  if (row.maker_ids.includes(person.personId)) return true;
  const seesOthers = readsAll(person) || person.seesWorkOf.includes(row.created_by);
  return seesOthers && mayKnow(row, person);
}
