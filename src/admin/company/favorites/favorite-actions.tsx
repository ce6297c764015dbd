// Sharing, editing and deleting on the page of a favorite; the dialog to delete is in the address, for a repair.
import { use, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import type { AdminFavoriteSummary } from '../../../../generated/types.ts';
import { ReasonedDialog } from '../../../components/admin-resource/reasoned-dialog.tsx';
import { useRecordActions } from '../../../components/admin-resource/use-record-actions.ts';
import { sharingOf, sharingSchema } from '../../../components/favorite-form/favorite-schema.ts';
import { FavoriteSourceContext } from '../../../components/favorite-form/favorite-source.tsx';
import { sharingValuesOf } from '../../../components/favorite-form/favorite-values.ts';
import { SharingFields } from '../../../components/favorite-form/sharing-fields.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { pathTo } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-queue.ts';
import { favoriteScreens, useDeleteCompanyFavorite, useShareCompanyFavorite } from './company-favorite.ts';
import { Sources } from './sources.tsx';

interface DialogProps {
  readonly favorite: AdminFavoriteSummary;
  onClose(): void;
}

const schema = z.object({ sharing: sharingSchema });

function ShareDialog({ favorite, onClose }: DialogProps) {
  const t = useTexts('favorites');
  const words = useTexts('administration');
  const groups = use(FavoriteSourceContext).useGroups();
  const write = useShareCompanyFavorite();
  const { favoriteId, revision } = favorite;
  return (
    <FormDialog
      title={t('share.dialog', { name: favorite.favoriteName })}
      confirmLabel={words('confirm.submit')}
      onClose={onClose}
      schema={schema}
      initial={{ sharing: sharingValuesOf(favorite.shareFavoriteWith) }}
      onSubmit={({ sharing }) =>
        write.send({ body: { favoriteId, revision, shareFavoriteWith: sharingOf(sharing, groups) } })
      }
      onDone={({ refNo }) => showToast({ tone: 'done', title: words('ask.sent', { refNo }) })}
    >
      <SharingFields />
    </FormDialog>
  );
}

function DeleteDialog({ favorite, onClose }: DialogProps) {
  const t = useTexts('favorites');
  const words = useTexts('administration');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const remove = useDeleteCompanyFavorite();
  const [taskId, taskRevision] = [parameters.get('taskId'), Number(parameters.get('taskRevision'))];
  const repair = taskId && taskRevision > 0 ? { repair: { taskId, revision: taskRevision } } : {};
  const { favoriteId, revision, favoriteName: name, payeeName: payee } = favorite;
  return (
    <ReasonedDialog
      title={words('ask.delete', { name })}
      onClose={onClose}
      send={(given) => remove.send({ body: { favoriteId, revision, ...given, ...repair } })}
      onSent={() => void navigate(pathTo(favoriteScreens.list))}
    >
      <p>{t('delete.text', { payee })}</p>
    </ReasonedDialog>
  );
}

export function FavoriteActions({ favorite }: { readonly favorite: AdminFavoriteSummary }) {
  const t = useTexts('favorites');
  const [isSharing, setSharing] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  const id = favorite.favoriteId;
  const askToDelete = (isOpen: boolean) =>
    setParameters({ id, ...(isOpen && { action: 'delete' }) }, { replace: true });
  const actionsOf = useRecordActions(
    () => favoriteScreens,
    () => askToDelete(true),
  );
  const actions = actionsOf({ ...favorite, id, status: 'Active' });
  const edit = actions.find((action) => action.id === 'edit');
  return (
    <Sources isPrivate={favorite.shareFavoriteWith.scope === 'private'}>
      {edit && (
        <Button
          variant="quiet"
          icon="users"
          onPress={() => setSharing(true)}
          {...(edit.disabledReason && { disabledReason: edit.disabledReason })}
        >
          {t('action.share')}
        </Button>
      )}
      {actions.map(({ id: action, label, icon, disabledReason, isDanger, onPress = () => {} }) => (
        <Button
          key={action}
          variant={isDanger ? 'quiet-danger' : 'quiet'}
          icon={icon}
          onPress={onPress}
          {...(disabledReason && { disabledReason })}
        >
          {label}
        </Button>
      ))}
      {isSharing && <ShareDialog favorite={favorite} onClose={() => setSharing(false)} />}
      {parameters.get('action') === 'delete' && <DeleteDialog favorite={favorite} onClose={() => askToDelete(false)} />}
    </Sources>
  );
}
