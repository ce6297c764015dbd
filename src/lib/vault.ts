// What somebody was typing, kept until it is sent or given up.
import { dropStored, readAllStored, readStored, store } from './storage.ts';
import { decryptValue, prepareKey, encryptValue, type EncryptedValue } from './vault-cipher.ts';

const restMilliseconds = 400;
const mostAge = 7 * 86_400_000;

export interface DraftFacts {
  readonly userId: string;
  /** One word for the form. */
  readonly form: string;
  /** Where it was typed, so that the person can be taken back. */
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

/** Writing takes a moment: a draft that is dropped meanwhile must not be written after that. */
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

/** Written at once, because the page may be going away. */
export const flushDrafts = (): Promise<unknown> => Promise.all([...waiting.keys()].map(keep));

const flush = () => void flushDrafts();

/** EncryptedValue at once, because a page that goes away has no time left for it; written when the typing rests. */
export function saveDraft(userId: string, form: string, value: unknown): void {
  const name = nameOf(userId, form);
  clearTimeout(waiting.get(name)?.timer);
  const timer = setTimeout(() => void keep(name), restMilliseconds);
  const address = location.pathname + location.search;
  waiting.set(name, { userId, form, address, savedAt: Date.now(), sealed: encryptValue(value), timer });
  // To listen again with the same function is to listen once.
  document.addEventListener('visibilitychange', flush);
  addEventListener('beforeunload', flush);
  addEventListener('pagehide', flush);
}

/** Whoever looks for a draft is about to type one. */
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

/** The newest first; those that are too old are dropped on the way. */
export async function listDrafts(userId: string): Promise<readonly DraftFacts[]> {
  const all = await readAllStored<KeptDraft>('drafts');
  const isOld = ({ savedAt }: DraftFacts) => Date.now() - savedAt > mostAge;
  await Promise.all(all.filter(isOld).map(({ userId: owner, form }) => dropDraft(owner, form)));
  const mine = all.filter((draft) => draft.userId === userId && !isOld(draft));
  return mine
    .map(({ form, address, savedAt }) => ({ userId, form, address, savedAt }))
    .toSorted((a, b) => b.savedAt - a.savedAt);
}
