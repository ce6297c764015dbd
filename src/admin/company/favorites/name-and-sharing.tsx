import * as z from 'zod/mini';
import type { FavoriteForm } from '../../../../generated/types.ts';
import { zFavoriteName } from '../../../../generated/zod.gen.ts';
import { FavoriteNameField } from '../../../components/favorite-form/favorite-name-field.tsx';
import { sharingSchema } from '../../../components/favorite-form/favorite-schema.ts';
import { sharingValuesOf, type SharingValues } from '../../../components/favorite-form/favorite-values.ts';
import { SharingFields } from '../../../components/favorite-form/sharing-fields.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';

export interface NamedValues {
  favoriteName: string;
  sharing: SharingValues;
}

export const namedSchema = z.object({ favoriteName: zFavoriteName, sharing: sharingSchema });

export const namedValuesOf = (form: FavoriteForm | null): NamedValues => ({
  favoriteName: form?.favoriteName ?? '',
  sharing: form ? sharingValuesOf(form.shareFavoriteWith) : { scope: 'company', subUserGroups: [] },
});

/** The name of the field in the form for a path in the body. */
export const fieldOf = (path: string) =>
  path
    .replace(/^favorite\./, '')
    .replace(/^shareFavoriteWith/, 'sharing')
    .replace(/^payeeDetails\.(accountNumber|destinationName)/, '$1')
    .replace(/^payeeDetails.*/, 'institution');

export function NameAndSharing({ id }: { readonly id: string | null }) {
  const t = useTexts('favorites');
  return (
    <Card>
      <Section id="name" title={t('form.nameTitle')}>
        <FavoriteNameField {...(id && { exceptId: id })} />
        <SharingFields />
      </Section>
    </Card>
  );
}
