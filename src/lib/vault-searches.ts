// The last searches of a user, which search fields offer again.
import { rememberSearch } from '../../domain/recent-searches.ts';
import { readStored, store } from './storage.ts';
import { decryptValue, encryptValue, type EncryptedValue } from './vault-cipher.ts';

const nameOf = (userId: string, field: string) => `${userId} ${field}`;

export async function readSearches(userId: string, field: string): Promise<readonly string[]> {
  const kept = await readStored<EncryptedValue>('searches', nameOf(userId, field));
  return kept ? decryptValue<readonly string[]>(kept) : [];
}

export async function saveSearch(userId: string, field: string, search: string): Promise<readonly string[]> {
  const searches = rememberSearch(await readSearches(userId, field), search);
  await store('searches', nameOf(userId, field), await encryptValue(searches));
  return searches;
}
