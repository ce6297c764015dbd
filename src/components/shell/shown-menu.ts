import { mayOpen, type PortalPerson } from '../../../domain/permission.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import { paths } from '../../paths.ts';
import type { TextKey } from '../text/namespaces.ts';
import { corporateMenu, type MenuEntry, type MenuGroup } from './menus.ts';
import { administrationMenu, factsOfScreen } from './screen-facts.ts';

/** Returns the title of a screen. Throws if no loaded table has it. */
export function titleOf(path: ScreenPath): TextKey<'screens'> {
  const facts = factsOfScreen(path);
  if (!facts) throw new Error(`No table of screens knows ${path}`);
  return facts.title;
}

export function mayOpenScreen(person: PortalPerson, path: ScreenPath): boolean {
  const facts = factsOfScreen(path);
  return facts !== undefined && mayOpen(person, facts.permission);
}

/** Like mayOpenScreen, for an address with its parameters. An address that names its record in the path may be opened. */
export function mayOpenAddress(person: PortalPerson, address: string): boolean {
  const [path = ''] = address.split('?');
  const facts = factsOfScreen(path as ScreenPath);
  return facts === undefined || mayOpen(person, facts.permission);
}

const shownEntries = (person: PortalPerson, entries: readonly MenuEntry[]) =>
  entries.filter(({ path }) => mayOpenScreen(person, path));

export const menuSetOf = (person: { readonly access: { readonly menuSet: 'CU' | 'CA' } }) =>
  person.access.menuSet === 'CA' ? administrationMenu() : corporateMenu;

/** Returns the entries that this user may open, without empty groups. */
export function shownMenu(person: PortalPerson, menu: readonly MenuGroup[]): MenuGroup[] {
  return menu
    .map((group) => ({ ...group, entries: shownEntries(person, group.entries) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The pages about the user's own profile and password; administrators have their own addresses. */
export const ownPages = ({ access }: { readonly access: { readonly menuSet: 'CU' | 'CA' } }) =>
  access.menuSet === 'CA'
    ? { profile: paths.administratorProfile, password: paths.administratorPassword }
    : { profile: paths.myProfile, password: paths.changePassword };

/** Returns the first screen of the user's menu set. */
export const homeOf = (person: { readonly access: { readonly menuSet: 'CU' | 'CA' } }) =>
  person.access.menuSet === 'CA' ? paths.administrationHome : paths.home;
