// Light, dark, or as the system wishes until the person chooses; boot.js puts the choice in place before the paint.
export type Theme = 'light' | 'dark' | 'system';

const storageName = 'theme';

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(storageName);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(storageName);
    delete document.documentElement.dataset['theme'];
    return;
  }
  localStorage.setItem(storageName, theme);
  document.documentElement.dataset['theme'] = theme;
}

/** What is shown now, the system's wish included. */
export function shownTheme(): 'light' | 'dark' {
  const chosen = chosenTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
