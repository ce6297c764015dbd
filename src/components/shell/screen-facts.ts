// Title and permission of each screen by its address. The administrators' table is loaded only for administrators.
import type { ScreenPermission } from '../../../domain/permission.ts';
import { anyScreens } from '../../../generated/routes/any.ts';
import { corporateScreens } from '../../../generated/routes/corporate.ts';
import type { RoutedScreen, ScreenPath } from '../../../generated/screens.ts';
import type { TextKey } from '../text/namespaces.ts';
import type { MenuGroup } from './menus.ts';

interface Facts {
  readonly title: TextKey<'screens'>;
  readonly permission: ScreenPermission;
}

const byPath = new Map<string, Facts>();

function addScreens(area: ScreenPermission['area'], screens: readonly RoutedScreen[]): void {
  for (const { path, title, ...needs } of screens)
    byPath.set(path, { title: title as TextKey<'screens'>, permission: { area, ...needs } });
}

addScreens('corporate', corporateScreens);
addScreens('any', anyScreens);

let menuOfAdministrators: readonly MenuGroup[] = [];

/** Empty until administrationFacts has loaded it. */
export const administrationMenu = () => menuOfAdministrators;

async function addAdministrationScreens(): Promise<void> {
  const [{ administrationScreens }, { administrationMenu }] = await Promise.all([
    import('../../../generated/routes/administration.ts'),
    import('./administration-menu.ts'),
  ]);
  addScreens('administration', administrationScreens);
  menuOfAdministrators = administrationMenu;
}

let administration: Promise<void> | undefined;

export function administrationFacts(): Promise<void> {
  administration ??= addAdministrationScreens();
  return administration;
}

export const factsOfScreen = (path: ScreenPath): Facts | undefined => byPath.get(path);
