// Asks the bank for the holder of the account or proxy, when the fields lose the focus or the user presses the button.
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isApiError, type ApiError } from '../../../api/api-error.ts';
import { useFailure } from '../../failure/use-failure.ts';
import { useFieldValue } from '../../form/use-field.ts';
import type { FoundPayee } from './payee-source.ts';
import { askedOf, isClearing, nameCheckOf, type TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';

const isNameOpen = (values: TransferValues) => ['unchecked', 'in-review'].includes(nameCheckOf(values));

/** What a bank that is down says about money would mislead, because only a name was asked for. */
export const inquiryFailure = ({ code, status }: Pick<ApiError, 'code' | 'status'>): string =>
  status >= 500 ? 'ERR_HOST_INQUIRY' : code;

/** The field of the account shows every failure. */
const shownAtField = () => true;

export interface NameInquiry {
  readonly isPending: boolean;
  check(): Promise<void>;
  /** Call this when a field loses the focus. Asks the bank, unless it was asked about these values already. */
  leave(): void;
}

export function useNameInquiry(isReady: () => boolean, ask: () => Promise<FoundPayee>): NameInquiry {
  const { getValues, setValue, trigger } = useFormContext<TransferValues>();
  const { take } = usePayee();
  const { attempt } = useFailure();
  const [isPending, setPending] = useState(false);
  const tried = useRef('');

  async function check(): Promise<void> {
    const asked = askedOf(getValues());
    tried.current = asked;
    setPending(true);
    let failure = '';
    const noted = (error: unknown) => {
      failure = isApiError(error) ? inquiryFailure(error) : '';
      throw error;
    };
    const result = await attempt(() => ask().catch(noted), shownAtField).finally(() => setPending(false));
    if (askedOf(getValues()) !== asked) return;
    if (result.isDone) take(result.output);
    else setValue('found', { ...getValues('found'), failure, failedFor: asked });
    await trigger(getValues('payeeKind') === 'proxy' ? 'payee.proxy.proxy' : 'payee.beneficiary.accountNumber');
  }

  function leave(): void {
    const values = getValues();
    if (isReady() && tried.current !== askedOf(values) && isNameOpen(values)) void check();
  }

  // A payee of an earlier transfer is in the form from the start, so none of its fields loses the focus.
  const asksForName = !isClearing(useFieldValue<string>('transferType'));
  useEffect(() => {
    if (asksForName && getValues('payee.invoiceName') !== '') leave();
  }, [asksForName]);

  return { isPending, check, leave };
}
