// The checks of a favorite before it is stored.
import { favoriteNameChecks } from '../../domain/favorite-name.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { compareNames } from '../../domain/payee-name.ts';
import { checkConfirmed, paymentNotes, type Note, type NoteKind } from '../../domain/payment-notes.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  FavoriteForm,
  FavoriteLocalBeneficiary,
  FavoriteSharing,
  LocalFavorite,
  RecordReference,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readNumber } from '../parameters.ts';
import { askAccount, askProxy, isSameAccount } from '../payments/payee-inquiry.ts';
import { checkRecipients } from '../payments/recipients.ts';
import { findBranch } from '../reference/banks.ts';
import { Refusal, valueOf } from '../refusal.ts';
import { chosenByMaker, type ChooseAccount } from './choose-account.ts';
import { columnsOf } from './columns.ts';
import { countOpenPayments } from './open-payments.ts';
import { countFavorites, findIdByRequest, isNameTaken, visibleFavorites, type FoundFavorite } from './store.ts';

export const checkFavoriteName: Handlers<Context>['checkFavoriteName'] = async ({ body }, context) => {
  const { favName, exceptId, exceptRefNo } = body;
  const ownId = exceptId ?? (exceptRefNo && (await findIdByRequest(context, exceptRefNo)));
  const isFree = !(await isNameTaken(context, favName, ownId));
  const met = new Map(favoriteNameChecks(favName, isFree).map((check) => [check.rule, check.met]));
  return {
    available: met.get('nameIsAvailable') === true,
    noSpecialCharacters: met.get('noSpecialCharacters') === true,
  };
};

/** Only its maker may change, share or delete a favorite. */
export function checkIsOwn({ who }: Context, favorite: Pick<FoundFavorite, 'created_by' | 'created_by_name'>): void {
  if (favorite.created_by !== who.userId) throw new Refusal('ERR_FAV_3', { actor: favorite.created_by_name });
}

async function activeGroups({ db, who }: Context, ids: readonly string[]): Promise<RecordReference[]> {
  return db
    .selectFrom('sub_user_groups')
    .select(['group_id as id', 'name'])
    .where('company_id', '=', who.companyId)
    .where('group_id', 'in', ids)
    .where('is_active', '=', true)
    .orderBy('group_id')
    .execute();
}

/** Returns the sharing with the stored names of the groups. Throws a Refusal if a group is not active. */
export async function checkSharing(
  context: Context,
  { scope, subUserGroups }: FavoriteSharing,
): Promise<FavoriteSharing> {
  if (scope !== 'sub-user-groups') return { scope, subUserGroups: [] };
  const groups =
    subUserGroups.length === 0
      ? []
      : await activeGroups(
          context,
          subUserGroups.map(({ id }) => id),
        );
  if (groups.length === 0 || groups.length < subUserGroups.length) throw new Refusal('203');
  return { scope, subUserGroups: groups };
}

/** Throws a Refusal if the company has reached its maximum number of favorites. */
export async function checkFavoriteCount(context: Context): Promise<void> {
  const most = await readNumber(context.db, 'MAX_FAVORITES');
  if ((await countFavorites(context)) >= most) throw new Refusal('60', { most: String(most) });
}

/** Throws a Refusal if the name, at `field` of the body, is taken, or if this user already sees a favorite with the same payee. */
export async function checkNoDuplicate(
  context: Context,
  form: FavoriteForm,
  { field, exceptId = '' }: { readonly field: string; readonly exceptId?: string | undefined },
): Promise<void> {
  if (await isNameTaken(context, form.favoriteName, exceptId)) throw new Refusal('183').at(field);
  const { destination, bank_code, payment_type } = columnsOf(form);
  const same = await visibleFavorites(context)
    .select('f.name')
    .where('f.payment_type', '=', payment_type)
    .where('f.destination', '=', destination)
    .where('f.bank_code', '=', bank_code)
    .where('f.favorite_id', '<>', exceptId)
    .executeTakeFirst();
  if (same) throw new Refusal('195', { name: same.name });
}

const nothingElse = { earlier: null, repeatedReference: null, isFirstTime: false, accountChangedAt: null, late: null };

/** Returns the name of the branch as the directory has it; nothing if the bank has no such branch. */
async function branchNameOf({ db, now }: Context, { clearingCode, bankCode }: FavoriteLocalBeneficiary) {
  const branch = clearingCode && (await findBranch(db, clearingCode, jakartaMoment(now.getTime()).date));
  return branch && branch.bank_code === bankCode ? { branchName: branch.branch_name } : {};
}

/** Asks the receiving bank for the payee, and returns the form with it and how its name compares with the typed one. */
export async function findLocalPayee(context: Context, form: LocalFavorite, chooseAccount: ChooseAccount) {
  checkRecipients(form.additionalDetails);
  const { beneficiary, proxy } = form;
  const { fromAccount: from } = await chooseAccount(context, form.fromAccount);
  const found = proxy ? await askProxy(context, proxy) : await askAccount(context, form.transferType, beneficiary);
  if (found.currency !== beneficiary.currency) throw new Refusal('98', { currency: found.currency });
  if (from?.number === found.accountNumber) throw new Refusal('97');
  if (proxy && !isSameAccount(found, beneficiary)) throw new Refusal('191');
  const names = {
    match: compareNames(beneficiary.accountName, found.accountName),
    entered: beneficiary.accountName,
    found: found.accountName,
  };
  const { accountName, bankName } = found;
  const branch = await branchNameOf(context, beneficiary);
  const { branchName: _typed, ...rest } = beneficiary;
  const known = { ...(from && { fromAccount: from }), beneficiary: { ...rest, ...branch, accountName, bankName } };
  return { form: { ...form, ...known }, names };
}

/** Returns the form with the payee from the receiving bank, and the notes about the name that the maker confirmed. */
export async function checkLocalPayee(
  context: Context,
  form: LocalFavorite,
  confirmed: readonly NoteKind[],
): Promise<{ readonly form: LocalFavorite; readonly notes: readonly Note[] }> {
  const { form: known, names } = await findLocalPayee(context, form, chosenByMaker);
  const notes = valueOf(
    checkConfirmed(paymentNotes({ ...nothingElse, names, uncheckedName: null, isBalanceLow: false }), confirmed),
  );
  return { form: known, notes };
}

/** Returns whether a payment that has not ended yet uses this favorite. */
export const isInUse = async ({ db, who }: Context, favoriteId: string): Promise<boolean> =>
  (await countOpenPayments(db, who.companyId, [favoriteId])).has(favoriteId);
