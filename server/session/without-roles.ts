import { anonymous, type Context } from '../context.ts';
import type { FoundPerson } from '../people/people-store.ts';

type Named = Pick<FoundPerson, 'company_id' | 'company_name' | 'user_id' | 'name'>;

/** Returns the context with the user as the caller, but without roles; for actions before the user has a session. */
export const withoutRoles = (context: Context, { company_id, company_name, user_id, name }: Named): Context => ({
  ...context,
  who: { ...anonymous, companyId: company_id, companyName: company_name, userId: user_id, name },
});
