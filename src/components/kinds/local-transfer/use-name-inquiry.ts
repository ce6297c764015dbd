// Asks the bank who holds what stands in the form: by itself when the fields are left, and when the person wishes.
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PayeeInquiry } from '../../../../generated/types.ts';
import { useFailure } from '../../failure/use-failure.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { askedOf, isClearing, nameCheckOf, type TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';

export interface NameInquiry {
  readonly isPending: boolean;
  check(): Promise<void>;
  /** Of a field that is left: asks once about what nobody asked about yet. */
  leave(): void;
}

export function useNameInquiry(isReady: () => boolean, ask: () => Promise<PayeeInquiry>): NameInquiry {
  const { getValues } = useFormContext<TransferValues>();
  const { take } = usePayee();
  const { attempt } = useFailure();
  const [isPending, setPending] = useState(false);
  const tried = useRef('');

  async function check(): Promise<void> {
    const asked = askedOf(getValues());
    tried.current = asked;
    setPending(true);
    const result = await attempt(ask).finally(() => setPending(false));
    if (!result.isDone || askedOf(getValues()) !== asked) return;
    take(result.output);
  }

  function leave(): void {
    const values = getValues();
    if (isReady() && tried.current !== askedOf(values) && nameCheckOf(values) === 'unchecked') void check();
  }

  // A payee of an earlier transfer is in the form from the start, so no field of it is ever left.
  const asksForName = !isClearing(useFieldValue<string>('transferType'));
  useEffect(() => {
    if (asksForName && getValues('found.knownName') !== '') leave();
  }, [asksForName]);

  return { isPending, check, leave };
}
