import { topicsOfRoles } from '../../domain/event-topics.ts';
import { idleState } from '../../domain/session-idle.ts';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';
import { spendTicket } from './ticket.ts';
import { storeTopics } from './topics.ts';

async function sessionOf(db: Database, sessionId: string) {
  const session = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.user_id', '=', 's.user_id'),
    )
    .select(['s.company_id', 's.user_id', 's.last_used_at', 's.ended_at', 's.ended_code', 'u.roles', 'u.status'])
    .where('s.session_id', '=', sessionId)
    .executeTakeFirst();
  if (!session || session.status !== 'active') throw new Refusal('401');
  return session;
}

type Session = Awaited<ReturnType<typeof sessionOf>>;

async function checkOpen({ db, now }: Context, { ended_at, ended_code, last_used_at }: Session): Promise<void> {
  if (ended_at) throw new Refusal((ended_code ?? '401') as ErrorCode, { time: { at: ended_at.getTime() } });
  const policy = { idleSeconds: await readNumber(db, 'IDLE_TIMEOUT_SECONDS'), warningSeconds: 0 };
  if (idleState(last_used_at.getTime(), now.getTime(), policy).kind === 'over') throw new Refusal('166');
}

export const openEventStream: Handlers<Context>['openEventStream'] = async ({ query, header }, context) => {
  const { db, events, language } = context;
  const sessionId = await spendTicket(context, query.xid);
  const session = await sessionOf(db, sessionId);
  await checkOpen(context, session);
  const { company_id: companyId, user_id: userId, roles } = session;
  await storeTopics(db, { companyId, sessionId }, topicsOfRoles(roles));
  const lastEventId = (header as Readonly<Record<string, string | undefined>>)['last-event-id'];
  const owner = { companyId, userId, sessionId, language };
  const content = await events.open(owner, lastEventId === undefined ? undefined : Number(lastEventId));
  return { mediaType: 'text/event-stream', content };
};
