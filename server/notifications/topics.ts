import { topicsOfRoles, withTopics, withoutTopics } from '../../domain/event-topics.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { EventTopic } from '../../generated/types.ts';
import type { Context, Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { decryptFromSession, encryptForSession } from '../session-encryption.ts';
import { isTopicSelection } from './is-topic-selection.ts';

type Subscriber = Pick<Who, 'companyId' | 'sessionId'>;

/** Sets the topics that the stream of a session carries, in every process. */
export async function storeTopics(
  db: Database,
  { companyId, sessionId }: Subscriber,
  topics: EventTopic[],
): Promise<void> {
  await db
    .insertInto('stream_topics')
    .values({ company_id: companyId, session_id: sessionId, topics })
    .onConflict((conflict) => conflict.columns(['company_id', 'session_id']).doUpdateSet({ topics }))
    .execute();
}

export async function currentTopics(db: Database, { companyId, sessionId, roles }: Who): Promise<EventTopic[]> {
  const found = await db
    .selectFrom('stream_topics')
    .select('topics')
    .where('company_id', '=', companyId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return found?.topics ?? topicsOfRoles(roles);
}

type Change = (current: EventTopic[], named: EventTopic[]) => EventTopic[];

async function changeTopics({ db, who }: Context, sealed: string, change: Change): Promise<string> {
  const selection = await decryptFromSession(who, sealed, 'data');
  if (!isTopicSelection(selection)) throw new Refusal('400', {}, [{ field: 'data', code: 'FIELD_FORMAT' }]);
  const topics = change(await currentTopics(db, who), selection.topics);
  await storeTopics(db, who, topics);
  return encryptForSession(who, { topics });
}

export const subscribeTopics: Handlers<Context>['subscribeTopics'] = ({ body }, context) =>
  changeTopics(context, body.data, (current, named) => withTopics(current, named, context.who.roles));

export const unsubscribeTopics: Handlers<Context>['unsubscribeTopics'] = ({ body }, context) =>
  changeTopics(context, body.data, withoutTopics);
