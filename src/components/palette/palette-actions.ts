import { useNavigate } from 'react-router-dom';
import { logOut } from '../../api/session/log-out.ts';
import { chooseLocale } from '../../lib/language.ts';
import { chooseTheme, shownTheme } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { useLocale, useTexts } from '../text/use-texts.ts';

interface Action {
  readonly id: string;
  readonly label: string;
  run(): void;
}

/** The common things, found by their words. */
export function usePaletteActions(typed: string, onDone: () => void): Action[] {
  const t = useTexts('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const actions: Action[] = [
    { id: 'language', label: t('palette.switchLanguage'), run: () => chooseLocale(locale === 'en' ? 'id' : 'en') },
    {
      id: 'theme',
      label: t('palette.switchTheme'),
      run: () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
    },
    { id: 'profile', label: t('top.myProfile'), run: () => void navigate(paths.myProfile) },
    { id: 'log-out', label: t('top.logOut'), run: () => void logOut() },
  ];
  const wanted = typed.trim().toLowerCase();
  return actions
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ run, ...action }) => ({
      ...action,
      run: () => {
        onDone();
        run();
      },
    }));
}
