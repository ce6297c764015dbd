// Made by npm run generate. Do not edit.

export const checkUnderlyingSelection = {"id":"checkUnderlyingSelection","method":"post","path":"/api/underlying/selection/check","domain":"underlying","effect":"read"} as const;
export const downloadUnderlyingFile = {"id":"downloadUnderlyingFile","method":"get","path":"/api/underlying/document/file","domain":"underlying","effect":"read"} as const;
export const getUnderlyingDocument = {"id":"getUnderlyingDocument","method":"post","path":"/api/underlying/document/detail","domain":"underlying","effect":"read"} as const;
export const getUnderlyingLimits = {"id":"getUnderlyingLimits","method":"get","path":"/api/underlying/limit","domain":"underlying","effect":"read"} as const;
export const listUnderlyingDocuments = {"id":"listUnderlyingDocuments","method":"post","path":"/api/underlying/document/list","domain":"underlying","effect":"read"} as const;
export const listUnderlyingUses = {"id":"listUnderlyingUses","method":"post","path":"/api/underlying/usage/list","domain":"underlying","effect":"read"} as const;
export const uploadUnderlyingDocument = {"id":"uploadUnderlyingDocument","method":"post","path":"/api/underlying/document/upload","domain":"underlying","effect":"write"} as const;
