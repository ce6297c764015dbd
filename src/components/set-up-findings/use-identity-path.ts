import { pathTo, paths } from '../../paths.ts';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';

const form = '/admin/company-administration/user-profile/edit';

/** Returns where a user gets a new identity document: the form, or the page for a reader who has no forms. */
export function useIdentityPath(): (userId: string) => string {
  const mayEdit = mayOpenScreen(usePerson(), form);
  return (id) => (mayEdit ? pathTo(form, { id }) : paths.administratorsUser(id));
}
