// Edits a user, or repairs a task that created or edited one.
import { getUserProfileDetail } from '../../../generated/calls/users.ts';
import type { UserProfileDetail, UserProfileDraft } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { EditPage, type RepairedRecord } from '../../components/admin-resource/edit-page.tsx';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { pathTo } from '../../paths.ts';
import { userScreens } from './screens.ts';
import { UserForm } from './user-form.tsx';
import { noValues, valuesOf, valuesOfDraft, type PlannedUser } from './values.ts';

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

const edited: RepairedRecord<UserProfileDetail, UserProfileDraft, PlannedUser> = {
  useDetail: (userId) => useRead(getUserProfileDetail, userId === null ? null : { body: { userId } }),
  editOf,
  Form: UserForm,
  changeIn(content) {
    const found = contentOf(content, 'user-profile');
    return found && { id: found.before?.userId ?? null, after: found.after };
  },
  useChangeAfter: () => (after, now) => ({ ...(now ? editOf(now) : newUser), values: valuesOfDraft(after, now) }),
};

export function Component() {
  const t = useTexts('users');
  const screens = useTexts('screens');
  return (
    <EditPage
      edited={edited}
      list={{ href: pathTo(userScreens.list), label: screens('userProfiles') }}
      record="userProfile"
      intros={{ create: t('form.createIntro'), edit: t('form.editIntro') }}
    />
  );
}
