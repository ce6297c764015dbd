// Made by npm run generate. Do not edit.

export const connectBulkProgress = {"id":"connectBulkProgress","method":"post","path":"/api/bulk/mp/upload/notif/connect","domain":"notifications","effect":"read"} as const;
export const countUnreadMessages = {"id":"countUnreadMessages","method":"get","path":"/api/inbox/unread-count","domain":"notifications","effect":"read"} as const;
export const deleteInboxMessages = {"id":"deleteInboxMessages","method":"post","path":"/api/inbox/delete","domain":"notifications","effect":"write"} as const;
export const issueEventTicket = {"id":"issueEventTicket","method":"post","path":"/api/user/auth/event/ticket","domain":"notifications","effect":"read"} as const;
export const listInboxMessages = {"id":"listInboxMessages","method":"post","path":"/api/inbox/list","domain":"notifications","effect":"read"} as const;
export const markAllInboxMessagesRead = {"id":"markAllInboxMessagesRead","method":"post","path":"/api/inbox/read-all","domain":"notifications","effect":"write"} as const;
export const markInboxMessagesRead = {"id":"markInboxMessagesRead","method":"post","path":"/api/inbox/read","domain":"notifications","effect":"write"} as const;
export const openEventStream = {"id":"openEventStream","method":"get","path":"/notif/stream","domain":"notifications","effect":"read","isPublic":true} as const;
export const readInboxMessage = {"id":"readInboxMessage","method":"post","path":"/api/inbox/detail","domain":"notifications","effect":"read"} as const;
export const subscribeTopics = {"id":"subscribeTopics","method":"post","path":"/notif/subscribe/secure","domain":"notifications","effect":"read"} as const;
export const unsubscribeTopics = {"id":"unsubscribeTopics","method":"post","path":"/notif/unsubscribe/secure","domain":"notifications","effect":"read"} as const;
export const updateBulkNotice = {"id":"updateBulkNotice","method":"post","path":"/api/bulk/mp/upload/notif/update/status","domain":"notifications","effect":"write"} as const;
