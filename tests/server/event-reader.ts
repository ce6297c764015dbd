// Reads a stream of server-sent events like a browser.
import type { Readable } from 'node:stream';
import { compactDecrypt } from 'jose';
import { decryptFromStorage } from '../../server/storage-encryption.ts';
import { hashToken } from '../../server/people/authenticate.ts';
import type { TestBank } from './bank.ts';

export interface ReceivedEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EventReader {
  readonly received: readonly ReceivedEvent[];
  readonly comments: readonly string[];
  readonly isEnded: boolean;
  close(): void;
}

export async function decrypt(bank: TestBank, token: string, jwe: string): Promise<Record<string, unknown>> {
  const { plaintext } = await compactDecrypt(jwe, await secretKeyOf(bank, token));
  return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>;
}

export async function secretKeyOf({ services }: TestBank, token: string): Promise<Uint8Array> {
  const session = await services.db
    .selectFrom('sessions')
    .select('sealed_key')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  return decryptFromStorage(services.secrets.storageKey, session.sealed_key);
}

export async function takeTicket(bank: TestBank, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { output } = await bank.ask('POST', '/api/user/auth/event/ticket', undefined, headers);
  return String((await decrypt(bank, token, String(output)))['ticket']);
}

function parseEvent(block: string): ReceivedEvent {
  const lines = block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line) ?? []);
  const field = (name: string) => lines.find(([, key]) => key === name)?.[2];
  return { id: field('id'), event: field('event') ?? '', data: JSON.parse(field('data') ?? '{}') };
}

export async function openStream(
  { app }: TestBank,
  ticket: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const url = `/notif/stream?xid=${ticket}`;
  const reply = await app.inject({ method: 'GET', url, headers, payloadAsStream: true });
  if (reply.statusCode !== 200) throw new Error(`The stream was refused with ${reply.statusCode}`);
  return readFrom(reply.stream());
}

export function readFrom(stream: Readable): EventReader {
  const received: ReceivedEvent[] = [];
  const comments: string[] = [];
  const state = { rest: '', isEnded: false };
  stream.setEncoding('utf8').on('data', (text: string) => {
    const blocks = (state.rest + text).split('\n\n');
    state.rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith(':')) comments.push(block);
      else received.push(parseEvent(block));
  });
  for (const end of ['end', 'close', 'error']) stream.on(end, () => (state.isEnded = true));
  return {
    received,
    comments,
    get isEnded() {
      return state.isEnded;
    },
    close: () => void stream.destroy(),
  };
}
