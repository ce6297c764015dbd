// Made by npm run generate. Do not edit.

export const approveAdminTask = {"id":"approveAdminTask","method":"post","path":"/api/admin/task/approve","domain":"tasks","effect":"write"} as const;
export const cancelAdminTask = {"id":"cancelAdminTask","method":"post","path":"/api/admin/task/cancel","domain":"tasks","effect":"write"} as const;
export const countAdminTasks = {"id":"countAdminTasks","method":"get","path":"/api/admin/task/count","domain":"tasks","effect":"read"} as const;
export const generateAdminChallenge = {"id":"generateAdminChallenge","method":"post","path":"/api/admin/task/challenge","domain":"tasks","effect":"write"} as const;
export const getAccountGroupingTask = {"id":"getAccountGroupingTask","method":"post","path":"/api/admin/task/account-grouping/detail","domain":"tasks","effect":"read"} as const;
export const getAdminActedTask = {"id":"getAdminActedTask","method":"post","path":"/api/admin/task/action-history/detail","domain":"tasks","effect":"read"} as const;
export const getAdminTask = {"id":"getAdminTask","method":"post","path":"/api/admin/task/detail","domain":"tasks","effect":"read"} as const;
export const getAdminTaskHistory = {"id":"getAdminTaskHistory","method":"post","path":"/api/admin/task/history","domain":"tasks","effect":"read"} as const;
export const getBulkFavoriteTask = {"id":"getBulkFavoriteTask","method":"post","path":"/api/admin/task/bulk-favorite/detail","domain":"tasks","effect":"read"} as const;
export const getBulkFavoriteTaskRecord = {"id":"getBulkFavoriteTaskRecord","method":"post","path":"/api/admin/task/bulk-favorite/record/detail","domain":"tasks","effect":"read"} as const;
export const getWorkflowTaskStages = {"id":"getWorkflowTaskStages","method":"post","path":"/api/admin/task/approval-workflow/stages","domain":"tasks","effect":"read"} as const;
export const listAdminActionHistory = {"id":"listAdminActionHistory","method":"post","path":"/api/admin/task/action-history/list","domain":"tasks","effect":"read"} as const;
export const listAdminTaskStatus = {"id":"listAdminTaskStatus","method":"post","path":"/api/admin/task/status/list","domain":"tasks","effect":"read"} as const;
export const listAdminTasksToApprove = {"id":"listAdminTasksToApprove","method":"post","path":"/api/admin/task/to-approve/list","domain":"tasks","effect":"read"} as const;
export const listAdminTasksToRepair = {"id":"listAdminTasksToRepair","method":"post","path":"/api/admin/task/to-repair/list","domain":"tasks","effect":"read"} as const;
export const listBulkFavoriteTaskRecords = {"id":"listBulkFavoriteTaskRecords","method":"post","path":"/api/admin/task/bulk-favorite/record/list","domain":"tasks","effect":"read"} as const;
export const previewAdminDecision = {"id":"previewAdminDecision","method":"post","path":"/api/admin/task/approver-confirmation","domain":"tasks","effect":"read"} as const;
export const processPendingTasks = {"id":"processPendingTasks","method":"post","path":"/api/admin/pending-task/proccess","domain":"tasks","effect":"write"} as const;
export const rejectAdminTask = {"id":"rejectAdminTask","method":"post","path":"/api/admin/task/reject","domain":"tasks","effect":"write"} as const;
export const returnFailedAdminTask = {"id":"returnFailedAdminTask","method":"post","path":"/api/admin/task/return-to-maker","domain":"tasks","effect":"write"} as const;
export const sendAdminTaskToRepair = {"id":"sendAdminTaskToRepair","method":"post","path":"/api/admin/task/send-to-repair","domain":"tasks","effect":"write"} as const;
