// Encrypted drafts of forms, kept until the form is sent or the draft is deleted.
import { dropStored, readAllStored, readStored, store } from './storage.ts';
import { decryptValue, prepareKey, encryptValue, type EncryptedValue } from './vault-cipher.ts';

const restMilliseconds = 400;
const mostAge = 7 * 86_400_000;

export interface DraftFacts {
  readonly userId: string;
  /** A short name of the form. */
  readonly form: string;
  /** The page where it was typed, so that a link can lead back to it. */
  readonly address: string;
  readonly savedAt: number;
}

interface KeptDraft extends DraftFacts {
  readonly sealed: EncryptedValue;
}

export interface Draft<Value> {
  readonly value: Value;
  readonly savedAt: number;
}

interface Waiting extends DraftFacts {
  readonly sealed: Promise<EncryptedValue>;
  readonly timer: ReturnType<typeof setTimeout>;
}

const waiting = new Map<string, Waiting>();
const nameOf = (userId: string, form: string) => `${userId} ${form}`;

const running = new Map<string, Promise<unknown>>();

/** Runs the writes of one draft in order: without this, a deleted draft could be written again by an earlier save. */
function inTurn(name: string, work: () => Promise<unknown>): Promise<unknown> {
  const turn = (running.get(name) ?? Promise.resolve()).then(work, work);
  running.set(name, turn);
  return turn;
}

async function write(name: string, { userId, form, address, savedAt, sealed }: Waiting): Promise<void> {
  const kept: KeptDraft = { userId, form, address, savedAt, sealed: await sealed };
  await store('drafts', name, kept);
}

async function keep(name: string): Promise<void> {
  const draft = waiting.get(name);
  if (!draft) return;
  waiting.delete(name);
  clearTimeout(draft.timer);
  await inTurn(name, () => write(name, draft));
}

/** Writes all pending drafts without waiting for the pause in typing. */
export const flushDrafts = (): Promise<unknown> => Promise.all([...waiting.keys()].map(keep));

const flush = () => void flushDrafts();

/** Encrypts immediately, because a closing page has no time for it, and writes after a pause in typing. */
export function saveDraft(userId: string, form: string, value: unknown): void {
  const name = nameOf(userId, form);
  clearTimeout(waiting.get(name)?.timer);
  const timer = setTimeout(() => void keep(name), restMilliseconds);
  const address = location.pathname + location.search;
  waiting.set(name, { userId, form, address, savedAt: Date.now(), sealed: encryptValue(value), timer });
  // Adding the same listener again has no effect.
  document.addEventListener('visibilitychange', flush);
  addEventListener('beforeunload', flush);
  addEventListener('pagehide', flush);
}

/** Prepares the key as well, since a form that reads a draft will soon save one. */
export async function readDraft<Value>(userId: string, form: string): Promise<Draft<Value> | undefined> {
  await prepareKey();
  const kept = await readStored<KeptDraft>('drafts', nameOf(userId, form));
  if (!kept || Date.now() - kept.savedAt > mostAge) return undefined;
  return { value: await decryptValue<Value>(kept.sealed), savedAt: kept.savedAt };
}

export async function dropDraft(userId: string, form: string): Promise<void> {
  const name = nameOf(userId, form);
  clearTimeout(waiting.get(name)?.timer);
  waiting.delete(name);
  await inTurn(name, () => dropStored('drafts', name));
}

/** Returns the newest first and deletes those that are too old. */
export async function listDrafts(userId: string): Promise<readonly DraftFacts[]> {
  const all = await readAllStored<KeptDraft>('drafts');
  const isOld = ({ savedAt }: DraftFacts) => Date.now() - savedAt > mostAge;
  await Promise.all(all.filter(isOld).map(({ userId: owner, form }) => dropDraft(owner, form)));
  const mine = all.filter((draft) => draft.userId === userId && !isOld(draft));
  return mine
    .map(({ form, address, savedAt }) => ({ userId, form, address, savedAt }))
    .toSorted((a, b) => b.savedAt - a.savedAt);
}
