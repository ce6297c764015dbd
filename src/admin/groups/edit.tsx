// Edits a group, or repairs a task that created or edited one.
import { searchEnterpriseLimits } from '../../../generated/calls/limits.ts';
import { searchWorkflowMaps } from '../../../generated/calls/workflows.ts';
import type { RecordReference, UserGroupDetail, UserGroupDraft } from '../../../generated/types.ts';
import { useEveryItem } from '../../api/every-item.ts';
import { EditPage, type RepairedRecord } from '../../components/admin-resource/edit-page.tsx';
import { tabPath } from '../../components/admin-resource/group-tabs.tsx';
import { editOf, newRecord, type PlannedChange } from '../../components/admin-resource/resource.ts';
import { contentOf } from '../../components/admin-resource/task-content.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { GroupForm } from './group-form.tsx';
import { userGroup, type GroupValues } from './user-group.ts';

/** Finds the names of a task's ids in the record and in the choices. Returns undefined while they load. */
function useNamed() {
  const maps = useEveryItem(searchWorkflowMaps);
  const limits = useEveryItem(searchEnterpriseLimits);
  if (!maps || !limits) return undefined;
  const known = [...maps, ...limits].map(({ id, text }) => ({ id, name: text }));
  return (ids: readonly string[], others: readonly RecordReference[]) =>
    ids.map((id) => [...others, ...known].find((one) => one.id === id) ?? { id, name: id });
}

type Named = (ids: readonly string[], others: readonly RecordReference[]) => RecordReference[];

const valuesAfter = (after: UserGroupDraft, named: Named, now: UserGroupDetail | undefined): GroupValues => ({
  userGroupName: after.userGroupName,
  workflowMaps: named(after.workflowMapIds, now?.workflowMaps ?? []),
  enterpriseLimits: named(after.enterpriseLimitIds, now?.enterpriseLimits ?? []),
});

const planned = (group: UserGroupDetail) => editOf(group, userGroup.valuesOf(group));

const edited: RepairedRecord<UserGroupDetail, UserGroupDraft, PlannedChange<GroupValues>> = {
  useDetail: userGroup.useDetail,
  editOf: planned,
  Form: GroupForm,
  changeIn(content) {
    const found = contentOf(content, 'user-group');
    return found && { id: found.before?.id ?? null, after: found.after };
  },
  useChangeAfter() {
    const named = useNamed();
    return named && ((after, now) => ({ ...(now ? planned(now) : newRecord), values: valuesAfter(after, named, now) }));
  },
};

export function Component() {
  const t = useTexts('groups');
  const screens = useTexts('screens');
  return (
    <EditPage
      edited={edited}
      list={{ href: tabPath('user-group'), label: screens('userGroups') }}
      record="userGroup"
      intros={{ create: t('form.createIntro'), edit: t('form.editIntro') }}
    />
  );
}
