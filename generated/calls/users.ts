// Made by npm run generate. Do not edit.

export const assignUserToken = {"id":"assignUserToken","method":"post","path":"/api/admin/user-profile/assign-token","domain":"users","effect":"write"} as const;
export const blockUserProfile = {"id":"blockUserProfile","method":"post","path":"/api/admin/user-profile/block","domain":"users","effect":"write"} as const;
export const checkTokenSerialNumber = {"id":"checkTokenSerialNumber","method":"post","path":"/api/admin/user-profile/validate-serial-number","domain":"users","effect":"read"} as const;
export const checkUserId = {"id":"checkUserId","method":"post","path":"/api/admin/user-profile/validate-user-id","domain":"users","effect":"read"} as const;
export const createUserProfile = {"id":"createUserProfile","method":"post","path":"/api/admin/user-profile/create","domain":"users","effect":"write"} as const;
export const deleteUserProfile = {"id":"deleteUserProfile","method":"post","path":"/api/admin/user-profile/delete","domain":"users","effect":"write"} as const;
export const editUserProfile = {"id":"editUserProfile","method":"post","path":"/api/admin/user-profile/edit","domain":"users","effect":"write"} as const;
export const getEffectiveAccess = {"id":"getEffectiveAccess","method":"post","path":"/api/admin/user-profile/access","domain":"users","effect":"read"} as const;
export const getUserProfileDetail = {"id":"getUserProfileDetail","method":"post","path":"/api/admin/user-profile/detail","domain":"users","effect":"read"} as const;
export const getUserProfileImpact = {"id":"getUserProfileImpact","method":"post","path":"/api/admin/user-profile/impact","domain":"users","effect":"read"} as const;
export const inactivateUserProfile = {"id":"inactivateUserProfile","method":"post","path":"/api/admin/user-profile/inactivate","domain":"users","effect":"write"} as const;
export const listRoles = {"id":"listRoles","method":"get","path":"/api/admin/user-profile/role/list","domain":"users","effect":"read"} as const;
export const listUserProfiles = {"id":"listUserProfiles","method":"post","path":"/api/admin/user-profile/list","domain":"users","effect":"read"} as const;
export const reactivateUserProfile = {"id":"reactivateUserProfile","method":"post","path":"/api/admin/user-profile/reactivate","domain":"users","effect":"write"} as const;
export const resendUserActivation = {"id":"resendUserActivation","method":"post","path":"/api/admin/user-profile/resend-activation","domain":"users","effect":"write"} as const;
export const resetUserPassword = {"id":"resetUserPassword","method":"post","path":"/api/admin/user-profile/reset-password","domain":"users","effect":"write"} as const;
export const searchUnassignedTokens = {"id":"searchUnassignedTokens","method":"post","path":"/api/admin/user-profile/token/option","domain":"users","effect":"read"} as const;
export const searchUserProfiles = {"id":"searchUserProfiles","method":"post","path":"/api/admin/user-profile/option","domain":"users","effect":"read"} as const;
export const unassignUserToken = {"id":"unassignUserToken","method":"post","path":"/api/admin/user-profile/unassign-token","domain":"users","effect":"write"} as const;
export const unblockUserProfile = {"id":"unblockUserProfile","method":"post","path":"/api/admin/user-profile/unblock","domain":"users","effect":"write"} as const;
export const unlockUserProfile = {"id":"unlockUserProfile","method":"post","path":"/api/admin/user-profile/unlock","domain":"users","effect":"write"} as const;
export const unlockUserToken = {"id":"unlockUserToken","method":"post","path":"/api/admin/user-profile/unlock-token","domain":"users","effect":"write"} as const;
export const uploadUserProfiles = {"id":"uploadUserProfiles","method":"post","path":"/api/admin/user-profile/upload","domain":"users","effect":"write"} as const;
