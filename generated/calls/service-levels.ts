// Made by npm run generate. Do not edit.

export const editServiceLevel = {"id":"editServiceLevel","method":"post","path":"/api/admin/sla/edit","domain":"service-levels","effect":"write"} as const;
export const getServiceLevel = {"id":"getServiceLevel","method":"post","path":"/api/admin/sla/detail","domain":"service-levels","effect":"read"} as const;
export const listServiceLevels = {"id":"listServiceLevels","method":"get","path":"/api/admin/sla/list","domain":"service-levels","effect":"read"} as const;
