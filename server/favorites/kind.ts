// A new or changed favorite is stored when its request is submitted, and used after the last approval.
import type { Actor } from '../approval/actor.ts';
import { definePaymentKind, type RowOf } from '../approval/payment-kind.ts';
import type { Database } from '../db/database.ts';
import { checkServed } from '../payments/institution.ts';
import { columnsOf } from './columns.ts';
import { favoriteOutcomeHooks } from './outcome-hooks.ts';
import { nextFavoriteId, updateFavorite } from './store.ts';

type Row = RowOf<'favorite'>;

const waitsFor = ({ ref_no, task_id }: Row) => ({ ref_no, task_id, history_task_id: task_id });

async function insert(actor: Actor, row: Row): Promise<void> {
  await actor.db
    .insertInto('favorites')
    .values({
      company_id: row.company_id,
      favorite_id: await nextFavoriteId(actor),
      ...columnsOf(row.content.form),
      ...waitsFor(row),
      is_approved: false,
      last_used_at: null,
      account_changed_at: null,
      created_by: row.created_by,
      created_by_name: row.created_by_name,
      created_at: actor.now,
    })
    .execute();
}

async function submitted(actor: Actor, row: Row): Promise<void> {
  const { favoriteId, form } = row.content;
  if (favoriteId === null) return insert(actor, row);
  await updateFavorite(actor, favoriteId, { pending_form: JSON.stringify(form), ...waitsFor(row) });
}

async function repaired({ db }: Actor, row: Row): Promise<void> {
  const { favoriteId, form } = row.content;
  await db
    .updateTable('favorites')
    .set(favoriteId === null ? columnsOf(form) : { pending_form: JSON.stringify(form) })
    .where('company_id', '=', row.company_id)
    .where('task_id', '=', row.task_id)
    .execute();
}

async function checkPayable(db: Database, { content: { form } }: Row, now: Date): Promise<void> {
  if ('payeeDetails' in form) await checkServed({ db, now }, form.payeeDetails.institution);
}

export const favorite = definePaymentKind<'favorite'>({
  repairForm: () => 'favorite',
  isDoneWhenApproved: () => true,
  checkPayable,
  follows: { ...favoriteOutcomeHooks, submitted, repaired },
});
