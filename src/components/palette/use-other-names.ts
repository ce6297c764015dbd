// The names of pages in the other language, because users may search for either name.
import { useEffect, useState } from 'react';
import type { Locale } from '../../lib/language.ts';
import type { MenuEntry } from '../shell/menus.ts';
import { titleOf } from '../shell/shown-menu.ts';
import { loadTextsIn } from '../text/texts.ts';
import { textOf, useLocale } from '../text/use-texts.ts';

/** Returns empty names until the texts are loaded; the search then uses the shown names only. */
export function useOtherNames(): (entry: MenuEntry) => string {
  const other: Locale = useLocale() === 'en' ? 'id' : 'en';
  const [loaded, setLoaded] = useState<Locale>();
  useEffect(() => {
    const texts = Promise.all([loadTextsIn(other, 'screens'), loadTextsIn(other, 'shell')]);
    texts.then(
      () => setLoaded(other),
      () => undefined,
    );
  }, [other]);
  return ({ label, path }) => {
    if (loaded !== other) return '';
    return label ? textOf('shell', other)(label) : textOf('screens', other)(titleOf(path));
  };
}
