// Made by npm run generate. Do not edit.

export const checkSubUserGroupName = {"id":"checkSubUserGroupName","method":"post","path":"/api/admin/sub-user-group/validate-name","domain":"groups","effect":"read"} as const;
export const checkUserGroupName = {"id":"checkUserGroupName","method":"post","path":"/api/admin/user-group/validate-name","domain":"groups","effect":"read"} as const;
export const createSubUserGroup = {"id":"createSubUserGroup","method":"post","path":"/api/admin/sub-user-group/create","domain":"groups","effect":"write"} as const;
export const createUserGroup = {"id":"createUserGroup","method":"post","path":"/api/admin/user-group/create","domain":"groups","effect":"write"} as const;
export const deleteSubUserGroup = {"id":"deleteSubUserGroup","method":"post","path":"/api/admin/sub-user-group/delete","domain":"groups","effect":"write"} as const;
export const deleteUserGroup = {"id":"deleteUserGroup","method":"post","path":"/api/admin/user-group/delete","domain":"groups","effect":"write"} as const;
export const editSubUserGroup = {"id":"editSubUserGroup","method":"post","path":"/api/admin/sub-user-group/edit","domain":"groups","effect":"write"} as const;
export const editUserGroup = {"id":"editUserGroup","method":"post","path":"/api/admin/user-group/edit","domain":"groups","effect":"write"} as const;
export const getSubUserGroup = {"id":"getSubUserGroup","method":"post","path":"/api/admin/sub-user-group/detail","domain":"groups","effect":"read"} as const;
export const getSubUserGroupImpact = {"id":"getSubUserGroupImpact","method":"post","path":"/api/admin/sub-user-group/impact","domain":"groups","effect":"read"} as const;
export const getUserGroup = {"id":"getUserGroup","method":"post","path":"/api/admin/user-group/detail","domain":"groups","effect":"read"} as const;
export const getUserGroupImpact = {"id":"getUserGroupImpact","method":"post","path":"/api/admin/user-group/impact","domain":"groups","effect":"read"} as const;
export const inactivateSubUserGroup = {"id":"inactivateSubUserGroup","method":"post","path":"/api/admin/sub-user-group/inactivate","domain":"groups","effect":"write"} as const;
export const inactivateUserGroup = {"id":"inactivateUserGroup","method":"post","path":"/api/admin/user-group/inactivate","domain":"groups","effect":"write"} as const;
export const listAssignableAccounts = {"id":"listAssignableAccounts","method":"post","path":"/api/admin/sub-user-group/account/list","domain":"groups","effect":"read"} as const;
export const listAssignableServices = {"id":"listAssignableServices","method":"get","path":"/api/admin/sub-user-group/service/list","domain":"groups","effect":"read"} as const;
export const listGroupTabs = {"id":"listGroupTabs","method":"get","path":"/api/admin/user-group/tab","domain":"groups","effect":"read"} as const;
export const listSubUserGroupMembers = {"id":"listSubUserGroupMembers","method":"post","path":"/api/admin/sub-user-group/member/list","domain":"groups","effect":"read"} as const;
export const listSubUserGroups = {"id":"listSubUserGroups","method":"post","path":"/api/admin/sub-user-group/list","domain":"groups","effect":"read"} as const;
export const listUserGroupMembers = {"id":"listUserGroupMembers","method":"post","path":"/api/admin/user-group/member/list","domain":"groups","effect":"read"} as const;
export const listUserGroups = {"id":"listUserGroups","method":"post","path":"/api/admin/user-group/list","domain":"groups","effect":"read"} as const;
export const reactivateSubUserGroup = {"id":"reactivateSubUserGroup","method":"post","path":"/api/admin/sub-user-group/reactivate","domain":"groups","effect":"write"} as const;
export const reactivateUserGroup = {"id":"reactivateUserGroup","method":"post","path":"/api/admin/user-group/reactivate","domain":"groups","effect":"write"} as const;
export const searchSubUserGroups = {"id":"searchSubUserGroups","method":"post","path":"/api/admin/sub-user-group/option","domain":"groups","effect":"read"} as const;
export const searchUserGroups = {"id":"searchUserGroups","method":"post","path":"/api/admin/user-group/option","domain":"groups","effect":"read"} as const;
