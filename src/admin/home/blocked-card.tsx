// Who and what cannot go on until an administrator acts.
import { Link } from 'react-router-dom';
import { accountText } from '../../../domain/account-text.ts';
import { listSetUpFindings } from '../../../generated/calls/workflows.ts';
import type { AdminDashboard, LockedUser } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { taskPath } from '../../components/admin-resource/task-links.ts';
import { useFormat } from '../../components/text/use-format.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

const mostShown = 5;
const linkClass = 'rounded-sm font-medium text-accent underline-offset-3 hover:underline';

interface Blocked {
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly note: string;
  /** The task that would help. */
  readonly task?: { readonly taskId: string; readonly refNo: string } | undefined;
}

function useLocked(): (locked: LockedUser) => Blocked {
  const t = useTexts('home');
  const format = useFormat();
  return ({ user, locked, lockedAt, ongoingTask }) => ({
    id: `${locked} ${user.userId}`,
    name: user.name,
    to: paths.administratorsUser(user.userId),
    note: [t(`blocked.${locked}`), lockedAt && format.moment(lockedAt)].filter(Boolean).join(' · '),
    task: ongoingTask ?? undefined,
  });
}

function useBlocked({ lockedUsers, usersWithoutToken, accountsWithoutRoute }: AdminDashboard): Blocked[] {
  const t = useTexts('home');
  const lockedOf = useLocked();
  return [
    ...lockedUsers.slice(0, mostShown).map(lockedOf),
    ...usersWithoutToken.slice(0, mostShown).map(({ userId, name }) => ({
      id: `token ${userId}`,
      name,
      to: paths.administratorsUser(userId),
      note: t('blocked.noToken'),
    })),
    ...accountsWithoutRoute.slice(0, mostShown).map((account) => ({
      id: account.id,
      name: accountText(account),
      to: paths.workflowMaps,
      note: t('blocked.noRoute'),
    })),
  ];
}

function Row({ blocked: { name, to, note, task } }: { readonly blocked: Blocked }) {
  const t = useTexts('home');
  return (
    <li className="py-2">
      <Link to={to} className={linkClass}>
        {name}
      </Link>
      <span className="block text-sm text-ink-soft">
        {note}
        {task && (
          <>
            {' · '}
            <Link to={taskPath(task.taskId)} className="figures underline">
              {t('blocked.asked', { refNo: task.refNo })}
            </Link>
          </>
        )}
      </span>
    </li>
  );
}

const onlyCounted = { body: { page: { size: 1 } } };

/** Leads to everything that is wrong with the set-up. */
function FindingsLink() {
  const t = useTexts('home');
  const total = useRead(listSetUpFindings, onlyCounted).data?.page.total ?? 0;
  return (
    <Link to={paths.setUpFindings} className={linkClass}>
      {total > 0 ? t('findings.link', { count: total }) : t('findings.none')}
    </Link>
  );
}

export function BlockedCard({ dashboard }: { readonly dashboard: AdminDashboard }) {
  const t = useTexts('home');
  const rows = useBlocked(dashboard);
  const { lockedUserCount, usersWithoutTokenCount, accountsWithoutRouteCount } = dashboard;
  const more = lockedUserCount + usersWithoutTokenCount + accountsWithoutRouteCount - rows.length;
  return (
    <Card>
      <Section title={t('blocked.title')}>
        {rows.length === 0 && <p className="text-ink-soft">{t('blocked.none')}</p>}
        <ul className="-my-2 ruled">
          {rows.map((blocked) => (
            <Row key={blocked.id} blocked={blocked} />
          ))}
        </ul>
        <FindingsLink />
        {more > 0 && <p className="text-sm text-ink-soft">{t('blocked.more', { count: more })}</p>}
      </Section>
    </Card>
  );
}
