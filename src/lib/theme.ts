// The theme: light, dark or the system's. public/boot.js applies the stored choice before the first paint.
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

/** Resolves "system" to the theme that is shown. */
export function shownTheme(): 'light' | 'dark' {
  const chosen = chosenTheme();
  if (chosen !== 'system') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
