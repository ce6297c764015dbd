import { useTexts } from '../text/use-texts.ts';
import type { MenuEntry } from './menus.ts';
import { titleOf } from './shown-menu.ts';

/** What a menu calls a screen: its title, unless the menu has a shorter word. */
export function useEntryName(): (entry: MenuEntry) => string {
  const screens = useTexts('screens');
  const shell = useTexts('shell');
  return ({ label, path }) => (label ? shell(label) : screens(titleOf(path)));
}
