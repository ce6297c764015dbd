import { favoriteNameChecks } from '../../../domain/favorite-name.ts';
import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { checkSharing } from '../../favorites/rules.ts';
import { findIdByRequest, isNameTaken } from '../../favorites/store.ts';
import { Refusal } from '../../refusal.ts';
import { checkedForm } from './check-form.ts';
import { companyFavorites } from './company-favorite.ts';
import { inquireCompanyPayee } from './inquire-payee.ts';
import { findCompanyFavorites } from './store.ts';

type FavoriteHandlers = Handlers<Context>;

const createCompanyFavorite: FavoriteHandlers['createCompanyFavorite'] = async ({ body }, context) =>
  companyFavorites.create(context, await checkedForm(context, body.favorite), body.repair);

const editCompanyFavorite: FavoriteHandlers['editCompanyFavorite'] = async ({ body }, context) => {
  const { favoriteId: id, revision, favorite, repair } = body;
  return companyFavorites.edit(context, { id, revision, repair }, await checkedForm(context, favorite));
};

/** Sharing is an edit of nothing else, so that its repair opens the form of the favorite. */
const shareCompanyFavorite: FavoriteHandlers['shareCompanyFavorite'] = async ({ body }, context) => {
  const { favoriteId: id, revision, shareFavoriteWith: asked, repair } = body;
  const [row] = await findCompanyFavorites(context.db, context.who.companyId, [id], false);
  if (!row) throw new Refusal('193');
  const shareFavoriteWith = await checkSharing(context, asked);
  return companyFavorites.edit(context, { id, revision, repair }, { ...row.favorite.form, shareFavoriteWith });
};

const checkCompanyFavoriteName: FavoriteHandlers['checkCompanyFavoriteName'] = async ({ body }, context) => {
  const { favName, exceptId, exceptRefNo } = body;
  if (!favName.trim()) throw new Refusal('9090');
  const ownId = exceptId ?? (exceptRefNo && (await findIdByRequest(context, exceptRefNo)));
  const available = !(await isNameTaken(context, favName, ownId));
  const noSpecialCharacters = favoriteNameChecks(favName, available).every(
    ({ rule, met }) => rule !== 'noSpecialCharacters' || met === true,
  );
  return { available, noSpecialCharacters };
};

export const companyFavoriteHandlers = {
  listCompanyFavorites: ({ body }, context) => companyFavorites.list(context, body),
  getCompanyFavorite: ({ body }, context) => companyFavorites.detail(context, body.favoriteId),
  createCompanyFavorite,
  editCompanyFavorite,
  shareCompanyFavorite,
  deleteCompanyFavorite: ({ body: { favoriteId: id, ...change } }, context) =>
    companyFavorites.change(context, 'delete', { id, ...change }),
  checkCompanyFavoriteName,
  inquireCompanyPayee,
} satisfies Partial<FavoriteHandlers>;
