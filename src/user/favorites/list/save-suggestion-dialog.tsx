import { submitFavoriteFromTransaction } from '../../../../generated/calls/favorites.ts';
import type { FavoriteRecommendation } from '../../../../generated/types.ts';
import { zFavoriteTransactionSave } from '../../../../generated/zod.gen.ts';
import { cleanText } from '../../../../domain/text-rules.ts';
import { useWrite } from '../../../api/write.ts';
import { FavoriteNameField } from '../../../components/favorite-form/favorite-name-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast } from '../../../ui/toast-queue.ts';

interface SaveSuggestionDialogProps {
  readonly suggestion: FavoriteRecommendation;
  readonly onClose: () => void;
}

/** Kept for the person alone; the favourite's own page shares it with others. */
const onlyMine = { scope: 'private', subUserGroups: [] };
const longest = 50;

export function SaveSuggestionDialog({ suggestion: { refNo, payeeName }, onClose }: SaveSuggestionDialogProps) {
  const t = useTexts('favorites');
  const write = useWrite(submitFavoriteFromTransaction);
  const favoriteName = cleanText(payeeName, 'favouriteName').trim().slice(0, longest);
  return (
    <FormDialog
      title={t('suggest.saveTitle')}
      confirmLabel={t('suggest.save')}
      onClose={onClose}
      schema={zFavoriteTransactionSave}
      initial={{ refNo, favoriteName, shareFavoriteWith: onlyMine }}
      onSubmit={(values) => write.send({ body: values })}
      onDone={(favorite) => showToast({ tone: 'done', title: t('suggest.saved', { name: favorite.favoriteName }) })}
    >
      <FavoriteNameField />
    </FormDialog>
  );
}
