// Made by npm run generate. Do not edit.

export const listBankDirectory = {"id":"listBankDirectory","method":"post","path":"/api/information/bank-directory/list","domain":"information","effect":"read"} as const;
export const listCutOffTimes = {"id":"listCutOffTimes","method":"post","path":"/api/information/cut-off-time/list","domain":"information","effect":"read"} as const;
export const listDailyLimitUsage = {"id":"listDailyLimitUsage","method":"post","path":"/api/information/daily-limit-usage/list","domain":"information","effect":"read"} as const;
export const listExchangeRates = {"id":"listExchangeRates","method":"post","path":"/api/information/exchange-rate/list","domain":"information","effect":"read"} as const;
export const listFees = {"id":"listFees","method":"post","path":"/api/information/fee/list","domain":"information","effect":"read"} as const;
export const readErrorCatalogue = {"id":"readErrorCatalogue","method":"get","path":"/api/information/error-catalogue","domain":"information","effect":"read","isPublic":true} as const;
