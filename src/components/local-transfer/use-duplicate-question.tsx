// Asked once the bank has refused a transfer that repeats another: it is sent again, or not at all.
import { validateLocalTransfer } from '../../../generated/calls/payments.ts';
import type { LocalTransferForm, PaymentNote } from '../../../generated/types.ts';
import { isApiError, type ApiError } from '../../api/api-error.ts';
import { ask } from '../../api/ask.ts';
import { useConfirm } from '../confirm/use-confirm.ts';
import { loadFailureTexts, wordsOf } from '../failure/failure-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { EarlierPayment } from './earlier-payment.tsx';
import { asSent } from './transfer-values.ts';

export const isDuplicate = (error: unknown): error is ApiError => isApiError(error) && error.code === '131';

/** The refusal names no payment, because it may be one that this person must not open; the check says which. */
async function findEarlier(form: LocalTransferForm, refNo: string | undefined): Promise<PaymentNote['earlier']> {
  try {
    const { notes } = await ask(validateLocalTransfer, { body: { form: asSent(form), ...(refNo && { refNo }) } });
    return notes.find(({ kind }) => kind === 'possible-duplicate')?.earlier;
  } catch {
    return undefined;
  }
}

/** True when the person wants to pay again. `repairOf` is the request that is repaired. */
export function useDuplicateQuestion(
  repairOf: string | undefined,
): (refusal: ApiError, form: LocalTransferForm) => Promise<boolean> {
  const t = useTexts('payments');
  const confirm = useConfirm();
  return async (refusal, form) => {
    const earlier = await findEarlier(form, repairOf);
    await loadFailureTexts();
    const { title, description } = wordsOf(refusal);
    return confirm({
      title,
      message: (
        <>
          <p>{description}</p>
          {earlier && <EarlierPayment {...earlier} />}
        </>
      ),
      tone: 'wait',
      confirmLabel: t('duplicate.payAgain'),
    });
  };
}
