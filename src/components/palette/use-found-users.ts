import { listUserProfiles } from '../../../generated/calls/users.ts';
import { useRead } from '../../api/read.ts';
import { pathTo } from '../../paths.ts';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen } from '../shell/shown-menu.ts';
import { mostOfAKind, shortestSearch, type PaletteResult } from './palette-result.ts';

const detail = '/admin/company-administration/user-profile/detail';

/** The users of the company, for its administrators. */
export function useFoundUsers(search: string): PaletteResult {
  const isAsked = search.length >= shortestSearch && mayOpenScreen(usePerson(), detail);
  const { data, isLoading } = useRead(
    listUserProfiles,
    isAsked ? { body: { filter: { search }, page: { size: mostOfAKind } } } : null,
  );
  const items = (data?.items ?? []).map(({ userId, name }) => ({
    id: userId,
    label: name,
    detail: userId,
    to: pathTo(detail, { id: userId }),
  }));
  return { items, isLoading };
}
