// The menu groups of the user, for the side menu and the menu of phones.
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countRequests } from '../../../generated/calls/requests.ts';
import { useRead } from '../../api/read.ts';
import { pathTo } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { MenuEntry, MenuGroup } from './menus.ts';
import { usePerson } from './person.ts';
import { menuSetOf, shownMenu } from './shown-menu.ts';
import { useEntryName } from './use-entry-name.ts';

const addressOf = ({ path, parameters }: MenuEntry) => pathTo(path, {}, parameters);

const isBelow = (pathname: string, address: string) => pathname === address || pathname.startsWith(`${address}/`);

function isAt(entry: MenuEntry, pathname: string): boolean {
  return isBelow(pathname, addressOf(entry)) || (entry.below !== undefined && isBelow(pathname, entry.below));
}

function isOpenAt({ entries, below }: MenuGroup, pathname: string): boolean {
  return entries.some((entry) => isAt(entry, pathname)) || (below !== undefined && isBelow(pathname, below));
}

function useCount({ count }: MenuEntry): number {
  const { data } = useRead(countRequests, count ? {} : null);
  return count && data ? data[count] : 0;
}

function EntryLink({ entry, onChosen }: { readonly entry: MenuEntry; onChosen?(): void }) {
  const nameOf = useEntryName();
  const shell = useTexts('shell');
  const count = useCount(entry);
  const isHere = isAt(entry, useLocation().pathname);
  return (
    <Link
      to={addressOf(entry)}
      onClick={onChosen}
      aria-current={isHere ? 'page' : undefined}
      className={classes(
        'flex min-h-8 items-center justify-between gap-2 rounded-md py-1 pr-2 pl-9 text-sm pointer-coarse:min-h-11',
        isHere ? 'bg-accent-soft font-semibold text-accent-strong' : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      {nameOf(entry)}
      <Badge count={count} label={shell('top.toDo', { count })} />
    </Link>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  onChosen?(): void;
}

function Entries({ group, onChosen }: GroupProps) {
  return (
    <ul className="my-1 grid gap-0.5">
      {group.entries.map((entry) => (
        <li key={addressOf(entry)}>
          <EntryLink entry={entry} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}

/** Renders the links of a group only when the user opens it. */
function Group({ group, onChosen }: GroupProps) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const isCurrent = isOpenAt(group, pathname);
  const [isWanted, want] = useState(false);
  const only = group.entries.length === 1 ? group.entries[0] : undefined;
  const head = 'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 font-semibold hover:bg-sunken';
  if (only) {
    const isHere = isAt(only, pathname);
    return (
      <Link
        to={addressOf(only)}
        onClick={onChosen}
        aria-current={isHere ? 'page' : undefined}
        className={classes(head, isHere && 'bg-accent-soft text-accent-strong')}
      >
        <Icon name={group.icon} />
        {t(group.label)}
      </Link>
    );
  }
  return (
    <details open={isCurrent || undefined} className="group">
      <summary
        onClick={() => want(true)}
        className={classes(head, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
      >
        <Icon name={group.icon} />
        <span className="flex-1">{t(group.label)}</span>
        <Icon name="chevron-down" size={16} className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      {(isCurrent || isWanted) && <Entries group={group} onChosen={onChosen} />}
    </details>
  );
}

export function MenuList({ onChosen }: { onChosen?(): void }) {
  const t = useTexts('shell');
  const person = usePerson();
  return (
    <nav aria-label={t('menu.label')} className="grid gap-1 p-2">
      {shownMenu(person, menuSetOf(person)).map((group) => (
        <Group key={group.label} group={group} onChosen={onChosen} />
      ))}
    </nav>
  );
}
