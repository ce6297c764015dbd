// One open stream: which events of its company it carries, and the text of an event.
import { alwaysComes } from '../../domain/event-topics.ts';
import type { EventTopic, NotificationEvent } from '../../generated/types.ts';
import type { StreamBuffer } from './stream-buffer.ts';
import type { StoredEvent } from './store.ts';

export interface StreamOwner {
  readonly companyId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly language: 'EN' | 'ID';
}

export interface EventStream {
  readonly owner: StreamOwner;
  readonly buffer: StreamBuffer;
  /** The last event that was read, also if this stream does not carry it. */
  lastEventId: number;
  /** The time of the idle logout of which the session was last warned. */
  warnedOf: number | undefined;
}

export const stillHere = ': still here\n\n';

/** Writes an event without an id, because a reader that reconnects does not need it again. */
export const writeUnnumbered = (event: NotificationEvent) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

export function writeEvent(
  { event_id: id, type, data, in_indonesian: indonesian }: StoredEvent,
  language: 'EN' | 'ID',
) {
  const shown = language === 'ID' ? { ...data, ...indonesian } : data;
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(shown)}\n\n`;
}

export function isFor(userId: string, { user_id: one, user_ids: several }: StoredEvent): boolean {
  return (one === null || one === userId) && (several?.includes(userId) ?? true);
}

export function carries({ owner }: EventStream, event: StoredEvent, topics: readonly EventTopic[]): boolean {
  return isFor(owner.userId, event) && (alwaysComes(event.type) || topics.some((topic) => topic === event.type));
}
