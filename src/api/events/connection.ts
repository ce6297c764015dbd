// One connection to the event stream: a ticket, the stream, its end. EventSource cannot do it, because the ticket of an
// address is spent by the first connection and the last event goes into a header.
import { issueEventTicket, openEventStream } from '../../../generated/calls/notifications.ts';
import type { EventTicket, NotificationEvent } from '../../../generated/types.ts';
import { chosenLocale } from '../../lib/language.ts';
import { ask } from '../ask.ts';
import { decryptWithSessionKey } from '../session/encryption.ts';
import type { LiveSession } from '../session/session-store.ts';
import { blocksOf, readEvent } from './event-text.ts';

/** The bank says something every fifteen seconds; three times nothing means that nobody is there. */
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

/** Resolves when the stream ends; rejects when it cannot be opened or falls silent. */
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
