// What a form has sent and got no answer to, so that the bank can be asked about it by the same key after a reload.
import { dropStored, readAllStored, readStored, store } from './storage.ts';
import { decryptValue, encryptValue, type EncryptedValue } from './vault-cipher.ts';

export interface Unanswered<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
  readonly sentAt: number;
}

export interface SentFacts {
  readonly userId: string;
  readonly form: string;
  readonly sentAt: number;
}

interface KeptSent extends SentFacts {
  readonly sealed: EncryptedValue;
}

const nameOf = (userId: string, form: string) => `${userId} ${form}`;

export async function keepSent<Body>(userId: string, form: string, sent: Unanswered<Body>): Promise<void> {
  const kept: KeptSent = { userId, form, sentAt: sent.sentAt, sealed: await encryptValue(sent) };
  await store('sent', nameOf(userId, form), kept);
}

export async function readSent<Body>(userId: string, form: string): Promise<Unanswered<Body> | undefined> {
  const kept = await readStored<KeptSent>('sent', nameOf(userId, form));
  return kept && decryptValue<Unanswered<Body>>(kept.sealed);
}

export const dropSent = (userId: string, form: string): Promise<unknown> => dropStored('sent', nameOf(userId, form));

export const listSent = async (userId: string): Promise<readonly SentFacts[]> =>
  (await readAllStored<KeptSent>('sent')).filter((one) => one.userId === userId);
