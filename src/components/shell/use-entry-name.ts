import { useTexts } from '../text/use-texts.ts';
import type { MenuEntry } from './menus.ts';
import { titleOf } from './shown-menu.ts';

/** Returns the text of a menu entry: its label, or the title of its screen. */
export function useEntryName(): (entry: MenuEntry) => string {
  const screens = useTexts('screens');
  const shell = useTexts('shell');
  return ({ label, path }) => (label ? shell(label) : screens(titleOf(path)));
}
