// The list views that a user has named. Their filters can name a payee or an account, so they are encrypted.
import { readStored, store } from './storage.ts';
import { decryptValue, encryptValue, type EncryptedValue } from './vault-cipher.ts';

export interface SavedView {
  readonly name: string;
  readonly address: string;
  readonly columns: readonly string[];
}

const nameOf = (userId: string, list: string) => `${userId} ${list}`;

export async function readViews(userId: string, list: string): Promise<readonly SavedView[]> {
  const kept = await readStored<EncryptedValue>('views', nameOf(userId, list));
  return kept ? decryptValue<readonly SavedView[]>(kept) : [];
}

export async function keepViews(userId: string, list: string, views: readonly SavedView[]): Promise<void> {
  await store('views', nameOf(userId, list), await encryptValue(views));
}
