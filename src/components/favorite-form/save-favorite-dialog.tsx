// Saves the payee of a transaction as a favorite; opened on the transaction's page and from the suggestions.
import { submitFavoriteFromTransaction } from '../../../generated/calls/favorites.ts';
import type { FavoriteSummary } from '../../../generated/types.ts';
import { zFavoriteTransactionSave } from '../../../generated/zod.gen.ts';
import { cleanText } from '../../../domain/text-rules.ts';
import { useWrite } from '../../api/write.ts';
import { showToast } from '../../ui/toast-queue.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { useTexts } from '../text/use-texts.ts';
import { FavoriteNameField } from './favorite-name-field.tsx';

interface SaveFavoriteDialogProps {
  readonly refNo: string;
  readonly payeeName: string;
  readonly onClose: () => void;
}

/** Not shared; the user can share the favorite later on its page. */
const onlyMine = { scope: 'private', subUserGroups: [] };
const longest = 50;

export function SaveFavoriteDialog({ refNo, payeeName, onClose }: SaveFavoriteDialogProps) {
  const t = useTexts('favorites');
  const write = useWrite(submitFavoriteFromTransaction);
  const favoriteName = cleanText(payeeName, 'favoriteName').trim().slice(0, longest);
  const announce = ({ favoriteName: name, status }: FavoriteSummary) =>
    showToast({ tone: 'done', title: t(status === 'Approved' ? 'suggest.usable' : 'suggest.saved', { name }) });
  return (
    <FormDialog
      title={t('suggest.saveTitle')}
      confirmLabel={t('suggest.save')}
      onClose={onClose}
      schema={zFavoriteTransactionSave}
      initial={{ refNo, favoriteName, shareFavoriteWith: onlyMine }}
      onSubmit={(values) => write.send({ body: values })}
      onDone={announce}
    >
      <FavoriteNameField />
    </FormDialog>
  );
}
