import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countRequests } from '../../../generated/calls/requests.ts';
import { countAdminTasks } from '../../../generated/calls/tasks.ts';
import { countUnreadMessages } from '../../../generated/calls/notifications.ts';
import { useRead } from '../../api/read.ts';
import { chooseLocale, type Locale } from '../../lib/language.ts';
import { paths, pathTo } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLocale, useTexts } from '../text/use-texts.ts';
import { usePerson } from './person.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { corporateMenu } from './menus.ts';
import { mayOpenScreen } from './shown-menu.ts';

const queues = corporateMenu.flatMap(({ entries }) => entries).filter(({ count }) => count);

/** Links to the first queue with a waiting request. */
function ToDoLink() {
  const t = useTexts('shell');
  const person = usePerson();
  const own = queues.filter(({ path }) => mayOpenScreen(person, path));
  const { data } = useRead(countRequests, own.length > 0 ? {} : null);
  const waiting = own.filter(({ count }) => count && data && data[count] > 0);
  const total = waiting.reduce((sum, { count }) => sum + (count && data ? data[count] : 0), 0);
  const target = waiting[0] ?? own[0];
  if (!target) return null;
  const label = total > 0 ? t('top.toDo', { count: total }) : t('top.toDoNone');
  return (
    <BarLink to={pathTo(target.path)} label={label} icon={<Icon name="tasks" size={20} />}>
      <Badge count={total} label="" />
    </BarLink>
  );
}

/** The tasks that this administrator can approve or repair; events keep the number current. */
function TasksLink() {
  const t = useTexts('shell');
  const { data } = useRead(countAdminTasks, {});
  const count = (data?.countDataToApprove ?? 0) + (data?.countDataToRepair ?? 0);
  const label = count > 0 ? t('top.tasks', { count }) : t('top.toDoNone');
  return (
    <BarLink to={paths.administrationToDo} label={label} icon={<Icon name="tasks" size={20} />}>
      <Badge count={count} label="" />
    </BarLink>
  );
}

function InboxLink() {
  const t = useTexts('shell');
  const { access } = usePerson();
  const { data } = useRead(countUnreadMessages, access.features.inbox ? {} : null);
  if (!access.features.inbox) return null;
  const count = data?.unread ?? 0;
  return (
    <BarLink to={paths.inbox} label={t('top.inbox', { count })} icon={<Icon name="bell" size={20} />}>
      <Badge count={count} label="" />
    </BarLink>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function BarLink({ to, label, icon, children }: BarLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="relative grid size-10 place-items-center rounded-md hover:bg-sunken"
    >
      {icon}
      <span aria-hidden="true" className="absolute -top-0.5 left-1/2">
        {children}
      </span>
    </Link>
  );
}

const languages: readonly Locale[] = ['en', 'id'];

function TopBarLanguageSwitch() {
  const t = useTexts('shell');
  const current = useLocale();
  const names = { en: t('top.english'), id: t('top.indonesian') };
  return (
    <div role="group" aria-label={t('top.language')} className="hidden rounded-md border border-line p-0.5 sm:flex">
      {languages.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={`${locale.toUpperCase()}, ${names[locale]}`}
          aria-pressed={locale === current}
          onClick={() => chooseLocale(locale)}
          className="min-h-7 rounded-sm px-2 text-sm font-semibold text-ink-soft aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function TopBar({ menu, onSearch }: { readonly menu: ReactNode; onSearch(): void }) {
  const t = useTexts('shell');
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1.5 border-b border-line bg-surface px-2 sm:gap-3 sm:px-6 print:hidden">
      {menu}
      <button
        type="button"
        onClick={onSearch}
        aria-keyshortcuts="Control+K"
        className="mr-auto flex h-9 min-w-0 flex-1 items-center gap-2.5 rounded-md border border-line px-3 text-left text-ink-soft hover:border-line-strong sm:max-w-80"
      >
        <Icon name="search" />
        <span className="flex-1 truncate">{t('top.search')}</span>
        <kbd className="hidden rounded-sm bg-sunken px-1.5 font-sans text-xs font-semibold sm:block">Ctrl K</kbd>
      </button>
      <TopBarLanguageSwitch />
      {usePerson().access.menuSet === 'CA' ? <TasksLink /> : <ToDoLink />}
      <InboxLink />
      <ProfileMenu />
    </header>
  );
}
