// Made by npm run generate. Do not edit.

export const checkEnterpriseLimitName = {"id":"checkEnterpriseLimitName","method":"post","path":"/api/admin/enterprise-limit/validate-name","domain":"limits","effect":"read"} as const;
export const createEnterpriseLimit = {"id":"createEnterpriseLimit","method":"post","path":"/api/admin/enterprise-limit/create","domain":"limits","effect":"write"} as const;
export const deleteEnterpriseLimit = {"id":"deleteEnterpriseLimit","method":"post","path":"/api/admin/enterprise-limit/delete","domain":"limits","effect":"write"} as const;
export const editAccountLimits = {"id":"editAccountLimits","method":"post","path":"/api/admin/account-limit/edit","domain":"limits","effect":"write"} as const;
export const editDailyLimits = {"id":"editDailyLimits","method":"post","path":"/api/admin/daily-limit/edit","domain":"limits","effect":"write"} as const;
export const editDelegationOfAuthority = {"id":"editDelegationOfAuthority","method":"post","path":"/api/admin/delegation/edit","domain":"limits","effect":"write"} as const;
export const editEnterpriseLimit = {"id":"editEnterpriseLimit","method":"post","path":"/api/admin/enterprise-limit/edit","domain":"limits","effect":"write"} as const;
export const getAccountLimit = {"id":"getAccountLimit","method":"post","path":"/api/admin/account-limit/detail","domain":"limits","effect":"read"} as const;
export const getDailyLimits = {"id":"getDailyLimits","method":"post","path":"/api/admin/daily-limit/detail","domain":"limits","effect":"read"} as const;
export const getDelegationOfAuthority = {"id":"getDelegationOfAuthority","method":"post","path":"/api/admin/delegation/detail","domain":"limits","effect":"read"} as const;
export const getEnterpriseLimit = {"id":"getEnterpriseLimit","method":"post","path":"/api/admin/enterprise-limit/detail","domain":"limits","effect":"read"} as const;
export const getEnterpriseLimitImpact = {"id":"getEnterpriseLimitImpact","method":"post","path":"/api/admin/enterprise-limit/impact","domain":"limits","effect":"read"} as const;
export const getEnterpriseLimitUsage = {"id":"getEnterpriseLimitUsage","method":"post","path":"/api/admin/enterprise-limit/usage","domain":"limits","effect":"read"} as const;
export const inactivateEnterpriseLimit = {"id":"inactivateEnterpriseLimit","method":"post","path":"/api/admin/enterprise-limit/inactivate","domain":"limits","effect":"write"} as const;
export const listAccountLimits = {"id":"listAccountLimits","method":"post","path":"/api/admin/account-limit/list","domain":"limits","effect":"read"} as const;
export const listEnterpriseLimitTypes = {"id":"listEnterpriseLimitTypes","method":"get","path":"/api/admin/enterprise-limit/type/list","domain":"limits","effect":"read"} as const;
export const listEnterpriseLimits = {"id":"listEnterpriseLimits","method":"post","path":"/api/admin/enterprise-limit/list","domain":"limits","effect":"read"} as const;
export const reactivateEnterpriseLimit = {"id":"reactivateEnterpriseLimit","method":"post","path":"/api/admin/enterprise-limit/reactivate","domain":"limits","effect":"write"} as const;
export const searchEnterpriseLimits = {"id":"searchEnterpriseLimits","method":"post","path":"/api/admin/enterprise-limit/option","domain":"limits","effect":"read"} as const;
