// Opens a user's event stream over HTTP, as a browser does.
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { compactDecrypt } from 'jose';
import { operations } from '../../generated/operations.ts';
import { readFrom, type EventReader } from '../server/event-reader.ts';
import type { Subject } from './subject.ts';

export async function openStreamOf({ journal, prepared, url }: Subject, userId: string): Promise<EventReader> {
  const secretKey = prepared.sessions.get(userId)?.secretKey ?? new Uint8Array();
  const reply = await journal.read(userId, 'issueEventTicket', {});
  const { plaintext } = await compactDecrypt(String(reply?.output), secretKey);
  const { ticket } = JSON.parse(new TextDecoder().decode(plaintext)) as { ticket: string };
  const { status, body } = await fetch(`${url}${operations.openEventStream.path}?xid=${ticket}`);
  if (status !== 200 || !body) throw new Error(`The stream was refused with ${status}`);
  return readFrom(Readable.fromWeb(body as ReadableStream<Uint8Array>));
}
