import { useNavigate } from 'react-router-dom';
import { saveDraft } from '../../../generated/calls/payments.ts';
import type { DraftSummary } from '../../../generated/types.ts';
import { liveSession } from '../../api/session/session-store.ts';
import { useWrite } from '../../api/write.ts';
import { useFailure } from '../failure/use-failure.ts';
import { flatFields } from '../form/flat-fields.ts';
import type { KeepPayment } from '../payment-form/keep-draft.tsx';
import type { PaymentKind } from '../payment-form/payment-kind.ts';
import { useTexts } from '../text/use-texts.ts';
import { dropDraft } from '../../lib/vault.ts';
import { showToast } from '../../ui/toast-queue.ts';

interface Saving {
  readonly kind: PaymentKind;
  /** The key of the draft on this device, which is deleted afterwards. */
  readonly place: string;
  /** The draft of which this is the next revision. */
  readonly draft: DraftSummary | undefined;
  /** The address of the form that goes on with the draft. */
  addressOf(draftId: string): string;
}

/** Saves the form at the bank. */
export function useSaveDraft({ kind, place, draft, addressOf }: Saving): KeepPayment {
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
      void navigate(addressOf(draftId), { replace: true });
    };
  };
}
