import { useNavigate } from 'react-router-dom';
import type { ScreenPath } from '../../../generated/screens.ts';
import { logOut } from '../../api/session/log-out.ts';
import { chooseLocale } from '../../lib/language.ts';
import { isFound } from '../../lib/palette-match.ts';
import { chooseTheme, shownTheme } from '../../lib/theme.ts';
import { pathTo } from '../../paths.ts';
import { usePerson } from '../shell/person.ts';
import { mayOpenScreen, ownPages } from '../shell/shown-menu.ts';
import { useLocale, useTexts } from '../text/use-texts.ts';

interface Action {
  readonly id: string;
  readonly label: string;
  run(): void;
}

interface OfferedAction extends Action {
  readonly id: 'transfer' | 'accounts' | 'language' | 'theme' | 'profile' | 'password' | 'logOut';
  readonly path?: ScreenPath;
}

function useOffered(): OfferedAction[] {
  const t = useTexts('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const own = ownPages(usePerson());
  const leading = (id: OfferedAction['id'], label: string, path: ScreenPath): OfferedAction => ({
    id,
    label,
    path,
    run: () => void navigate(pathTo(path)),
  });
  return [
    leading('transfer', t('palette.toTransfer'), '/services/local-currency-transfer'),
    leading('accounts', t('palette.toAccounts'), '/accounts/casa'),
    { id: 'language', label: t('palette.switchLanguage'), run: () => chooseLocale(locale === 'en' ? 'id' : 'en') },
    {
      id: 'theme',
      label: t('palette.switchTheme'),
      run: () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
    },
    { id: 'profile', label: t('top.myProfile'), run: () => void navigate(own.profile) },
    { id: 'password', label: t('palette.toPassword'), run: () => void navigate(own.password) },
    { id: 'logOut', label: t('top.logOut'), run: () => void logOut() },
  ];
}

/** Common actions, found by their words in both languages. */
export function usePaletteActions(typed: string, onDone: () => void): Action[] {
  const t = useTexts('shell');
  const person = usePerson();
  return useOffered()
    .filter(({ path }) => path === undefined || mayOpenScreen(person, path))
    .filter(({ id, label }) => isFound(typed, label, t(`find.${id}`)))
    .map(({ id, label, run }) => ({
      id,
      label,
      run: () => {
        onDone();
        run();
      },
    }));
}
