import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { shownParameters } from '../../domain/parameters.ts';
import type { Note, NoteKind } from '../../domain/payment-notes.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { AuditEventType, FavoriteContent, FavoriteForm, FieldChange, RequestNote } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { lockCompany } from '../db/company-lock.ts';
import { Refusal } from '../refusal.ts';
import { changesBetween } from '../approval/changes.ts';
import type { RequestDraft } from '../approval/draft.ts';
import { holdForRepair, resubmitRequest, submitRequest, type RepairedRevision } from '../requests/submit.ts';
import { columnsOf, hasOtherPayee } from './columns.ts';
import { checkForeignPayee } from './foreign-payee.ts';
import { checkBillPayee, checkTopUpPayee } from './institution-payee.ts';
import { checkFavoriteCount, checkIsOwn, checkLocalPayee, checkNoDuplicate, checkSharing, isInUse } from './rules.ts';
import { checkService } from './service.ts';
import { isWaiting, lockFavorite, type FoundFavorite } from './store.ts';

type FavoriteHandlers = Handlers<Context>;

interface Checked {
  readonly form: FavoriteForm;
  readonly notes: readonly Note[];
}

async function checkPayee(context: Context, form: FavoriteForm, confirmed: readonly NoteKind[]): Promise<Checked> {
  if (form.paymentType === 'LCY') return checkLocalPayee(context, form, confirmed);
  if (form.paymentType === 'BILL_PAY') return checkBillPayee(context, form);
  if (form.paymentType === 'TOPUP') return checkTopUpPayee(context, form);
  return { form: await checkForeignPayee(context, form), notes: [] };
}

async function check(
  context: Context,
  form: FavoriteForm,
  confirmed: readonly NoteKind[] = [],
  favoriteId?: string,
): Promise<Checked> {
  checkService(context.who, columnsOf(form));
  const shareFavoriteWith = await checkSharing(context, form.shareFavoriteWith);
  await checkNoDuplicate(context, form, { field: 'form.favoriteName', exceptId: favoriteId });
  return checkPayee(context, { ...form, shareFavoriteWith }, confirmed);
}

function requestNote({ language }: Context, { code, mustConfirm, parameters }: Note): RequestNote {
  return { flag: 'name-differs', code, mustConfirm, parameters: shownParameters(parameters, language) };
}

function payeeOf(form: FavoriteForm): RequestDraft['payee'] {
  if (!('beneficiary' in form))
    return { name: form.payeeDetails.accountName ?? '', account: form.payeeDetails.accountNumber };
  const { accountName: name, accountNumber: account, bankName: bank } = form.beneficiary;
  return { name, account, bank };
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
    payee: payeeOf(form),
    transactionDate: jakartaMoment(context.now.getTime()).date,
    notes: notes.map((note) => requestNote(context, note)),
  };
}

const favoritesOf = ({ db, who }: Context, taskId: string) =>
  db
    .selectFrom('favorites')
    .select(['favorite_id', 'is_approved', 'form'])
    .where('company_id', '=', who.companyId)
    .where('history_task_id', '=', taskId);

/** Locks the request first and then the favorite, in the same order as the outcome hooks. */
async function lockRepaired(context: Context, named: RepairedRevision) {
  await holdForRepair(context, named);
  return favoritesOf(context, named.taskId).forUpdate().executeTakeFirstOrThrow();
}

export const submitFavorite: FavoriteHandlers['submitFavorite'] = async ({ body }, context) => {
  await lockCompany(context.db, 'favorites', context.who.companyId);
  await checkFavoriteCount(context);
  const checked = await check(context, body.form, body.confirmed);
  const receipt = await submitRequest(context, requestOf(context, checked, null));
  const { refNo, taskId } = receipt;
  const { favorite_id: subject } = await favoritesOf(context, taskId).executeTakeFirstOrThrow();
  // Takes the audit lock of the company, so it comes last.
  const { favoriteName: name } = checked.form;
  await appendAudit(context, { type: 'favorite-changed', subject, name, details: { refNo } });
  return receipt;
};

function checkEditable(context: Context, favorite: FoundFavorite): void {
  checkIsOwn(context, favorite);
  if (!favorite.is_approved || isWaiting(favorite)) throw new Refusal('196');
}

type PaidByFavorite = Pick<FoundFavorite, 'favorite_id' | 'form'>;

async function isAccountChange(context: Context, favorite: PaidByFavorite, form: FavoriteForm): Promise<boolean> {
  if (!hasOtherPayee(favorite.form, form)) return false;
  if (await isInUse(context, favorite.favorite_id)) throw new Refusal('ERR_FAV_4');
  return true;
}

/** Returns what the change would change. Throws a Refusal if that is nothing. */
function findChanges(before: FavoriteForm, { form }: Checked): FieldChange[] {
  const changes = changesBetween(before, form);
  if (changes.length === 0) throw new Refusal('NOTHING_CHANGED');
  return changes;
}

const changeOf = (hasOtherAccount: boolean): AuditEventType =>
  hasOtherAccount ? 'favorite-account-changed' : 'favorite-changed';

export const editFavorite: FavoriteHandlers['editFavorite'] = async ({ body }, context) => {
  await lockCompany(context.db, 'favorites', context.who.companyId);
  const favorite = await lockFavorite(context, body.favoriteId, body.revision);
  checkEditable(context, favorite);
  const hasOtherAccount = await isAccountChange(context, favorite, body.form);
  const checked = await check(context, body.form, body.confirmed, favorite.favorite_id);
  const changes = findChanges(favorite.form, checked);
  const receipt = await submitRequest(context, requestOf(context, checked, favorite.favorite_id));
  await appendAudit(context, {
    type: changeOf(hasOtherAccount),
    subject: favorite.favorite_id,
    name: favorite.name,
    changes,
    details: { refNo: receipt.refNo },
  });
  return receipt;
};

export const resubmitFavorite: FavoriteHandlers['resubmitFavorite'] = async ({ body }, context) => {
  const { form, confirmed, ...key } = body;
  const named = { ...key, menuAccess: 'FAV' } as const;
  await lockCompany(context.db, 'favorites', context.who.companyId);
  const repaired = await lockRepaired(context, named);
  const { favorite_id: subject, is_approved, form: before } = repaired;
  // A favorite that was never approved cannot be in use by a payment.
  const hasOtherAccount = is_approved && (await isAccountChange(context, repaired, form));
  const checked = await check(context, form, confirmed, subject);
  const changes = is_approved ? findChanges(before, checked) : [];
  const draft = requestOf(context, checked, is_approved ? subject : null);
  const receipt = await resubmitRequest(context, { ...draft, ...named });
  const { refNo, revision } = named;
  await appendAudit(context, {
    type: changeOf(hasOtherAccount),
    subject,
    name: is_approved ? before.favoriteName : checked.form.favoriteName,
    changes,
    details: { refNo, revision },
  });
  return receipt;
};
