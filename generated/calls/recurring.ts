// Made by npm run generate. Do not edit.

export const checkRecurringSchedule = {"id":"checkRecurringSchedule","method":"post","path":"/api/recurring/check","domain":"recurring","effect":"read"} as const;
export const createRecurringPayment = {"id":"createRecurringPayment","method":"post","path":"/api/recurring/submit","domain":"recurring","effect":"write"} as const;
export const getRecurringPayment = {"id":"getRecurringPayment","method":"post","path":"/api/recurring/detail","domain":"recurring","effect":"read"} as const;
export const listRecurringOccurrences = {"id":"listRecurringOccurrences","method":"post","path":"/api/recurring/occurrence/list","domain":"recurring","effect":"read"} as const;
export const listRecurringPayments = {"id":"listRecurringPayments","method":"post","path":"/api/recurring/list","domain":"recurring","effect":"read"} as const;
export const resubmitRecurringPayment = {"id":"resubmitRecurringPayment","method":"post","path":"/api/recurring/submit/repair","domain":"recurring","effect":"write"} as const;
export const skipRecurringOccurrence = {"id":"skipRecurringOccurrence","method":"post","path":"/api/recurring/skip","domain":"recurring","effect":"write"} as const;
export const stopRecurringPayment = {"id":"stopRecurringPayment","method":"post","path":"/api/recurring/stop","domain":"recurring","effect":"write"} as const;
