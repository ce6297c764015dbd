// What the form of a favorite asks the bank: as a maker by default, as an administrator on the pages of a company.
import { createContext, type ComponentType } from 'react';
import { checkFavoriteName } from '../../../generated/calls/favorites.ts';
import type { FavoriteSharing, RecordReference } from '../../../generated/types.ts';
import type { Call } from '../../api/call.ts';
import { PayingAccountField } from './paying-account-field.tsx';
import { useShareGroups } from './use-share-groups.ts';

export interface FavoriteSource {
  readonly checkName: Call<'checkFavoriteName'> | Call<'checkCompanyFavoriteName'>;
  readonly scopes: readonly FavoriteSharing['scope'][];
  /** Undefined while they load. */
  useGroups(): readonly RecordReference[] | undefined;
  /** The field of the suggested account. */
  readonly AccountField: ComponentType;
}

export const FavoriteSourceContext = createContext<FavoriteSource>({
  checkName: checkFavoriteName,
  scopes: ['private', 'sub-user-groups', 'company'],
  useGroups: useShareGroups,
  AccountField: PayingAccountField,
});
