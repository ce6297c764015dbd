// Opens one connection to the event stream with a ticket. EventSource cannot be used: a ticket is valid for one
// connection only, and the id of the last event must go into a header.
import { issueEventTicket, openEventStream } from '../../../generated/calls/notifications.ts';
import type { EventTicket, NotificationEvent } from '../../../generated/types.ts';
import { chosenLocale } from '../../lib/language.ts';
import { ask } from '../ask.ts';
import { decryptWithSessionKey } from '../session/encryption.ts';
import type { LiveSession } from '../session/session-store.ts';
import { blocksOf, readEvent } from './event-text.ts';

/** The bank sends something every 15 seconds; three missing messages mean that the connection is lost. */
const mostSilenceMilliseconds = 45_000;

export interface Connection {
  readonly session: LiveSession;
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  onOpen(): void;
  onEvent(event: NotificationEvent, id: string | undefined): void;
}

async function open({ session, lastEventId, signal }: Connection): Promise<ReadableStream<Uint8Array>> {
  const { ticket } = await decryptWithSessionKey<EventTicket>(session, await ask(issueEventTicket, {}, { signal }));
  const query = new URLSearchParams({ xid: ticket });
  const headers = {
    Accept: 'text/event-stream',
    'Accept-Language': chosenLocale(),
    ...(lastEventId && { 'Last-Event-ID': lastEventId }),
  };
  const response = await fetch(`${openEventStream.path}?${query}`, { headers, signal, cache: 'no-store' });
  if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}`);
  return response.body;
}

/** Resolves when the stream ends. Rejects if it cannot be opened or no message arrives in time. */
export async function runConnection(connection: Connection): Promise<void> {
  const silence = new AbortController();
  const hush = () => setTimeout(() => silence.abort(), mostSilenceMilliseconds);
  let timer = hush();
  try {
    const signal = AbortSignal.any([connection.signal, silence.signal]);
    const body = await open({ ...connection, signal });
    connection.onOpen();
    for await (const block of blocksOf(body)) {
      clearTimeout(timer);
      timer = hush();
      const sent = readEvent(block);
      if (sent) connection.onEvent(JSON.parse(sent.data) as NotificationEvent, sent.id);
    }
  } finally {
    clearTimeout(timer);
  }
}
