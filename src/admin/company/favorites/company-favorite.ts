// Favorites of a company: their screens, and the calls that change them.
import {
  createCompanyFavorite,
  deleteCompanyFavorite,
  editCompanyFavorite,
  shareCompanyFavorite,
} from '../../../../generated/calls/company.ts';
import type { AdminFavoriteSummary, FavoriteForm } from '../../../../generated/types.ts';
import { favoriteFields, favoriteWords, type FavoriteField } from '../../../../domain/favorite-words.ts';
import { useWrite } from '../../../api/write.ts';
import { favoriteChange } from '../../../components/admin-resource/favorite-change-words.ts';
import type { ConfirmedResource, PlannedChange, ResourceField } from '../../../components/admin-resource/resource.ts';
import { useCodeName } from '../../../components/text/code-names.tsx';
import { useFormat } from '../../../components/text/use-format.ts';
import { useTexts } from '../../../components/text/use-texts.ts';

export const favoriteScreens = {
  list: '/admin/services/favorites',
  detail: '/admin/services/favorites/view',
  create: '/admin/services/favorites/create',
  edit: '/admin/services/favorites/edit',
  confirmation: '/admin/services/favorites/{pageMode}/confirmation',
  finish: '/admin/services/favorites/{pageMode}/finish',
} as const;

export const createdTypes = ['LCY', 'BILL_PAY', 'TOPUP'] as const;
export type CreatedType = (typeof createdTypes)[number];

/** The values are null until the form of a new favorite is filled in. */
export type FavoriteChange = PlannedChange<FavoriteForm | null>;

export const newFavorite: FavoriteChange = {
  mode: 'create',
  values: null,
  before: null,
  id: null,
  revision: null,
  userCount: 0,
  repair: null,
};

export const editOf = (
  { favoriteId, revision }: Pick<AdminFavoriteSummary, 'favoriteId' | 'revision'>,
  form: FavoriteForm,
): FavoriteChange => ({ ...newFavorite, mode: 'edit', values: form, before: form, id: favoriteId, revision });

const alsoRefreshes = { refreshes: ['tasks'] };

function useSubmit() {
  const create = useWrite(createCompanyFavorite, alsoRefreshes);
  const edit = useWrite(editCompanyFavorite, alsoRefreshes);
  return ({ values: favorite, id, revision, repair }: PlannedChange<FavoriteForm>) => {
    const repaired = repair && { repair };
    if (id === null || revision === null) return create.send({ body: { favorite, ...repaired } });
    return edit.send({ body: { favoriteId: id, revision, favorite, ...repaired } });
  };
}

/** The same words as in the differences of the task. */
function useFields(): readonly ResourceField<FavoriteForm>[] {
  const texts = { t: useTexts('administration'), kinds: useTexts('kinds'), format: useFormat() };
  const nameOf = useCodeName();
  function shown(field: FavoriteField, after: string | null) {
    const names = field === 'favorite.institution' && after ? [{ code: after, name: nameOf(after) }] : [];
    return favoriteChange({ field, before: null, after, names }, texts);
  }
  return favoriteFields.map((field) => ({
    id: field,
    label: shown(field, null)?.label ?? field,
    text: (form) => shown(field, favoriteWords(form)[field] ?? null)?.after ?? null,
  }));
}

/** What the confirmation of a favorite needs. */
export const companyFavorite: ConfirmedResource<FavoriteForm> = { screens: favoriteScreens, useFields, useSubmit };

export const useDeleteCompanyFavorite = () => useWrite(deleteCompanyFavorite, alsoRefreshes);
export const useShareCompanyFavorite = () => useWrite(shareCompanyFavorite, alsoRefreshes);
