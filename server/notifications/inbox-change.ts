import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { countUnread, deleteMessages, markRead } from '../mail/inbox-store.ts';

const changeOf = async ({ db, who }: Context, changed: number) => ({ changed, unread: await countUnread(db, who) });

export const markInboxMessagesRead: Handlers<Context>['markInboxMessagesRead'] = async ({ body }, context) => {
  const { db, who, now } = context;
  return changeOf(context, await markRead(db, who, now, body.messageIds));
};

export const markAllInboxMessagesRead: Handlers<Context>['markAllInboxMessagesRead'] = async (_, context) =>
  changeOf(context, await markRead(context.db, context.who, context.now));

export const deleteInboxMessages: Handlers<Context>['deleteInboxMessages'] = async ({ body }, context) =>
  changeOf(context, await deleteMessages(context.db, context.who, body.messageIds));
