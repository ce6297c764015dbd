// The definition of sub user groups for the shared screens of administration.
import {
  createSubUserGroup,
  deleteSubUserGroup,
  editSubUserGroup,
  getSubUserGroup,
  getSubUserGroupImpact,
  inactivateSubUserGroup,
  reactivateSubUserGroup,
} from '../../../../generated/calls/groups.ts';
import type { SubUserGroupDetail } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import type { AdminResource, PlannedChange, ResourceField } from '../../../components/admin-resource/resource.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { draftOf, valuesOf, type SubGroupValues } from './values.ts';

const alsoRefreshes = { refreshes: ['tasks', 'users'] };

function useSubmit() {
  const create = useWrite(createSubUserGroup, alsoRefreshes);
  const edit = useWrite(editSubUserGroup, alsoRefreshes);
  return ({ values, id, revision, repair }: PlannedChange<SubGroupValues>) => {
    const subUserGroup = draftOf(values);
    const repaired = repair && { repair };
    if (id === null || revision === null) return create.send({ body: { subUserGroup, ...repaired } });
    return edit.send({ body: { id, revision, subUserGroup, ...repaired } });
  };
}

function useSubmitAction(): ReturnType<AdminResource<SubUserGroupDetail, SubGroupValues>['useSubmitAction']> {
  const writes = {
    inactivate: useWrite(inactivateSubUserGroup, alsoRefreshes),
    reactivate: useWrite(reactivateSubUserGroup, alsoRefreshes),
    delete: useWrite(deleteSubUserGroup, alsoRefreshes),
  };
  return (action, body) => writes[action].send({ body });
}

const joined = (texts: readonly string[]) => texts.join(', ') || null;

function useFields(): ResourceField<SubGroupValues>[] {
  const t = useTexts('groups');
  const words = useTexts('administration');
  const kinds = useTexts('kinds');
  const accountsOf = ({ access, accountTypes, typeRights, accounts }: SubGroupValues) =>
    access === 'accounts'
      ? accounts.map(({ label, rights }) => `${label}: ${t(`rights.${rights}`)}`)
      : accountTypes.map((type) => `${t(`accountType.${type}`)}: ${t(`rights.${typeRights}`)}`);
  return [
    { id: 'subUserGroupName', label: t('sub.name'), text: ({ subUserGroupName }) => subUserGroupName },
    { id: 'userGroup', label: words('field.userGroup'), text: ({ userGroupName }) => userGroupName },
    { id: 'accounts', label: t('sub.accounts'), text: (values) => joined(accountsOf(values)) },
    {
      id: 'services',
      label: t('sub.services'),
      text: ({ services }) => joined(services.map((service) => kinds(`service.${service}`))),
    },
    {
      id: 'enterpriseLimits',
      label: t('form.limits'),
      text: ({ enterpriseLimits }) => joined(enterpriseLimits.map(({ name }) => name)) ?? t('sub.inherits'),
    },
  ];
}

export const subUserGroup: AdminResource<SubUserGroupDetail, SubGroupValues> = {
  recordKind: 'sub-user-group',
  icon: 'users',
  screens: {
    list: '/admin/company-administration/sub-user-group',
    detail: '/admin/company-administration/sub-user-group/detail',
    create: '/admin/company-administration/sub-user-group/create',
    edit: '/admin/company-administration/sub-user-group/edit',
    confirmation: '/admin/company-administration/sub-user-group/{pageMode}/confirmation',
    finish: '/admin/company-administration/sub-user-group/{pageMode}/finish',
  },
  nameOf: ({ subUserGroupName }) => subUserGroupName,
  valuesOf,
  useFields,
  useDetail: (id) => useRead(getSubUserGroup, id ? { body: { id } } : null),
  useImpact: (question) => useRead(getSubUserGroupImpact, question && { body: question }),
  useSubmitAction,
  useSubmit,
};
