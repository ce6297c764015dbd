// Closes the streams of sessions that have ended, and warns sessions that are about to end.
import { idleState, type IdlePolicy } from '../../domain/session-idle.ts';
import type { Database } from '../db/database.ts';
import { readNumber } from '../parameters.ts';
import { openSessions } from './store.ts';
import { writeUnnumbered, type EventStream } from './stream.ts';

function endOrWarn(stream: EventStream, lastUsed: Date, now: Date, policy: IdlePolicy): void {
  const state = idleState(lastUsed.getTime(), now.getTime(), policy);
  const at = now.toISOString();
  if (state.kind === 'over') {
    stream.buffer.put(writeUnnumbered({ type: 'session-ended', at, reason: 'idle' }));
    stream.buffer.close();
  }
  if (state.kind !== 'warned' || stream.warnedOf === state.endsAt) return;
  stream.warnedOf = state.endsAt;
  stream.buffer.put(writeUnnumbered({ type: 'session-idle', at, idleEndsAt: new Date(state.endsAt).toISOString() }));
}

export async function endIdleStreams(db: Database, now: Date, streams: readonly EventStream[]): Promise<void> {
  if (streams.length === 0) return;
  const policy = {
    idleSeconds: await readNumber(db, 'IDLE_TIMEOUT_SECONDS'),
    warningSeconds: await readNumber(db, 'IDLE_WARNING_SECONDS'),
  };
  const open = await openSessions(
    db,
    streams.map(({ owner }) => owner.sessionId),
  );
  for (const stream of streams) {
    const lastUsed = open.get(stream.owner.sessionId);
    if (lastUsed) endOrWarn(stream, lastUsed, now, policy);
    else stream.buffer.close();
  }
}
