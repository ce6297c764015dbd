import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { connectBulkProgress, updateBulkNotice } from './bulk-progress.ts';
import { deleteInboxMessages, markAllInboxMessagesRead, markInboxMessagesRead } from './inbox-change.ts';
import { countUnreadMessages, listInboxMessages, readInboxMessage } from './inbox-read.ts';
import { openEventStream } from './stream.ts';
import { issueEventTicket } from './ticket.ts';
import { subscribeTopics, unsubscribeTopics } from './topics.ts';

export const notificationHandlers = {
  issueEventTicket,
  openEventStream,
  subscribeTopics,
  unsubscribeTopics,
  listInboxMessages,
  readInboxMessage,
  countUnreadMessages,
  markInboxMessagesRead,
  markAllInboxMessagesRead,
  deleteInboxMessages,
  connectBulkProgress,
  updateBulkNotice,
} satisfies Partial<Handlers<Context>>;
