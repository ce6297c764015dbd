import type { Context } from '../context.ts';
import { encryptForStorage, decryptFromStorage } from '../storage-encryption.ts';
import { setSavepoint } from '../savepoint.ts';
import { tryLock } from './advisory-lock.ts';

export type OneTimeKind = 'captcha' | 'mask';

interface OneTimeItem {
  readonly kind: OneTimeKind;
  readonly id: string;
  /** Stored encrypted. */
  readonly secret: Uint8Array;
  readonly expiresAt: Date;
}

type SeenItem = Pick<OneTimeItem, 'id' | 'expiresAt'> & { readonly kind: 'renewal' };

/** Stores an id until it expires. Returns false if it was stored before. */
export async function recordOnce({ db, now }: Context, { kind, id, expiresAt }: SeenItem): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('one_time_items')
    .values({ kind, item_id: id, content: '{}', expires_at: expiresAt, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function storeOneTimeItem({ db, secrets, now }: Context, item: OneTimeItem): Promise<void> {
  await db.deleteFrom('one_time_items').where('kind', '=', item.kind).where('expires_at', '<', now).execute();
  await db
    .insertInto('one_time_items')
    .values({
      kind: item.kind,
      item_id: item.id,
      content: JSON.stringify({ sealed: encryptForStorage(secrets.storageKey, item.secret).toString('base64') }),
      expires_at: item.expiresAt,
      used_at: null,
    })
    .execute();
}

/**
 * Returns the secret of an item that is neither used nor expired, and marks it as used, even if the call is refused
 * later. Returns undefined otherwise.
 */
export async function useOneTimeItem(
  { db, secrets, now }: Context,
  kind: OneTimeKind,
  id: string,
): Promise<Buffer | undefined> {
  if (!(await tryLock(db, kind, id))) return undefined;
  const found = await db
    .updateTable('one_time_items')
    .set({ used_at: now })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('content')
    .executeTakeFirst();
  await setSavepoint(db);
  return found && decryptFromStorage(secrets.storageKey, Buffer.from(String(found.content['sealed']), 'base64'));
}
