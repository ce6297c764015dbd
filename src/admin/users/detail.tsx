// The page of one user: who it is, what it can do, and what an administrator may ask for.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { getUserProfileDetail } from '../../../generated/calls/users.ts';
import type { RepairedTask, UserProfileDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { HinderedActions } from '../../components/admin-resource/hindering-tasks.tsx';
import { WaitingTask } from '../../components/admin-resource/waiting-task.tsx';
import { ScreenReading } from '../../components/failure/screen-reading.tsx';
import { crumbsTo } from '../../components/shell/crumbs.tsx';
import { usePerson } from '../../components/shell/person.ts';
import { mayOpenScreen } from '../../components/shell/shown-menu.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Menu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { EffectiveAccess } from './effective-access.tsx';
import { Overview } from './overview.tsx';
import { userScreens } from './screens.ts';
import { TokenDialog } from './token-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { openTasksOf, UserStatusTag } from './user-status.tsx';
import { isUserAction, useUserActions, type UserAction } from './use-user-actions.ts';

/** The open dialog is in the address, so that a link from the list or from a task to repair can open it. */
function useDialogAction() {
  const [parameters, setParameters] = useSearchParams();
  const [action, taskId] = [parameters.get('action'), parameters.get('taskId')];
  const revision = Number(parameters.get('taskRevision'));
  const open = (next: UserAction | undefined) =>
    setParameters({ id: parameters.get('id') ?? '', ...(next && { action: next }) }, { replace: true });
  return {
    action: isUserAction(action) ? action : undefined,
    repair: taskId && revision > 0 ? { taskId, revision } : undefined,
    open,
  };
}

interface ActionsProps {
  readonly user: UserProfileDetail;
  onAction(action: UserAction): void;
}

function Actions({ user, onAction }: ActionsProps) {
  const t = useTexts('users');
  const actions = useUserActions(onAction)(user);
  const mayCreate = mayOpenScreen(usePerson(), userScreens.create);
  return (
    <>
      {mayCreate && (
        <Link to={pathTo(userScreens.create, { like: user.userId })} className={buttonClass('quiet')}>
          {t('detail.copy')}
        </Link>
      )}
      {actions.length > 0 && (
        <Menu
          label={t('detail.actions')}
          actions={actions}
          trigger={<Button variant="quiet">{t('detail.actions')}</Button>}
        />
      )}
    </>
  );
}

function Parts({ user }: { readonly user: UserProfileDetail }) {
  const t = useTexts('users');
  const [shown, show] = useState('overview');
  return (
    <Tabs
      label={t('detail.tabs')}
      value={shown}
      onChange={show}
      tabs={[
        { id: 'overview', label: t('detail.overview'), content: <Overview user={user} /> },
        { id: 'effective', label: t('effective.title'), content: <EffectiveAccess user={user} /> },
      ]}
    />
  );
}

interface AskedProps {
  readonly user: UserProfileDetail;
  readonly action: UserAction;
  readonly repair: RepairedTask | undefined;
  onClose(): void;
}

const Asked = ({ action, ...props }: AskedProps) =>
  action === 'assign-token' ? <TokenDialog {...props} /> : <UserDialog {...props} action={action} />;

export function Component() {
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const { action, repair, open } = useDialogAction();
  const read = useRead(getUserProfileDetail, { body: { userId: parameters.get('id') ?? '' } });
  const back = { href: pathTo(userScreens.list), label: screens('userProfiles') };
  return (
    <ScreenReading read={read} skeleton={<Skeleton className="h-96 w-full" />} back={back}>
      {(user) => (
        <>
          <PageHeader
            {...crumbsTo(back)}
            title={user.name}
            tag={<UserStatusTag user={user} />}
            description={user.userId}
            actions={<Actions user={user} onAction={open} />}
          />
          {openTasksOf(user).map((task) => (
            <WaitingTask key={task.taskId} task={task} />
          ))}
          <HinderedActions actions={user.actions} />
          <Parts user={user} />
          {action && <Asked user={user} action={action} repair={repair} onClose={() => open(undefined)} />}
        </>
      )}
    </ScreenReading>
  );
}
