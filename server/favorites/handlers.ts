import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { getBulkFavorite, listBulkFavorites } from './bulk-favorites.ts';
import { getFavorite } from './detail.ts';
import { submitFavoriteFromTransaction } from './from-transaction.ts';
import { listFavorites, listUsableFavorites } from './lists.ts';
import { listFavoriteRecommendations } from './recommendations.ts';
import { checkFavoriteName } from './rules.ts';
import { editFavorite, resubmitFavorite, submitFavorite } from './submission.ts';
import { deleteFavorite, listFavoriteShareOptions, shareFavorite } from './delete-and-share.ts';

export const favoriteHandlers = {
  listFavorites,
  listUsableFavorites,
  getFavorite,
  listFavoriteRecommendations,
  checkFavoriteName,
  submitFavorite,
  editFavorite,
  resubmitFavorite,
  submitFavoriteFromTransaction,
  deleteFavorite,
  shareFavorite,
  listFavoriteShareOptions,
  listBulkFavorites,
  getBulkFavorite,
} satisfies Partial<Handlers<Context>>;
