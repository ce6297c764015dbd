import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { shownParameters } from '../../domain/parameters.ts';
import type { Note, NoteKind } from '../../domain/payment-notes.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  FavoriteContent,
  FavoriteForm,
  LocalFavorite,
  RequestNote,
  SubmitReceipt,
} from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { RequestDraft } from '../approval/draft.ts';
import { resubmitRequest, submitRequest } from '../requests/submit.ts';
import { columnsOf } from './columns.ts';
import { checkLocalPayee, checkNew, checkRoom, checkSharing, isInUse } from './rules.ts';
import { settleFavorites } from './settle.ts';
import { lockFavorite, lockFavorites, nextFavoriteId, updateFavorite, type FoundFavorite } from './store.ts';

type FavoriteHandlers = Handlers<Context>;

interface Checked {
  readonly form: LocalFavorite;
  readonly notes: readonly Note[];
}

/** Bills, top-ups and transfers abroad have no enquiry behind them yet, so their payees cannot be checked. */
function asLocal(form: FavoriteForm): LocalFavorite {
  if (form.paymentType !== 'LCY') throw new Refusal('501');
  return form;
}

async function check(
  context: Context,
  given: FavoriteForm,
  confirmed: readonly NoteKind[] = [],
  favoriteId?: string,
): Promise<Checked> {
  const form = asLocal(given);
  const shareFavoriteWith = await checkSharing(context, form.shareFavoriteWith);
  await checkNew(context, form, favoriteId);
  return checkLocalPayee(context, { ...form, shareFavoriteWith }, confirmed);
}

function requestNote({ language }: Context, { code, mustConfirm, parameters }: Note): RequestNote {
  return { flag: 'name-differs', code, mustConfirm, parameters: shownParameters(parameters, language) };
}

function requestOf(context: Context, { form, notes }: Checked, favoriteId: string | null): RequestDraft {
  const content: FavoriteContent = { kind: 'favorite', change: favoriteId ? 'edit' : 'create', favoriteId, form };
  return {
    menuAccess: 'FAV',
    service: null,
    content,
    amount: null,
    idrEquivalent: null,
    fromAccount: null,
    payee: {
      name: form.beneficiary.accountName,
      account: form.beneficiary.accountNumber,
      bank: form.beneficiary.bankName,
    },
    transactionDate: jakartaMoment(context.now.getTime()).date,
    notes: notes.map((note) => requestNote(context, note)),
  };
}

const waitsFor = ({ refNo, taskId }: SubmitReceipt) => ({ ref_no: refNo, task_id: taskId, history_task_id: taskId });

export const submitFavorite: FavoriteHandlers['submitFavorite'] = async ({ body }, context) => {
  await lockFavorites(context);
  await settleFavorites(context);
  await checkRoom(context);
  const checked = await check(context, body.form, body.confirmed);
  const receipt = await submitRequest(context, requestOf(context, checked, null));
  const favoriteId = await nextFavoriteId(context);
  await context.db
    .insertInto('favorites')
    .values({
      company_id: context.who.companyId,
      favorite_id: favoriteId,
      ...columnsOf(checked.form),
      ...waitsFor(receipt),
      is_approved: false,
      last_used_at: null,
      account_changed_at: null,
      created_by: context.who.userId,
      created_by_name: context.who.name,
      created_at: context.now,
    })
    .execute();
  await appendAudit(context, { type: 'favorite-changed', subject: favoriteId, details: { refNo: receipt.refNo } });
  return receipt;
};

function checkEditable({ who }: Context, { created_by, is_approved, ref_no }: FoundFavorite): void {
  if (created_by !== who.userId) throw new Refusal('403');
  if (!is_approved || ref_no !== null) throw new Refusal('196');
}

async function isAccountChange(context: Context, favorite: FoundFavorite, form: FavoriteForm): Promise<boolean> {
  const { destination, bank_code } = columnsOf(form);
  if (favorite.destination === destination && favorite.bank_code === bank_code) return false;
  if (await isInUse(context, favorite.favorite_id)) throw new Refusal('ERR_FAV_4');
  return true;
}

export const editFavorite: FavoriteHandlers['editFavorite'] = async ({ body }, context) => {
  await lockFavorites(context);
  await settleFavorites(context);
  const favorite = await lockFavorite(context, body.favoriteId, body.revision);
  checkEditable(context, favorite);
  const hasOtherAccount = await isAccountChange(context, favorite, body.form);
  const checked = await check(context, body.form, body.confirmed, favorite.favorite_id);
  const receipt = await submitRequest(context, requestOf(context, checked, favorite.favorite_id));
  const pending = { pending_form: JSON.stringify(checked.form), ...waitsFor(receipt) };
  await updateFavorite(context, favorite.favorite_id, pending);
  await appendAudit(context, {
    type: hasOtherAccount ? 'favorite-account-changed' : 'favorite-changed',
    subject: favorite.favorite_id,
    details: { refNo: receipt.refNo },
  });
  return receipt;
};

async function waitingFavorite({ db, who }: Context, taskId: string) {
  const found = await db
    .selectFrom('favorites')
    .select(['favorite_id', 'is_approved'])
    .where('company_id', '=', who.companyId)
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  if (!found) throw new Refusal('193');
  return found;
}

export const resubmitFavorite: FavoriteHandlers['resubmitFavorite'] = async ({ body }, context) => {
  const { taskId, refNo, revision, form, confirmed } = body;
  await lockFavorites(context);
  const { favorite_id, is_approved } = await waitingFavorite(context, taskId);
  const checked = await check(context, form, confirmed, favorite_id);
  const draft = requestOf(context, checked, is_approved ? favorite_id : null);
  const receipt = await resubmitRequest(context, { ...draft, taskId, refNo, revision });
  const change = is_approved ? { pending_form: JSON.stringify(checked.form) } : columnsOf(checked.form);
  await updateFavorite(context, favorite_id, change);
  await appendAudit(context, { type: 'favorite-changed', subject: favorite_id, details: { refNo, revision } });
  return receipt;
};
