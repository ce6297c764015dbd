// Made by npm run generate. Do not edit.

export const cancelForwardDated = {"id":"cancelForwardDated","method":"post","path":"/api/transaction-status/detail/forward/cancel","domain":"transactions","effect":"write"} as const;
export const cancelTransaction = {"id":"cancelTransaction","method":"post","path":"/api/transaction-status/detail/cancel","domain":"transactions","effect":"write"} as const;
export const changePickup = {"id":"changePickup","method":"post","path":"/api/transaction-status/chequebook/edit-pickup","domain":"transactions","effect":"write"} as const;
export const countTransactions = {"id":"countTransactions","method":"post","path":"/api/transaction-status/count","domain":"transactions","effect":"read"} as const;
export const downloadAdvice = {"id":"downloadAdvice","method":"post","path":"/api/transaction-status/advice/download","domain":"transactions","effect":"read"} as const;
export const downloadMt103 = {"id":"downloadMt103","method":"post","path":"/api/transaction-status/mt103/download","domain":"transactions","effect":"read"} as const;
export const downloadReceipt = {"id":"downloadReceipt","method":"post","path":"/api/transaction-status/receipt/download","domain":"transactions","effect":"read"} as const;
export const emailMt103 = {"id":"emailMt103","method":"post","path":"/api/transaction-status/mt103/email","domain":"transactions","effect":"write"} as const;
export const emailPlnToken = {"id":"emailPlnToken","method":"post","path":"/api/transaction-status/report/pln/email","domain":"transactions","effect":"write"} as const;
export const emailReceipt = {"id":"emailReceipt","method":"post","path":"/api/transaction-status/receipt/email","domain":"transactions","effect":"write"} as const;
export const executePending = {"id":"executePending","method":"post","path":"/api/transaction-status/detail/execute","domain":"transactions","effect":"write"} as const;
export const getBankEnquiry = {"id":"getBankEnquiry","method":"post","path":"/api/transaction-status/bank-enquiry","domain":"transactions","effect":"read"} as const;
export const getExecutionProcess = {"id":"getExecutionProcess","method":"post","path":"/api/transaction-status/v2/detail-process","domain":"transactions","effect":"read"} as const;
export const getTransaction = {"id":"getTransaction","method":"post","path":"/api/transaction-status/detail","domain":"transactions","effect":"read"} as const;
export const getTransactionOnItsWay = {"id":"getTransactionOnItsWay","method":"post","path":"/api/transaction-status/taskprocess/detail","domain":"transactions","effect":"read"} as const;
export const getTransactionRecord = {"id":"getTransactionRecord","method":"post","path":"/api/transaction-status/detail/bulk/record/detail","domain":"transactions","effect":"read"} as const;
export const getTransactionTimeline = {"id":"getTransactionTimeline","method":"post","path":"/api/transaction-status/timeline","domain":"transactions","effect":"read"} as const;
export const listProcessSteps = {"id":"listProcessSteps","method":"post","path":"/api/transaction-status/process-step/list","domain":"transactions","effect":"read"} as const;
export const listTransactionRecords = {"id":"listTransactionRecords","method":"post","path":"/api/transaction-status/detail/bulk/record","domain":"transactions","effect":"read"} as const;
export const listTransactions = {"id":"listTransactions","method":"post","path":"/api/transaction-status/list","domain":"transactions","effect":"read"} as const;
