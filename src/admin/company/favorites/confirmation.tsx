import { ResourceConfirmation } from '../../../components/admin-resource/resource-confirmation.tsx';
import { companyFavorite } from './company-favorite.ts';

export function Component() {
  return (
    <ResourceConfirmation
      resource={companyFavorite}
      nameOf={({ favoriteName }) => favoriteName}
      impactOf={() => undefined}
    />
  );
}
