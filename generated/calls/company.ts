// Made by npm run generate. Do not edit.

export const checkCompanyFavoriteName = {"id":"checkCompanyFavoriteName","method":"post","path":"/api/admin/favorite/validate-name","domain":"company","effect":"read"} as const;
export const createCompanyFavorite = {"id":"createCompanyFavorite","method":"post","path":"/api/admin/favorite/create","domain":"company","effect":"write"} as const;
export const deleteCompanyBulkFavorite = {"id":"deleteCompanyBulkFavorite","method":"post","path":"/api/admin/bulk-favorite/delete","domain":"company","effect":"write"} as const;
export const deleteCompanyBulkFavoriteRecords = {"id":"deleteCompanyBulkFavoriteRecords","method":"post","path":"/api/admin/bulk-favorite/record/delete","domain":"company","effect":"write"} as const;
export const deleteCompanyFavorite = {"id":"deleteCompanyFavorite","method":"post","path":"/api/admin/favorite/delete","domain":"company","effect":"write"} as const;
export const downloadCompanyBulkFavoriteTemplate = {"id":"downloadCompanyBulkFavoriteTemplate","method":"post","path":"/api/admin/bulk-favorite/template","domain":"company","effect":"read"} as const;
export const editCompanyBulkFavoriteRecord = {"id":"editCompanyBulkFavoriteRecord","method":"post","path":"/api/admin/bulk-favorite/record/edit","domain":"company","effect":"write"} as const;
export const editCompanyFavorite = {"id":"editCompanyFavorite","method":"post","path":"/api/admin/favorite/edit","domain":"company","effect":"write"} as const;
export const editCompanySetup = {"id":"editCompanySetup","method":"post","path":"/api/admin/company/edit","domain":"company","effect":"write"} as const;
export const exportConfiguration = {"id":"exportConfiguration","method":"post","path":"/api/admin/configuration/export","domain":"company","effect":"write"} as const;
export const getAdminDashboard = {"id":"getAdminDashboard","method":"get","path":"/api/admin/dashboard","domain":"company","effect":"read"} as const;
export const getCompanyBulkFavorite = {"id":"getCompanyBulkFavorite","method":"post","path":"/api/admin/bulk-favorite/detail","domain":"company","effect":"read"} as const;
export const getCompanyBulkFavoriteProgress = {"id":"getCompanyBulkFavoriteProgress","method":"post","path":"/api/admin/bulk-favorite/progress","domain":"company","effect":"read"} as const;
export const getCompanyBulkFavoriteRecord = {"id":"getCompanyBulkFavoriteRecord","method":"post","path":"/api/admin/bulk-favorite/record/detail","domain":"company","effect":"read"} as const;
export const getCompanyFavorite = {"id":"getCompanyFavorite","method":"post","path":"/api/admin/favorite/detail","domain":"company","effect":"read"} as const;
export const getCompanySetup = {"id":"getCompanySetup","method":"get","path":"/api/admin/company/detail","domain":"company","effect":"read"} as const;
export const getConfiguration = {"id":"getConfiguration","method":"post","path":"/api/admin/configuration","domain":"company","effect":"read"} as const;
export const ignoreCompanyBulkFavoriteFaults = {"id":"ignoreCompanyBulkFavoriteFaults","method":"post","path":"/api/admin/bulk-favorite/record/ignore","domain":"company","effect":"write"} as const;
export const inquireCompanyPayee = {"id":"inquireCompanyPayee","method":"post","path":"/api/admin/favorite/payee","domain":"company","effect":"read"} as const;
export const listCompanyBulkFavoriteRecords = {"id":"listCompanyBulkFavoriteRecords","method":"post","path":"/api/admin/bulk-favorite/record/list","domain":"company","effect":"read"} as const;
export const listCompanyBulkFavorites = {"id":"listCompanyBulkFavorites","method":"post","path":"/api/admin/bulk-favorite/list","domain":"company","effect":"read"} as const;
export const listCompanyFavorites = {"id":"listCompanyFavorites","method":"post","path":"/api/admin/favorite/list","domain":"company","effect":"read"} as const;
export const proceedCompanyBulkFavorite = {"id":"proceedCompanyBulkFavorite","method":"post","path":"/api/admin/bulk-favorite/proceed","domain":"company","effect":"write"} as const;
export const replaceCompanyBulkFavoriteNames = {"id":"replaceCompanyBulkFavoriteNames","method":"post","path":"/api/admin/bulk-favorite/record/replace-name","domain":"company","effect":"write"} as const;
export const shareCompanyFavorite = {"id":"shareCompanyFavorite","method":"post","path":"/api/admin/favorite/share","domain":"company","effect":"write"} as const;
export const uploadCompanyBulkFavorites = {"id":"uploadCompanyBulkFavorites","method":"post","path":"/api/admin/bulk-favorite/upload","domain":"company","effect":"write"} as const;
