// Made by npm run generate. Do not edit.

export const addBulkRecord = {"id":"addBulkRecord","method":"post","path":"/api/bulk/record/add","domain":"bulk","effect":"write"} as const;
export const cancelBulkUpload = {"id":"cancelBulkUpload","method":"post","path":"/api/bulk/upload/cancel","domain":"bulk","effect":"write"} as const;
export const deleteBulkFiles = {"id":"deleteBulkFiles","method":"post","path":"/api/bulk/file/delete","domain":"bulk","effect":"write"} as const;
export const deleteBulkRecords = {"id":"deleteBulkRecords","method":"post","path":"/api/bulk/record/delete","domain":"bulk","effect":"write"} as const;
export const downloadBulkFile = {"id":"downloadBulkFile","method":"get","path":"/api/bulk/file/download","domain":"bulk","effect":"read"} as const;
export const downloadBulkSample = {"id":"downloadBulkSample","method":"get","path":"/api/bulk/template/sample","domain":"bulk","effect":"read"} as const;
export const downloadBulkTemplate = {"id":"downloadBulkTemplate","method":"get","path":"/api/bulk/template/download","domain":"bulk","effect":"read"} as const;
export const editBulkHeader = {"id":"editBulkHeader","method":"post","path":"/api/bulk/header/edit","domain":"bulk","effect":"write"} as const;
export const editBulkRecord = {"id":"editBulkRecord","method":"post","path":"/api/bulk/record/edit","domain":"bulk","effect":"write"} as const;
export const getBulkControlTotals = {"id":"getBulkControlTotals","method":"post","path":"/api/bulk/file/control-total","domain":"bulk","effect":"read"} as const;
export const getBulkFile = {"id":"getBulkFile","method":"post","path":"/api/bulk/file/detail","domain":"bulk","effect":"read"} as const;
export const getBulkRecord = {"id":"getBulkRecord","method":"post","path":"/api/bulk/record/detail","domain":"bulk","effect":"read"} as const;
export const getBulkUploadProgress = {"id":"getBulkUploadProgress","method":"post","path":"/api/bulk/upload/progress","domain":"bulk","effect":"read"} as const;
export const ignoreBulkFaults = {"id":"ignoreBulkFaults","method":"post","path":"/api/bulk/record/ignore","domain":"bulk","effect":"write"} as const;
export const listBulkFiles = {"id":"listBulkFiles","method":"post","path":"/api/bulk/validation/list","domain":"bulk","effect":"read"} as const;
export const listBulkOptions = {"id":"listBulkOptions","method":"get","path":"/api/bulk/option","domain":"bulk","effect":"read"} as const;
export const listBulkRecords = {"id":"listBulkRecords","method":"post","path":"/api/bulk/record/list","domain":"bulk","effect":"read"} as const;
export const listBulkTemplates = {"id":"listBulkTemplates","method":"get","path":"/api/bulk/template/list","domain":"bulk","effect":"read"} as const;
export const proceedBulkFiles = {"id":"proceedBulkFiles","method":"post","path":"/api/bulk/proceed","domain":"bulk","effect":"write"} as const;
export const replaceBulkBeneficiaryNames = {"id":"replaceBulkBeneficiaryNames","method":"post","path":"/api/bulk/record/replace-name","domain":"bulk","effect":"write"} as const;
export const resubmitBulkFile = {"id":"resubmitBulkFile","method":"post","path":"/api/bulk/resubmit","domain":"bulk","effect":"write"} as const;
export const revalidateBulkFile = {"id":"revalidateBulkFile","method":"post","path":"/api/bulk/file/validate","domain":"bulk","effect":"write"} as const;
export const uploadBulkFiles = {"id":"uploadBulkFiles","method":"post","path":"/api/bulk/upload","domain":"bulk","effect":"write"} as const;
