// Made by npm run generate. Do not edit.

export const checkAccountGroupName = {"id":"checkAccountGroupName","method":"post","path":"/api/admin/account-group/validate-name","domain":"account-groups","effect":"read"} as const;
export const createAccountGroup = {"id":"createAccountGroup","method":"post","path":"/api/admin/account-group/create","domain":"account-groups","effect":"write"} as const;
export const deleteAccountGroup = {"id":"deleteAccountGroup","method":"post","path":"/api/admin/account-group/delete","domain":"account-groups","effect":"write"} as const;
export const editAccountGroup = {"id":"editAccountGroup","method":"post","path":"/api/admin/account-group/edit","domain":"account-groups","effect":"write"} as const;
export const editAccountVisibility = {"id":"editAccountVisibility","method":"post","path":"/api/admin/account-visibility/edit","domain":"account-groups","effect":"write"} as const;
export const editHierarchyChart = {"id":"editHierarchyChart","method":"post","path":"/api/admin/account-group/chart/edit","domain":"account-groups","effect":"write"} as const;
export const getAccountGroup = {"id":"getAccountGroup","method":"post","path":"/api/admin/account-group/detail","domain":"account-groups","effect":"read"} as const;
export const getAccountVisibility = {"id":"getAccountVisibility","method":"post","path":"/api/admin/account-visibility/detail","domain":"account-groups","effect":"read"} as const;
export const getHierarchyChart = {"id":"getHierarchyChart","method":"post","path":"/api/admin/account-group/chart","domain":"account-groups","effect":"read"} as const;
export const listAccountGroups = {"id":"listAccountGroups","method":"post","path":"/api/admin/account-group/list","domain":"account-groups","effect":"read"} as const;
export const listAccountVisibility = {"id":"listAccountVisibility","method":"post","path":"/api/admin/account-visibility/list","domain":"account-groups","effect":"read"} as const;
export const listAccountsOfUser = {"id":"listAccountsOfUser","method":"post","path":"/api/admin/account-visibility/user","domain":"account-groups","effect":"read"} as const;
export const listUngroupedAccounts = {"id":"listUngroupedAccounts","method":"post","path":"/api/admin/account-group/unassigned/list","domain":"account-groups","effect":"read"} as const;
export const previewHierarchyChart = {"id":"previewHierarchyChart","method":"post","path":"/api/admin/account-group/chart/preview","domain":"account-groups","effect":"read"} as const;
export const searchAccountGroups = {"id":"searchAccountGroups","method":"post","path":"/api/admin/account-group/option","domain":"account-groups","effect":"read"} as const;
