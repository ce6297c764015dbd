// The rules that block a change of a favorite by administrators, and the records that it depends on.
import type { FavoriteForm } from '../../../generated/types.ts';
import { hasOtherPayee } from '../../favorites/columns.ts';
import type { Question, Related } from '../../resources/definition.ts';
import type { Blocker } from '../../tasks/kind.ts';
import type { FavoriteTypes } from './company-favorite.ts';
import type { CompanyFavoriteRow, FavoriteFacts } from './store.ts';

type FavoriteQuestion = Question<FavoriteTypes>;

/** Blocks while the maker's own change, or the payment it was saved from, waits for approval. */
const ofOwnRequest = ({ favorite }: CompanyFavoriteRow): Blocker[] =>
  favorite.ref_no === null ? [] : [{ code: 'CA-1', about: [favorite.name] }];

const ofUse = ({ id, name }: CompanyFavoriteRow, { openPayments }: FavoriteFacts): Blocker[] =>
  openPayments.has(id) ? [{ code: 'ERR_FAV_4', about: [name] }] : [];

/** Only a user pays from private favorites, so one that an administrator creates would be nobody's. */
function ofSharing(form: FavoriteForm, row: CompanyFavoriteRow | null, { activeGroups }: FavoriteFacts): Blocker[] {
  const { scope, subUserGroups } = form.shareFavoriteWith;
  const about = [form.favoriteName];
  if (scope === 'private' && row?.favorite.scope !== 'private')
    return [{ code: '203', about, field: 'shareFavoriteWith' }];
  const gone = subUserGroups.filter(({ id }) => !activeGroups.has(id)).map(({ name }) => name);
  return gone.length > 0 ? [{ code: '203', about: gone, field: 'shareFavoriteWith' }] : [];
}

function ofPayee(form: FavoriteForm, row: CompanyFavoriteRow | null, facts: FavoriteFacts): Blocker[] {
  const about = [form.favoriteName];
  const same = facts.samePayee.find(({ id }) => id !== row?.id);
  return [
    ...(facts.isServed ? [] : [{ code: '202' as const, about, field: 'payeeDetails.institution' }]),
    ...(same && form.shareFavoriteWith.scope !== 'private'
      ? [{ code: '195' as const, about, parameters: { name: same.name } }]
      : []),
  ];
}

function ofCreation(form: FavoriteForm, facts: FavoriteFacts): Blocker[] {
  const full: Blocker[] = facts.isFull
    ? [{ code: '60', about: [form.favoriteName], parameters: { most: String(facts.most) } }]
    : [];
  return [...full, ...ofSharing(form, null, facts), ...ofPayee(form, null, facts)];
}

function ofEdit(form: FavoriteForm, row: CompanyFavoriteRow, facts: FavoriteFacts): Blocker[] {
  const field = 'favorite.paymentType';
  const isOtherKind = form.paymentType !== row.favorite.payment_type;
  return [
    ...(isOtherKind
      ? [{ code: 'COPY_DIFFERS' as const, about: [row.name], parameters: { field }, field: 'paymentType' }]
      : []),
    ...(hasOtherPayee(row.favorite.form, form) ? ofUse(row, facts) : []),
    ...ofSharing(form, row, facts),
    ...ofPayee(form, row, facts),
  ];
}

export function favoriteRules({ action, subject: { row, draft }, facts }: FavoriteQuestion): Blocker[] {
  if (!row) return draft ? ofCreation(draft, facts) : [];
  if (action === 'delete') return [...ofOwnRequest(row), ...ofUse(row, facts)];
  return [...ofOwnRequest(row), ...(draft ? ofEdit(draft, row, facts) : [])];
}

export const relatedToFavorite = ({ subject: { draft } }: FavoriteQuestion): Related[] =>
  (draft?.shareFavoriteWith.subUserGroups ?? []).map(({ id, name }) => ({
    recordKind: 'sub-user-group',
    recordId: id,
    name,
  }));
