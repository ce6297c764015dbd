import { nobody, type Context } from '../context.ts';
import type { FoundPerson } from '../people/people-store.ts';

type Named = Pick<FoundPerson, 'company_id' | 'company_name' | 'user_id' | 'name'>;

/** The context of what a person does before they have a session. */
export const withoutRoles = (context: Context, { company_id, company_name, user_id, name }: Named): Context => ({
  ...context,
  who: { ...nobody, companyId: company_id, companyName: company_name, userId: user_id, name },
});
