import * as z from 'zod/mini';
import { shareFavorite } from '../../../../generated/calls/favorites.ts';
import type { FavoriteSummary } from '../../../../generated/types.ts';
import { useWrite } from '../../../api/write.ts';
import { sharingOf, sharingSchema } from '../../../components/favorite-form/favorite-schema.ts';
import { sharingValuesOf } from '../../../components/favorite-form/favorite-values.ts';
import { SharingFields } from '../../../components/favorite-form/sharing-fields.tsx';
import { useShareGroups } from '../../../components/favorite-form/use-share-groups.ts';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast } from '../../../ui/toast-queue.ts';

interface ShareDialogProps {
  readonly favorite: FavoriteSummary;
  readonly onClose: () => void;
}

const schema = z.object({ sharing: sharingSchema });

export function ShareDialog({ favorite, onClose }: ShareDialogProps) {
  const t = useTexts('favorites');
  const groups = useShareGroups();
  const write = useWrite(shareFavorite);
  const { favoriteId, revision } = favorite;
  return (
    <FormDialog
      title={t('share.dialog', { name: favorite.favoriteName })}
      confirmLabel={t('share.save')}
      onClose={onClose}
      schema={schema}
      initial={{ sharing: sharingValuesOf(favorite.shareFavoriteWith) }}
      onSubmit={({ sharing }) =>
        write.send({ body: { favoriteId, revision, shareFavoriteWith: sharingOf(sharing, groups) } })
      }
      onDone={() => showToast({ tone: 'done', title: t('share.saved') })}
    >
      <SharingFields />
    </FormDialog>
  );
}
