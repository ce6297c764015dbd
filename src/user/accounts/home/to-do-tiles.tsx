// The number of waiting requests with links to their queues, then the number of own transactions per status.
import { Link } from 'react-router-dom';
import type { ScreenPath } from '../../../../generated/screens.ts';
import type { TodoCounts, TransactionListStatus } from '../../../../generated/types.ts';
import { countRequests } from '../../../../generated/calls/requests.ts';
import { countTransactions } from '../../../../generated/calls/transactions.ts';
import { useRead } from '../../../api/read.ts';
import { usePerson } from '../../../components/shell/person.ts';
import { mayOpenScreen } from '../../../components/shell/shown-menu.ts';
import type { TextKey } from '../../../components/text/namespaces.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';

interface Queue {
  readonly path: ScreenPath;
  readonly count: keyof TodoCounts;
  readonly label: TextKey<'accounts'>;
  readonly icon: IconName;
}

const queues: readonly Queue[] = [
  { path: '/request/repair', count: 'countDataToRepair', label: 'home.repair', icon: 'edit' },
  { path: '/request/verify', count: 'countDataToVerify', label: 'home.verify', icon: 'search' },
  { path: '/request/approver', count: 'countDataToApprove', label: 'home.approve', icon: 'check-circle' },
  { path: '/request/releaser', count: 'countDataToRelease', label: 'home.release', icon: 'send' },
  {
    path: '/request/exceptional-approver',
    count: 'countDataExceptionalApprover',
    label: 'home.exceptionalApprove',
    icon: 'shield',
  },
  {
    path: '/request/exceptional-releaser',
    count: 'countDataExceptionalRelease',
    label: 'home.exceptionalRelease',
    icon: 'shield',
  },
];

interface Tab {
  readonly path: ScreenPath;
  readonly status: Exclude<TransactionListStatus, 'all' | 'repair'>;
  readonly label: TextKey<'accounts'>;
  readonly icon: IconName;
}

const tabs: readonly Tab[] = [
  { path: '/transaction-status/pending', status: 'pending', label: 'home.statusPending', icon: 'clock' },
  { path: '/transaction-status/forward-dated', status: 'forward_dated', label: 'home.statusForward', icon: 'calendar' },
  { path: '/transaction-status/successful', status: 'successful', label: 'home.statusSuccessful', icon: 'check' },
  { path: '/transaction-status/unsuccessful', status: 'unsuccessful', label: 'home.statusUnsuccessful', icon: 'x' },
];

interface CountTileProps {
  readonly path: ScreenPath;
  readonly label: string;
  readonly icon: IconName;
  readonly count: number | undefined;
  /** True if the user must act. */
  readonly isUrgent: boolean;
}

function CountTile({ path, label, icon, count, isUrgent }: CountTileProps) {
  return (
    <Link
      to={pathTo(path)}
      className={classes(
        'flex min-w-36 flex-1 items-center gap-3 rounded-lg border p-3.5 shadow-raise transition-colors hover:border-accent',
        isUrgent ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <Icon name={icon} size={20} className={isUrgent ? 'text-accent-strong' : 'text-ink-soft'} />
      <span className="min-w-0">
        <span className="figures block h-8 text-2xl leading-8 font-bold">{count ?? ' '}</span>
        <span className="block text-sm text-ink-soft">{label}</span>
      </span>
    </Link>
  );
}

export function ToDoTiles() {
  const t = useTexts('accounts');
  const person = usePerson();
  const own = queues.filter(({ path }) => mayOpenScreen(person, path));
  const ownTabs = tabs.filter(({ path }) => mayOpenScreen(person, path));
  const waiting = useRead(countRequests, own.length > 0 ? {} : null).data;
  const counts = useRead(countTransactions, ownTabs.length > 0 ? { body: {} } : null).data;
  if (own.length + ownTabs.length === 0) return null;
  return (
    <nav aria-label={own.length > 0 ? t('home.toDo') : t('home.myTransactions')} className="flex flex-wrap gap-3">
      {own.map(({ path, count, label, icon }) => (
        <CountTile
          key={path}
          path={path}
          label={t(label)}
          icon={icon}
          count={waiting?.[count]}
          isUrgent={(waiting?.[count] ?? 0) > 0}
        />
      ))}
      {ownTabs.map(({ path, status, label, icon }) => (
        <CountTile key={path} path={path} label={t(label)} icon={icon} count={counts?.[status]} isUrgent={false} />
      ))}
    </nav>
  );
}
