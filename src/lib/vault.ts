// Encrypted drafts of forms, kept until the form is sent or the draft is deleted. Each tab has its own draft of a form;
// a tab without one is offered the newest of the others.
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
  readonly tab: string;
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
const tabKey = 'drafts-of-tab';

/** The session storage of a tab survives a reload, and no other tab has it. */
function thisTab(): string {
  const known = sessionStorage.getItem(tabKey);
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  sessionStorage.setItem(tabKey, fresh);
  return fresh;
}

const nameOf = (userId: string, form: string, tab = thisTab()) => `${userId} ${form} ${tab}`;

/** The draft of another tab that this tab was offered, by the name of its own. */
const adopted = new Map<string, string>();

const running = new Map<string, Promise<unknown>>();

/** Runs the writes of one draft in order: without this, a deleted draft could be written again by an earlier save. */
function inTurn(name: string, work: () => Promise<unknown>): Promise<unknown> {
  const turn = (running.get(name) ?? Promise.resolve()).then(work, work);
  running.set(name, turn);
  return turn;
}

async function write(name: string, { userId, form, address, savedAt, sealed }: Waiting): Promise<void> {
  const kept: KeptDraft = { userId, form, tab: thisTab(), address, savedAt, sealed: await sealed };
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

const isOld = ({ savedAt }: DraftFacts) => Date.now() - savedAt > mostAge;
const newestFirst = (a: DraftFacts, b: DraftFacts) => b.savedAt - a.savedAt;

/** Finds the draft of this tab, or else the newest that another tab left. */
async function findDraft(userId: string, form: string): Promise<KeptDraft | undefined> {
  const own = await readStored<KeptDraft>('drafts', nameOf(userId, form));
  if (own && !isOld(own)) return own;
  const all = await readAllStored<KeptDraft>('drafts');
  return all.filter((one) => one.userId === userId && one.form === form && !isOld(one)).toSorted(newestFirst)[0];
}

/** Prepares the key as well, since a form that reads a draft will soon save one. */
export async function readDraft<Value>(userId: string, form: string): Promise<Draft<Value> | undefined> {
  await prepareKey();
  const kept = await findDraft(userId, form);
  if (!kept) return undefined;
  adopted.set(nameOf(userId, form), nameOf(userId, form, kept.tab));
  return { value: await decryptValue<Value>(kept.sealed), savedAt: kept.savedAt };
}

async function dropNamed(name: string): Promise<void> {
  clearTimeout(waiting.get(name)?.timer);
  waiting.delete(name);
  await inTurn(name, () => dropStored('drafts', name));
}

/** Deletes the draft of this tab, and the one that it was offered. */
export async function dropDraft(userId: string, form: string): Promise<void> {
  const own = nameOf(userId, form);
  const names = new Set([own, adopted.get(own) ?? own]);
  adopted.delete(own);
  await Promise.all([...names].map(dropNamed));
}

/** Returns the newest draft of each form, the newest first, and deletes those that are too old. */
export async function listDrafts(userId: string): Promise<readonly DraftFacts[]> {
  const all = await readAllStored<KeptDraft>('drafts');
  await Promise.all(all.filter(isOld).map(({ userId: owner, form, tab }) => dropNamed(nameOf(owner, form, tab))));
  const mine = all.filter((draft) => draft.userId === userId && !isOld(draft)).toSorted(newestFirst);
  const newest = [...Map.groupBy(mine, ({ form }) => form).values()].flatMap(([first]) => first ?? []);
  return newest.map(({ form, address, savedAt }) => ({ userId, form, address, savedAt }));
}
