// The definition of user groups for the shared screens of administration.
import {
  createUserGroup,
  deleteUserGroup,
  editUserGroup,
  getUserGroup,
  getUserGroupImpact,
  inactivateUserGroup,
  reactivateUserGroup,
} from '../../../generated/calls/groups.ts';
import type { RecordReference, UserGroupDetail, UserGroupDraft } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useWrite } from '../../api/write.ts';
import type { AdminResource, PlannedChange } from '../../components/admin-resource/resource.ts';
import { useTexts } from '../../components/text/use-texts.ts';

export interface GroupValues {
  readonly userGroupName: string;
  readonly workflowMaps: readonly RecordReference[];
  readonly enterpriseLimits: readonly RecordReference[];
}

const names = (records: readonly RecordReference[]) => records.map(({ name }) => name).join(', ') || null;

export const draftOf = ({ userGroupName, workflowMaps, enterpriseLimits }: GroupValues): UserGroupDraft => ({
  userGroupName,
  workflowMapIds: workflowMaps.map(({ id }) => id),
  enterpriseLimitIds: enterpriseLimits.map(({ id }) => id),
});

const alsoRefreshes = { refreshes: ['tasks'] };

function useSubmit() {
  const create = useWrite(createUserGroup, alsoRefreshes);
  const edit = useWrite(editUserGroup, alsoRefreshes);
  return ({ values, id, revision, repair }: PlannedChange<GroupValues>) => {
    const userGroup = draftOf(values);
    const repaired = repair && { repair };
    if (id === null || revision === null) return create.send({ body: { userGroup, ...repaired } });
    return edit.send({ body: { id, revision, userGroup, ...repaired } });
  };
}

function useSubmitAction(): ReturnType<AdminResource<UserGroupDetail, GroupValues>['useSubmitAction']> {
  const writes = {
    inactivate: useWrite(inactivateUserGroup, alsoRefreshes),
    reactivate: useWrite(reactivateUserGroup, alsoRefreshes),
    delete: useWrite(deleteUserGroup, alsoRefreshes),
  };
  return (action, body) => writes[action].send({ body });
}

export const userGroup: AdminResource<UserGroupDetail, GroupValues> = {
  recordKind: 'user-group',
  icon: 'users',
  screens: {
    list: '/admin/company-administration/user-group',
    detail: '/admin/company-administration/user-group/detail',
    create: '/admin/company-administration/user-group/create',
    edit: '/admin/company-administration/user-group/edit',
    confirmation: '/admin/company-administration/user-group/{pageMode}/confirmation',
    finish: '/admin/company-administration/user-group/{pageMode}/finish',
  },
  nameOf: ({ userGroupName }) => userGroupName,
  valuesOf: ({ userGroupName, workflowMaps, enterpriseLimits }) => ({ userGroupName, workflowMaps, enterpriseLimits }),
  useFields: () => {
    const t = useTexts('groups');
    return [
      { id: 'userGroupName', label: t('form.name'), text: ({ userGroupName }) => userGroupName },
      { id: 'workflowMaps', label: t('form.maps'), text: ({ workflowMaps }) => names(workflowMaps) },
      { id: 'enterpriseLimits', label: t('form.limits'), text: ({ enterpriseLimits }) => names(enterpriseLimits) },
    ];
  },
  useDetail: (id) => useRead(getUserGroup, id ? { body: { id } } : null),
  useImpact: (question) => useRead(getUserGroupImpact, question && { body: question }),
  useSubmitAction,
  useSubmit,
};
