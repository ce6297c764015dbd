import { useState } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';
import { BankMark } from './bank-mark.tsx';
import { MenuList } from './menu-list.tsx';
import { usePerson } from './person.ts';
import { homeOf, menuSetOf, shownMenu } from './shown-menu.ts';
import { pathTo } from '../../paths.ts';

const storageName = 'rail';

function useFolded() {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(storageName) === 'folded');
  function fold(next: boolean): void {
    localStorage.setItem(storageName, next ? 'folded' : 'open');
    setFolded(next);
  }
  return { isFolded, fold };
}

/** The narrow menu: each group is an icon that links to its first entry. */
function FoldedMenu() {
  const t = useTexts('shell');
  const person = usePerson();
  return (
    <nav aria-label={t('menu.label')} className="grid justify-items-center gap-1 p-2">
      {shownMenu(person, menuSetOf(person)).map(({ label, icon, entries: [first] }) =>
        first ? (
          <Link
            key={label}
            to={pathTo(first.path, {}, first.parameters)}
            aria-label={t(label)}
            title={t(label)}
            className="grid size-10 place-items-center rounded-md hover:bg-sunken"
          >
            <Icon name={icon} size={20} />
          </Link>
        ) : null,
      )}
    </nav>
  );
}

/** The menu on wide screens; phones have the PhoneMenu. */
export function SideMenu() {
  const t = useTexts('shell');
  const { isFolded, fold } = useFolded();
  const label = isFolded ? t('menu.expand') : t('menu.collapse');
  return (
    <div
      className={classes(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-surface lg:flex print:hidden',
        isFolded ? 'w-14' : 'w-64',
      )}
    >
      <Link to={homeOf(usePerson())} className="flex h-14 shrink-0 items-center gap-2.5 px-3.5 font-bold">
        <BankMark />
        <span className={isFolded ? 'sr-only' : undefined}>{t('bank.name')}</span>
      </Link>
      <div className="min-h-0 flex-1 overflow-y-auto">{isFolded ? <FoldedMenu /> : <MenuList />}</div>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={!isFolded}
        onClick={() => fold(!isFolded)}
        className="grid size-9 shrink-0 place-items-center self-end rounded-md text-ink-soft hover:bg-sunken m-2"
      >
        <Icon name="sidebar" />
      </button>
    </div>
  );
}
