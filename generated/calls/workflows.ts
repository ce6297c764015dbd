// Made by npm run generate. Do not edit.

export const checkApprovalWorkflowName = {"id":"checkApprovalWorkflowName","method":"post","path":"/api/admin/approval-workflow/validate-name","domain":"workflows","effect":"read"} as const;
export const checkMapOverlaps = {"id":"checkMapOverlaps","method":"post","path":"/api/admin/workflow-map/overlap/check","domain":"workflows","effect":"read"} as const;
export const checkWorkflowMapName = {"id":"checkWorkflowMapName","method":"post","path":"/api/admin/workflow-map/validate-name","domain":"workflows","effect":"read"} as const;
export const createApprovalWorkflow = {"id":"createApprovalWorkflow","method":"post","path":"/api/admin/approval-workflow/create","domain":"workflows","effect":"write"} as const;
export const createWorkflowMap = {"id":"createWorkflowMap","method":"post","path":"/api/admin/workflow-map/create","domain":"workflows","effect":"write"} as const;
export const deleteApprovalWorkflow = {"id":"deleteApprovalWorkflow","method":"post","path":"/api/admin/approval-workflow/delete","domain":"workflows","effect":"write"} as const;
export const deleteWorkflowMap = {"id":"deleteWorkflowMap","method":"post","path":"/api/admin/workflow-map/delete","domain":"workflows","effect":"write"} as const;
export const editApprovalWorkflow = {"id":"editApprovalWorkflow","method":"post","path":"/api/admin/approval-workflow/edit","domain":"workflows","effect":"write"} as const;
export const editWorkflowMap = {"id":"editWorkflowMap","method":"post","path":"/api/admin/workflow-map/edit","domain":"workflows","effect":"write"} as const;
export const getApprovalWorkflow = {"id":"getApprovalWorkflow","method":"post","path":"/api/admin/approval-workflow/detail","domain":"workflows","effect":"read"} as const;
export const getApprovalWorkflowImpact = {"id":"getApprovalWorkflowImpact","method":"post","path":"/api/admin/approval-workflow/impact","domain":"workflows","effect":"read"} as const;
export const getWorkflowMap = {"id":"getWorkflowMap","method":"post","path":"/api/admin/workflow-map/detail","domain":"workflows","effect":"read"} as const;
export const getWorkflowMapImpact = {"id":"getWorkflowMapImpact","method":"post","path":"/api/admin/workflow-map/impact","domain":"workflows","effect":"read"} as const;
export const inactivateApprovalWorkflow = {"id":"inactivateApprovalWorkflow","method":"post","path":"/api/admin/approval-workflow/inactivate","domain":"workflows","effect":"write"} as const;
export const inactivateWorkflowMap = {"id":"inactivateWorkflowMap","method":"post","path":"/api/admin/workflow-map/inactivate","domain":"workflows","effect":"write"} as const;
export const listApprovalWorkflows = {"id":"listApprovalWorkflows","method":"post","path":"/api/admin/approval-workflow/list","domain":"workflows","effect":"read"} as const;
export const listCoverageGaps = {"id":"listCoverageGaps","method":"post","path":"/api/admin/workflow-map/uncovered/list","domain":"workflows","effect":"read"} as const;
export const listStageCandidates = {"id":"listStageCandidates","method":"post","path":"/api/admin/approval-workflow/group/list","domain":"workflows","effect":"read"} as const;
export const listWorkflowMaps = {"id":"listWorkflowMaps","method":"post","path":"/api/admin/workflow-map/list","domain":"workflows","effect":"read"} as const;
export const previewApprovalWorkflow = {"id":"previewApprovalWorkflow","method":"post","path":"/api/admin/approval-workflow/route/preview","domain":"workflows","effect":"read"} as const;
export const previewWorkflowMap = {"id":"previewWorkflowMap","method":"post","path":"/api/admin/workflow-map/route/preview","domain":"workflows","effect":"read"} as const;
export const reactivateApprovalWorkflow = {"id":"reactivateApprovalWorkflow","method":"post","path":"/api/admin/approval-workflow/reactivate","domain":"workflows","effect":"write"} as const;
export const reactivateWorkflowMap = {"id":"reactivateWorkflowMap","method":"post","path":"/api/admin/workflow-map/reactivate","domain":"workflows","effect":"write"} as const;
export const searchApprovalWorkflows = {"id":"searchApprovalWorkflows","method":"post","path":"/api/admin/approval-workflow/option","domain":"workflows","effect":"read"} as const;
export const searchWorkflowMaps = {"id":"searchWorkflowMaps","method":"post","path":"/api/admin/workflow-map/option","domain":"workflows","effect":"read"} as const;
