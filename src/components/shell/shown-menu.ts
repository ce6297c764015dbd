import { mayOpen, type PortalPerson, type ScreenPermission } from '../../../domain/permission.ts';
import { administrationScreens } from '../../../generated/routes/administration.ts';
import { anyScreens } from '../../../generated/routes/any.ts';
import { corporateScreens } from '../../../generated/routes/corporate.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import { paths } from '../../paths.ts';
import { administrationMenu, corporateMenu, type MenuEntry, type MenuGroup } from './menus.ts';
import type { RoutedScreen } from './screen-route.ts';

const areas: readonly (readonly [ScreenPermission['area'], readonly RoutedScreen[]])[] = [
  ['corporate', corporateScreens],
  ['administration', administrationScreens],
  ['any', anyScreens],
];

interface Facts {
  readonly title: string;
  readonly permission: ScreenPermission;
}

const factsByPath: ReadonlyMap<string, Facts> = new Map(
  areas.flatMap(([area, screens]) =>
    screens.map(({ path, title, permission }) => [path, { title, permission: { area, ...permission } }] as const),
  ),
);

export const titleOf = (path: ScreenPath) => factsByPath.get(path)?.title ?? '';

export function mayOpenScreen(person: PortalPerson, path: ScreenPath): boolean {
  const facts = factsByPath.get(path);
  return facts !== undefined && mayOpen(person, facts.permission);
}

const shownEntries = (person: PortalPerson, entries: readonly MenuEntry[]) =>
  entries.filter(({ path }) => mayOpenScreen(person, path));

export const menuSetOf = (person: { readonly access: { readonly menuSet: 'CU' | 'CA' } }) =>
  person.access.menuSet === 'CA' ? administrationMenu : corporateMenu;

/** A group without an entry for this person is not there. */
export function shownMenu(person: PortalPerson, menu: readonly MenuGroup[]): MenuGroup[] {
  return menu
    .map((group) => ({ ...group, entries: shownEntries(person, group.entries) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The first screen of the two menu sets. */
export const homeOf = (person: { readonly access: { readonly menuSet: 'CU' | 'CA' } }) =>
  person.access.menuSet === 'CA' ? paths.administrationHome : paths.home;
