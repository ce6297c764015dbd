import { submitFavoriteFromTransaction } from '../../../../generated/calls/favorites.ts';
import type { TransactionDetail } from '../../../../generated/types.ts';
import { zFavoriteTransactionSave } from '../../../../generated/zod.gen.ts';
import { useWrite } from '../../../api/write.ts';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast } from '../../../ui/toast-queue.ts';

interface SaveFavoriteDialogProps {
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
}

/** Kept for the person alone; the favourite's own page shares it with others. */
const onlyMine = { scope: 'private', subUserGroups: [] };

export function SaveFavoriteDialog({ detail: { refNo, customerName }, onClose }: SaveFavoriteDialogProps) {
  const t = useTexts('transactions');
  const write = useWrite(submitFavoriteFromTransaction);
  return (
    <FormDialog
      title={t('favorite.title')}
      confirmLabel={t('favorite.save')}
      onClose={onClose}
      schema={zFavoriteTransactionSave}
      initial={{ refNo, favoriteName: customerName, shareFavoriteWith: onlyMine }}
      onSubmit={(values) => write.send({ body: values })}
      onDone={() => showToast({ tone: 'done', title: t('favorite.saved') })}
    >
      <TextField name="favoriteName" label={t('favorite.name')} textClass="favouriteName" maxLength={50} />
    </FormDialog>
  );
}
