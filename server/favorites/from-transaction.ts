import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  BillFavorite,
  BillPaymentForm,
  FavoriteTransactionSave,
  LocalFavorite,
  LocalTransferForm,
  TransactionContent,
} from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { createShapeCheck } from '../contract/shape-check.ts';
import { Refusal } from '../refusal.ts';
import { columnsOf } from './columns.ts';
import { checkNew, checkRoom, checkSharing } from './rules.ts';
import { findFavorite, lockFavorites, nextFavoriteId } from './store.ts';
import { summaryOf } from './summary.ts';

/** A favorite that is sent for approval is checked as a request; this one is kept without one. */
const checkShowable = createShapeCheck({ FavoriteDetail: ['form'] });

async function findOwnTransfer({ db, who }: Context, refNo: string) {
  const found = await db
    .selectFrom('requests')
    .select(['content', 'tab', 'status'])
    .where('company_id', '=', who.companyId)
    .where('ref_no', '=', refNo)
    .where('created_by', '=', who.userId)
    // Until this is kept, the payment cannot end unnoticed.
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('193');
  if (found.tab === 'unsuccessful') throw new Refusal('STATUS_NOT_ALLOWED', { status: displayedStatus(found.status) });
  return { content: found.content, isPaid: found.tab === 'successful' };
}

/** The payee stands on the form as it was submitted, also where it came from a favourite. */
function localFavoriteOf(
  form: LocalTransferForm,
  { favoriteName }: FavoriteTransactionSave,
): Omit<LocalFavorite, 'shareFavoriteWith'> {
  const { payee, transactionDetails, additionalDetails } = form;
  if (!payee.beneficiary) throw new Refusal('193');
  const proxy = 'proxy' in payee ? payee.proxy : undefined;
  return {
    paymentType: 'LCY',
    favoriteName,
    fromAccount: form.fromAccount,
    transferType: form.transferType,
    ...(proxy && { proxy }),
    beneficiary: payee.beneficiary,
    ...(form.transferType !== 'OVB' && { chargeTransactionFeeTo: form.charges.chargeTransactionFeeTo }),
    transactionDetails: {
      amount: transactionDetails.amount,
      ...(transactionDetails.info !== undefined && { info: transactionDetails.info }),
    },
    ...(additionalDetails && { additionalDetails }),
  };
}

function billFavoriteOf(
  { fromAccount, payeeDetails, transactionDetails, additionalDetails }: BillPaymentForm,
  { favoriteName }: FavoriteTransactionSave,
): Omit<BillFavorite, 'shareFavoriteWith'> {
  const { info } = transactionDetails;
  return {
    paymentType: 'BILL_PAY',
    favoriteName,
    fromAccount,
    payeeDetails,
    ...(info !== undefined && { transactionDetails: { info } }),
    ...(additionalDetails && { additionalDetails }),
  };
}

function favoriteOf(content: TransactionContent, save: FavoriteTransactionSave) {
  if (content.kind === 'local-transfer') return localFavoriteOf(content.form, save);
  if (content.kind === 'bill-payment') return billFavoriteOf(content.form, save);
  throw new Refusal('UNSUPPORTED_PAYMENT_TYPE');
}

export const submitFavoriteFromTransaction: Handlers<Context>['submitFavoriteFromTransaction'] = async (
  { body },
  context,
) => {
  await lockFavorites(context);
  const { content, isPaid } = await findOwnTransfer(context, body.refNo);
  const shareFavoriteWith = await checkSharing(context, body.shareFavoriteWith);
  const form = { ...favoriteOf(content, body), shareFavoriteWith };
  await checkRoom(context);
  await checkNew(context, form);
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
  await appendAudit(context, { type: 'favorite-changed', subject: favoriteId, details: { refNo: body.refNo } });
  return summaryOf(context, await findFavorite(context, favoriteId));
};
