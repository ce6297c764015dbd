import { useNavigate } from 'react-router-dom';
import { saveDraft } from '../../../generated/calls/payments.ts';
import type { DraftSummary } from '../../../generated/types.ts';
import { liveSession } from '../../api/session/session-store.ts';
import { useWrite } from '../../api/write.ts';
import { useFailure } from '../../components/failure/use-failure.ts';
import { flatFields } from '../../components/form/flat-fields.ts';
import { formLink } from '../../components/kinds/shown-kinds.ts';
import type { KeepPayment } from '../../components/payment-form/keep-draft.tsx';
import type { PaymentKind } from '../../components/payment-form/payment-kind.ts';
import { useTexts } from '../../components/text/use-texts.ts';
import { dropDraft } from '../../lib/vault.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast-queue.ts';

/**
 * Saves the form at the bank as a new draft, or as the next revision of `draft`. `place` is the key of the local draft,
 * which is deleted afterwards.
 */
export function useSaveDraft(kind: PaymentKind, place: string, draft: DraftSummary | undefined): KeepPayment {
  const t = useTexts('payments');
  const navigate = useNavigate();
  const { attempt } = useFailure();
  const write = useWrite(saveDraft);
  return async (values) => {
    const before = draft && { draftId: draft.draftId, revision: draft.revision };
    const body = { ...before, transactionType: kind.menuAccess, fields: flatFields(values) };
    const result = await attempt(() => write.send({ body }));
    if (!result.isDone) return undefined;
    const { draftId } = result.output;
    const userId = liveSession()?.userId;
    if (userId) await dropDraft(userId, place);
    return () => {
      showToast({ tone: 'done', title: t('draft.saved') });
      void navigate(formLink(kind.menuAccess, { draftId }) ?? paths.services, { replace: true });
    };
  };
}
