// Made by npm run generate. Do not edit.

export const checkAccountAlias = {"id":"checkAccountAlias","method":"post","path":"/api/admin/account-name/validate-alias","domain":"account-names","effect":"read"} as const;
export const listAliasChanges = {"id":"listAliasChanges","method":"post","path":"/api/admin/account-name/history","domain":"account-names","effect":"read"} as const;
export const listRenamableAccounts = {"id":"listRenamableAccounts","method":"post","path":"/api/admin/account-name/list","domain":"account-names","effect":"read"} as const;
export const renameAccounts = {"id":"renameAccounts","method":"post","path":"/api/admin/account-name/edit","domain":"account-names","effect":"write"} as const;
