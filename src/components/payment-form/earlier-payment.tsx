import type { PaymentNote } from '../../../generated/types.ts';
import { paths } from '../../paths.ts';
import { useTexts } from '../text/use-texts.ts';

/** Opens in a new tab, so that the form keeps what was typed. */
export function EarlierPayment({ refNo, menuAccess }: NonNullable<PaymentNote['earlier']>) {
  const t = useTexts('payments');
  return (
    <a
      href={paths.transaction(refNo, menuAccess)}
      target="_blank"
      rel="noreferrer"
      className="focus-ring rounded-sm text-accent underline underline-offset-3"
    >
      {t('duplicate.open', { refNo })}
    </a>
  );
}
