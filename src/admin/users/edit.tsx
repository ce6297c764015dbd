// Edits a user, or repairs a task that created or edited one.
import { useSearchParams } from 'react-router-dom';
import { getAdminTask } from '../../../generated/calls/tasks.ts';
import { getUserProfileDetail } from '../../../generated/calls/users.ts';
import type { AdminTaskDetail, UserProfileDetail } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { EditHeader } from '../../components/admin-resource/edit-header.tsx';
import { RepairedNotice } from '../../components/admin-resource/repaired-notice.tsx';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { Reading } from '../../components/failure/reading.tsx';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { userScreens } from './screens.ts';
import { UserForm } from './user-form.tsx';
import { noValues, valuesOf, valuesOfDraft, type PlannedUser } from './values.ts';

const skeleton = <Skeleton className="h-96 w-full" />;

const editOf = (user: UserProfileDetail): PlannedUser => ({
  mode: 'edit',
  values: valuesOf(user),
  before: valuesOf(user),
  revision: user.revision,
  repair: null,
  groups: {},
});

const newUser: PlannedUser = {
  mode: 'create',
  values: noValues,
  before: null,
  revision: null,
  repair: null,
  groups: {},
};

type UserTask = Extract<AdminTaskDetail['content'], { kind: 'user-profile' }>;

interface RepairingProps {
  readonly detail: AdminTaskDetail;
  readonly content: UserTask;
}

function Repairing({ detail: { task, returned, failure }, content: { before, after } }: RepairingProps) {
  const now = useRead(getUserProfileDetail, before ? { body: { userId: before.userId } } : null).data;
  if (!after) return null;
  if (before && !now) return skeleton;
  const repair = { taskId: task.taskId, revision: task.revision };
  return (
    <>
      <RepairedNotice returned={returned} failure={failure} />
      <UserForm initialChange={{ ...(now ? editOf(now) : newUser), values: valuesOfDraft(after, now), repair }} />
    </>
  );
}

function Repair({ taskId }: { readonly taskId: string }) {
  const read = useRead(getAdminTask, { body: { taskId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(detail) => {
        const content = contentOf(detail.content, 'user-profile');
        return content && <Repairing key={detail.task.revision} detail={detail} content={content} />;
      }}
    </Reading>
  );
}

function Edit({ userId }: { readonly userId: string }) {
  const read = useRead(getUserProfileDetail, { body: { userId } });
  return (
    <Reading read={read} skeleton={skeleton} fillsScreen>
      {(user) => <UserForm key={user.revision} initialChange={editOf(user)} />}
    </Reading>
  );
}

export function Component() {
  const t = useTexts('users');
  const screens = useTexts('screens');
  const [parameters] = useSearchParams();
  const [id, taskId] = [parameters.get('id'), parameters.get('taskId')];
  const list = { href: pathTo(userScreens.list), label: screens('userProfiles') };
  return (
    <>
      <EditHeader
        list={list}
        record="userProfile"
        intros={{ create: t('form.createIntro'), edit: t('form.editIntro') }}
      />
      {taskId ? <Repair taskId={taskId} /> : <Edit userId={id ?? ''} />}
    </>
  );
}
