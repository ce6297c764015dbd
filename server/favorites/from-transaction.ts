import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { lockCompany } from '../db/company-lock.ts';
import { checkServed } from '../payments/institution.ts';
import { Refusal } from '../refusal.ts';
import { columnsOf } from './columns.ts';
import { checkShowable, favoriteOfPayment } from './favorite-of-payment.ts';
import { checkNoDuplicate, checkFavoriteCount, checkSharing } from './rules.ts';
import { checkService } from './service.ts';
import { loadFavorite, nextFavoriteId } from './store.ts';
import { summaryOf } from './summary.ts';

async function findOwnTransfer({ db, who }: Context, refNo: string) {
  const found = await db
    .selectFrom('requests')
    .select(['content', 'tab', 'status'])
    .where('company_id', '=', who.companyId)
    .where('ref_no', '=', refNo)
    .where('created_by', '=', who.userId)
    // Without this lock the payment could end before the favorite is stored, and no hook would find the favorite.
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('193');
  if (found.tab === 'unsuccessful') throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(found.status) });
  return { content: found.content, isPaid: found.tab === 'successful' };
}

export const submitFavoriteFromTransaction: Handlers<Context>['submitFavoriteFromTransaction'] = async (
  { body },
  context,
) => {
  await lockCompany(context.db, 'favorites', context.who.companyId);
  const { content, isPaid } = await findOwnTransfer(context, body.refNo);
  const shareFavoriteWith = await checkSharing(context, body.shareFavoriteWith);
  const form = favoriteOfPayment(content, { favoriteName: body.favoriteName, shareFavoriteWith });
  checkService(context.who, columnsOf(form));
  if ('payeeDetails' in form) await checkServed(context, form.payeeDetails.institution, 'refNo');
  await checkFavoriteCount(context);
  await checkNoDuplicate(context, form, { field: 'favoriteName' });
  await checkShowable({ form });
  const favoriteId = await nextFavoriteId(context);
  await context.db
    .insertInto('favorites')
    .values({
      company_id: context.who.companyId,
      favorite_id: favoriteId,
      ...columnsOf(form),
      is_approved: isPaid,
      ref_no: isPaid ? null : body.refNo,
      task_id: null,
      history_task_id: null,
      last_used_at: null,
      account_changed_at: null,
      created_by: context.who.userId,
      created_by_name: context.who.name,
      created_at: context.now,
    })
    .execute();
  await appendAudit(context, {
    type: 'favorite-changed',
    subject: favoriteId,
    name: body.favoriteName,
    details: { refNo: body.refNo },
  });
  return summaryOf(context, await loadFavorite(context, favoriteId));
};
