// Keeps the payee of a transaction, from its page and from the suggestions alike.
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

/** Kept for the person alone; the favourite's own page shares it with others. */
const onlyMine = { scope: 'private', subUserGroups: [] };
const longest = 50;

export function SaveFavoriteDialog({ refNo, payeeName, onClose }: SaveFavoriteDialogProps) {
  const t = useTexts('favorites');
  const write = useWrite(submitFavoriteFromTransaction);
  const favoriteName = cleanText(payeeName, 'favoriteName').trim().slice(0, longest);
  const tell = ({ favoriteName: name, status }: FavoriteSummary) =>
    showToast({ tone: 'done', title: t(status === 'Approved' ? 'suggest.usable' : 'suggest.saved', { name }) });
  return (
    <FormDialog
      title={t('suggest.saveTitle')}
      confirmLabel={t('suggest.save')}
      onClose={onClose}
      schema={zFavoriteTransactionSave}
      initial={{ refNo, favoriteName, shareFavoriteWith: onlyMine }}
      onSubmit={(values) => write.send({ body: values })}
      onDone={tell}
    >
      <FavoriteNameField />
    </FormDialog>
  );
}
