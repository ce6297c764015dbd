import type { Money } from '../../../domain/money.ts';
import type { CurrencyCode, ForeignTransferType } from '../../../generated/types.ts';
import { Refusal } from '../../refusal.ts';

interface Sending {
  readonly transferType: ForeignTransferType;
  /** The currency of the debited account. */
  readonly from: CurrencyCode;
  /** The field of the currency. */
  readonly field: string;
}

/** Rupiah are sent only where foreign currency is sold for them at this bank; all others go by local transfer. */
export function checkSentCurrency({ currency }: Money, { transferType, from, field }: Sending): void {
  const isSold = transferType === 'OVB' && from !== 'IDR';
  if (currency === 'IDR' && !isSold) throw new Refusal('FIELD_NOT_IN_LIST', {}, [{ field, code: 'FIELD_NOT_IN_LIST' }]);
}
