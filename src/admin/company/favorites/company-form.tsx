// The form of a favorite of the company, by its type. It sends the change for approval.
import { useNavigate } from 'react-router-dom';
import type { AdminTaskReceipt, FavoriteForm as Wire } from '../../../../generated/types.ts';
import { FavoriteForm } from '../../../components/favorite-form/favorite-form.tsx';
import { emptyFavorite, favoriteValuesOf } from '../../../components/favorite-form/favorite-values.ts';
import { taskPath } from '../../../components/admin-resource/task-links.ts';
import { useTexts } from '../../../components/text/use-texts.ts';
import { showToast } from '../../../ui/toast-queue.ts';
import { useSubmitCompanyFavorite, type CreatedType, type FavoriteStart } from './company-favorite.ts';
import { InstitutionForm } from './institution-form.tsx';
import { NameAndSharingForm } from './name-and-sharing-form.tsx';
import { Sources } from './sources.tsx';

interface CompanyFormProps {
  readonly start: FavoriteStart;
  readonly type: CreatedType | 'FCY';
}

const everybody = { scope: 'company' as const, subUserGroups: [] };

export interface KindOfFormProps {
  readonly start: FavoriteStart;
  send(form: Wire): Promise<AdminTaskReceipt>;
  onDone(receipt: AdminTaskReceipt): void;
}

function LocalForm({ start: { form, record, repair }, send, onDone }: KindOfFormProps) {
  const known = form?.paymentType === 'LCY' ? form : undefined;
  const draft = record?.favoriteId ?? repair?.taskId ?? 'new';
  return (
    <FavoriteForm
      initial={known ? favoriteValuesOf(known) : { ...emptyFavorite, sharing: { ...everybody, subUserGroups: [] } }}
      owner={{ ...(record && { exceptId: record.favoriteId }) }}
      draft={`company-favorite ${draft}`}
      send={send}
      onDone={onDone}
    />
  );
}

export function CompanyForm({ start, type }: CompanyFormProps) {
  const words = useTexts('administration');
  const navigate = useNavigate();
  const send = useSubmitCompanyFavorite(start);
  function onDone({ refNo, taskId }: AdminTaskReceipt): void {
    showToast({ tone: 'done', title: words('ask.sent', { refNo }) });
    void navigate(taskPath(taskId));
  }
  const props = { start, send, onDone };
  return (
    <Sources isPrivate={start.form?.shareFavoriteWith.scope === 'private'}>
      {type === 'LCY' && <LocalForm {...props} />}
      {type === 'FCY' && <NameAndSharingForm {...props} />}
      {(type === 'BILL_PAY' || type === 'TOPUP') && <InstitutionForm key={type} {...props} type={type} />}
    </Sources>
  );
}
