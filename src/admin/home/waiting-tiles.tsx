// The numbers of waiting tasks, each with a link to its list.
import { Link } from 'react-router-dom';
import { badgeText } from '../../../domain/badges.ts';
import type { AdminDashboard, AdminTaskCounts } from '../../../generated/types.ts';
import { countAdminTasks } from '../../../generated/calls/tasks.ts';
import { useRead } from '../../api/read.ts';
import { usePerson } from '../../components/shell/person.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths, pathTo } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';

interface TileProps {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  readonly count: number | undefined;
  readonly isUrgent: boolean;
}

function CountTile({ to, label, icon, count, isUrgent }: TileProps) {
  return (
    <Link
      to={to}
      className={classes(
        'flex min-w-36 flex-1 items-center gap-3 rounded-lg border p-3.5 shadow-raise transition-colors hover:border-accent',
        isUrgent ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <Icon name={icon} size={20} className={isUrgent ? 'text-accent-strong' : 'text-ink-soft'} />
      <span className="min-w-0">
        <span className="figures block h-8 text-2xl leading-8 font-bold">
          {count === undefined ? ' ' : (badgeText(count) ?? '0')}
        </span>
        <span className="block text-sm text-ink-soft">{label}</span>
      </span>
    </Link>
  );
}

const toDo = (list: string) => pathTo('/admin/to-do', { list });

interface Tile extends Omit<TileProps, 'isUrgent'> {
  /** A task in it must be done, so a number above 0 stands out. */
  readonly isWork?: boolean;
}

/** Makers repair and approvers approve, so each sees the queues of their own role. */
function useQueueTiles(counts: AdminTaskCounts | undefined): Tile[] {
  const t = useTexts('home');
  const { roles } = usePerson();
  const has = (role: string) => roles.includes('SYSADMIN') || roles.includes(role);
  const approve: Tile = {
    to: toDo('to-approve'),
    label: t('tile.approve'),
    icon: 'check-circle',
    count: counts?.countDataToApprove,
    isWork: true,
  };
  const repair: Tile = {
    to: toDo('to-repair'),
    label: t('tile.repair'),
    icon: 'edit',
    count: counts?.countDataToRepair,
    isWork: true,
  };
  return [...(has('SYSADMIN_AP') ? [approve] : []), ...(has('SYSADMIN_MK') ? [repair] : [])];
}

function useStatusTiles(counts: AdminTaskCounts | undefined, overdue: number | undefined): Tile[] {
  const t = useTexts('home');
  return [
    { to: paths.taskStatus('pending'), label: t('tile.pending'), icon: 'clock', count: counts?.countPending },
    {
      to: paths.overdueTasks,
      label: t('tile.overdue'),
      icon: 'warning',
      count: overdue,
      isWork: true,
    },
    {
      to: paths.taskStatus('unsuccessful'),
      label: t('tile.unsuccessful'),
      icon: 'x',
      count: counts?.countUnsuccessful,
    },
  ];
}

export function WaitingTiles({ dashboard }: { readonly dashboard: AdminDashboard | undefined }) {
  const t = useTexts('home');
  const counts = useRead(countAdminTasks, {}).data;
  const tiles = [...useQueueTiles(counts), ...useStatusTiles(counts, dashboard?.overdueTasks)];
  return (
    <nav aria-label={t('tile.label')} className="flex flex-wrap gap-3">
      {tiles.map(({ isWork = false, ...tile }) => (
        <CountTile key={tile.to} {...tile} isUrgent={isWork && (tile.count ?? 0) > 0} />
      ))}
    </nav>
  );
}
