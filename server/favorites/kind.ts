// A favorite is kept with its request, and is what it says once everybody has agreed.
import type { Acting } from '../approval/acting.ts';
import { definePaymentKind, type RowOf } from '../approval/payment-kind.ts';
import type { Database } from '../db/database.ts';
import { checkServed } from '../payments/biller.ts';
import { columnsOf } from './columns.ts';
import { favoritesFollow } from './follow.ts';
import { nextFavoriteId, updateFavorite } from './store.ts';

type Row = RowOf<'favorite'>;

const waitsFor = ({ ref_no, task_id }: Row) => ({ ref_no, task_id, history_task_id: task_id });

async function insert(acting: Acting, row: Row): Promise<void> {
  await acting.db
    .insertInto('favorites')
    .values({
      company_id: row.company_id,
      favorite_id: await nextFavoriteId(acting),
      ...columnsOf(row.content.form),
      ...waitsFor(row),
      is_approved: false,
      last_used_at: null,
      account_changed_at: null,
      created_by: row.created_by,
      created_by_name: row.created_by_name,
      created_at: acting.now,
    })
    .execute();
}

async function submitted(acting: Acting, row: Row): Promise<void> {
  const { favoriteId, form } = row.content;
  if (favoriteId === null) return insert(acting, row);
  await updateFavorite(acting, favoriteId, { pending_form: JSON.stringify(form), ...waitsFor(row) });
}

async function repaired({ db }: Acting, row: Row): Promise<void> {
  const { favoriteId, form } = row.content;
  await db
    .updateTable('favorites')
    .set(favoriteId === null ? columnsOf(form) : { pending_form: JSON.stringify(form) })
    .where('company_id', '=', row.company_id)
    .where('task_id', '=', row.task_id)
    .execute();
}

async function checkPayable(db: Database, { content: { form } }: Row, now: Date): Promise<void> {
  if (form.paymentType === 'BILL_PAY') await checkServed({ db, now }, form.payeeDetails.institution);
}

export const favorite = definePaymentKind<'favorite'>({
  repairForm: () => 'favorite',
  isDoneWhenApproved: () => true,
  checkPayable,
  follows: { ...favoritesFollow, submitted, repaired },
});
