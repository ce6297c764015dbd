// Favorites of a company: their screens, and the calls that change them.
import {
  createCompanyFavorite,
  deleteCompanyFavorite,
  editCompanyFavorite,
  shareCompanyFavorite,
} from '../../../../generated/calls/company.ts';
import type { AdminFavoriteSummary, FavoriteForm, RepairedTask } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';

export const favoriteScreens = {
  list: '/admin/services/favorites',
  detail: '/admin/services/favorites/view',
  create: '/admin/services/favorites/create',
  edit: '/admin/services/favorites/edit',
  // The form sends the change; there is no page for these steps.
  confirmation: '/admin/services/favorites',
  finish: '/admin/services/favorites',
} as const;

export const createdTypes = ['LCY', 'BILL_PAY', 'TOPUP'] as const;
export type CreatedType = (typeof createdTypes)[number];

/** What a form begins with: the record that it changes, or the task that it repairs. */
export interface FavoriteStart {
  readonly form: FavoriteForm | null;
  readonly record: Pick<AdminFavoriteSummary, 'favoriteId' | 'revision' | 'favoriteName'> | null;
  readonly repair: RepairedTask | null;
}

const alsoRefreshes = { refreshes: ['tasks'] };

export function useSubmitCompanyFavorite({ record, repair }: FavoriteStart) {
  const create = useWrite(createCompanyFavorite, alsoRefreshes);
  const edit = useWrite(editCompanyFavorite, alsoRefreshes);
  return (favorite: FavoriteForm) => {
    const repaired = repair && { repair };
    if (!record) return create.send({ body: { favorite, ...repaired } });
    const { favoriteId, revision } = record;
    return edit.send({ body: { favoriteId, revision, favorite, ...repaired } });
  };
}

export const useDeleteCompanyFavorite = () => useWrite(deleteCompanyFavorite, alsoRefreshes);
export const useShareCompanyFavorite = () => useWrite(shareCompanyFavorite, alsoRefreshes);
