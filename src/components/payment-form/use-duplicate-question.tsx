// Asks the user whether to pay again after the bank has refused a possible duplicate.
import type { PaymentNote } from '../../../generated/types.ts';
import { isApiError, type ApiError } from '../../api/api-error.ts';
import { useConfirm } from '../confirm/use-confirm.ts';
import { loadFailureTexts, wordsOf } from '../failure/failure-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { EarlierPayment } from './earlier-payment.tsx';
import type { PaymentContent } from './payment-content.ts';
import type { PaymentKind } from './payment-kind.ts';
import { asSent } from './payment-values.ts';

type PaidForm = PaymentContent['form'];

export const isDuplicate = (error: unknown): error is ApiError => isApiError(error) && error.code === '131';

/**
 * The refusal does not name the earlier payment, because the user may not be allowed to open it. The validation names
 * it if the user may.
 */
async function findEarlier(
  { calls }: PaymentKind,
  form: PaidForm,
  refNo: string | undefined,
): Promise<PaymentNote['earlier']> {
  try {
    const { notes } = await calls.validate({ form: asSent(form), refNo });
    return notes.find(({ kind }) => kind === 'possible-duplicate')?.earlier;
  } catch {
    return undefined;
  }
}

/** Resolves to true if the user wants to pay again. `repairOf` is the request under repair. */
export function useDuplicateQuestion(
  kind: PaymentKind,
  repairOf: string | undefined,
): (refusal: ApiError, form: PaidForm) => Promise<boolean> {
  const t = useTexts('payments');
  const confirm = useConfirm();
  return async (refusal, form) => {
    const earlier = await findEarlier(kind, form, repairOf);
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
