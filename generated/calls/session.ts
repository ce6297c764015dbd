// Made by npm run generate. Do not edit.

export const activateUser = {"id":"activateUser","method":"post","path":"/api/user/auth/activation","domain":"session","effect":"write","isPublic":true} as const;
export const changeMyContact = {"id":"changeMyContact","method":"post","path":"/api/auth/user/my-profile/contact","domain":"session","effect":"write"} as const;
export const changeMyLeave = {"id":"changeMyLeave","method":"post","path":"/api/auth/user/my-profile/leave","domain":"session","effect":"write"} as const;
export const changeMyPreferences = {"id":"changeMyPreferences","method":"post","path":"/api/auth/user/my-profile/preferences","domain":"session","effect":"write"} as const;
export const changePassword = {"id":"changePassword","method":"post","path":"/api/auth/user/password/change","domain":"session","effect":"write"} as const;
export const checkPassword = {"id":"checkPassword","method":"post","path":"/api/user/auth/password/check","domain":"session","effect":"read","isPublic":true} as const;
export const createCaptcha = {"id":"createCaptcha","method":"post","path":"/api/user/auth/captcha","domain":"session","effect":"read","isPublic":true} as const;
export const createMask = {"id":"createMask","method":"post","path":"/api/user/auth/mask","domain":"session","effect":"read","isPublic":true} as const;
export const generateChallenge = {"id":"generateChallenge","method":"post","path":"/api/common/generate/token","domain":"session","effect":"write"} as const;
export const getMaintenanceState = {"id":"getMaintenanceState","method":"get","path":"/api/common/maintenance/state","domain":"session","effect":"read","isPublic":true} as const;
export const getMyProfile = {"id":"getMyProfile","method":"get","path":"/api/auth/user/my-profile","domain":"session","effect":"read"} as const;
export const getUserAccess = {"id":"getUserAccess","method":"get","path":"/api/auth/user/access","domain":"session","effect":"read"} as const;
export const getUserProfile = {"id":"getUserProfile","method":"get","path":"/api/auth/user/profile","domain":"session","effect":"read"} as const;
export const keepSessionAlive = {"id":"keepSessionAlive","method":"post","path":"/api/user/auth/keep-alive","domain":"session","effect":"write"} as const;
export const listBrowserMinimums = {"id":"listBrowserMinimums","method":"get","path":"/api/common/browser/minimum","domain":"session","effect":"read","isPublic":true} as const;
export const listSystemParameters = {"id":"listSystemParameters","method":"post","path":"/api/common/system/parameter","domain":"session","effect":"read"} as const;
export const logIn = {"id":"logIn","method":"post","path":"/api/user/auth/login","domain":"session","effect":"write","isPublic":true} as const;
export const logOut = {"id":"logOut","method":"post","path":"/api/user/auth/logout","domain":"session","effect":"write"} as const;
export const readMailedLink = {"id":"readMailedLink","method":"post","path":"/api/user/auth/link/detail","domain":"session","effect":"read","isPublic":true} as const;
export const refreshTokens = {"id":"refreshTokens","method":"post","path":"/api/user/auth/refresh-token/secure","domain":"session","effect":"write","isPublic":true} as const;
export const requestPasswordReset = {"id":"requestPasswordReset","method":"post","path":"/api/user/auth/password/forgot","domain":"session","effect":"write","isPublic":true} as const;
export const requestTokenUnlock = {"id":"requestTokenUnlock","method":"post","path":"/api/auth/user/token/unlock","domain":"session","effect":"write"} as const;
export const resetPassword = {"id":"resetPassword","method":"post","path":"/api/user/auth/password/reset","domain":"session","effect":"write","isPublic":true} as const;
export const resumeSession = {"id":"resumeSession","method":"post","path":"/api/user/auth/session/resume","domain":"session","effect":"write","isPublic":true} as const;
export const verifyChallenge = {"id":"verifyChallenge","method":"post","path":"/api/common/verify/token","domain":"session","effect":"write"} as const;
