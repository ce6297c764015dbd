// Favorites and recipients for which a payment is refused.
import type { FavoriteForm } from '../../generated/types.ts';
import { columnsOf } from '../../server/favorites/columns.ts';
import type { TestBank } from './bank.ts';
import { user } from './request-bank.ts';
import { payeeAtBca } from './transfer-bank.ts';

/** The bank knows the holder of this account by another name. */
export const misnamedFavorite: FavoriteForm = {
  paymentType: 'LCY',
  favoriteName: 'Kemasan',
  shareFavoriteWith: { scope: 'private', subUserGroups: [] },
  transferType: 'BIFAST',
  beneficiary: { ...payeeAtBca, accountName: 'PT Lain Sekali', category: '02', currency: 'IDR' },
};

/** Stores an approved favorite. */
export async function storeFavorite({ services }: TestBank, favoriteId: string, form: FavoriteForm): Promise<void> {
  const { db, clock } = services;
  await db
    .insertInto('favorites')
    .values({
      company_id: 'NUSANTARA',
      favorite_id: favoriteId,
      ...columnsOf(form),
      is_approved: true,
      ref_no: null,
      task_id: null,
      history_task_id: null,
      last_used_at: null,
      account_changed_at: clock.now(),
      created_by: user('MAKER01'),
      created_by_name: 'Siti',
      created_at: clock.now(),
    })
    .execute();
}

/** Three addresses, together longer than 200 characters. */
export const longRecipients = ['siti', 'andi', 'budi'].map(
  (name) => `${name}@${'nusantara-'.repeat(7)}sejahtera.co.id`,
);
