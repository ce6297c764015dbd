// Sets the number in the form, asks the institution whose it is, and clears what was found for another number.
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { inquireTopUp } from '../../../../generated/calls/payments.ts';
import type { Institution } from '../../../../generated/types.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { ask } from '../../../api/ask.ts';
import { useFailure } from '../../failure/use-failure.ts';
import type { Inquiry } from '../institution/inquiry-line.tsx';
import { askablePayee } from './top-up-schema.ts';
import { askedOf, emptyTopUp, foundCustomer, hasCustomer, payeeValues, type TopUpValues } from './top-up-values.ts';

const changed = { shouldDirty: true } as const;

export const providerOf = (institution: Institution): TopUpValues['provider'] => ({
  name: institution.institutionName,
  numberLabel: institution.numberLabel,
  amountKind: institution.amountKind,
  minimum: institution.minimum?.value ?? '',
  maximum: institution.maximum?.value ?? '',
});

export function useTopUpPayee() {
  const { setValue, getValues } = useFormContext<TopUpValues>();

  /** Clears what the institution before sells, because another one has other prices. */
  function dropAmount(): void {
    setValue('transactionDetails.denomCode', '');
    setValue('transactionDetails.amount.value', '');
  }

  function begin(kind: TopUpValues['payeeKind']): void {
    setValue('payeeKind', kind, changed);
    setValue('payeeDetails', emptyTopUp.payeeDetails, changed);
    setValue('provider', emptyTopUp.provider);
    for (const name of ['favoriteId', 'favoriteName'] as const) setValue(name, '', changed);
    dropAmount();
  }

  /** Keeps the number when the next institution has numbers of the same kind, or of a mobile phone as well. */
  function takeProvider(institution: Institution): void {
    const { institution: before, accountNumber, destinationName } = getValues('payeeDetails');
    const { institution: code, category, numberType } = institution;
    if (before !== code) dropAmount();
    const kept = { ...emptyTopUp.payeeDetails, accountNumber, destinationName };
    setValue('payeeDetails', { ...kept, institution: code, category, numberType }, changed);
    setValue('provider', providerOf(institution));
  }

  /** Clears the number, because a number of one type is someone else's or nothing in another type. */
  function takeCategory(category: string): void {
    setValue('payeeDetails', { ...emptyTopUp.payeeDetails, category }, changed);
    setValue('provider', emptyTopUp.provider);
    dropAmount();
  }

  return { begin, takeProvider, takeCategory, dropAmount };
}

/** A refusal of the institution is returned as `refusal`, to show it in place of the name. */
export function useTopUpInquiry(): Inquiry {
  const { getValues, setValue } = useFormContext<TopUpValues>();
  const { attempt } = useFailure();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ readonly asked: string; readonly error: ApiError }>();
  const tried = useRef('');
  const now = useWatch({ compute: (values: TopUpValues) => askedOf(values) });
  const isFound = useWatch({ compute: (values: TopUpValues) => hasCustomer(values) });

  async function check(): Promise<void> {
    const values = getValues();
    const [payeeDetails, asked] = [askablePayee(values), askedOf(values)];
    if (!payeeDetails) return;
    tried.current = asked;
    setPending(true);
    setRefused(undefined);
    const result = await attempt(
      () => ask(inquireTopUp, { body: { payeeDetails } }),
      (error, channel) => {
        if (channel === 'page') return false;
        setRefused({ asked, error });
        return true;
      },
    ).finally(() => setPending(false));
    if (!result.isDone || askedOf(getValues()) !== asked) return;
    setValue('payeeDetails', payeeValues(result.output.payeeDetails));
    setValue('found', foundCustomer(asked, result.output));
    setValue('inquiryId', result.output.inquiryId, { shouldValidate: true });
  }

  function leave(): void {
    const values = getValues();
    if (!hasCustomer(values) && tried.current !== askedOf(values)) void check();
  }

  const institution = useWatch({
    compute: ({ payeeDetails }: TopUpValues) => `${payeeDetails.institution}/${payeeDetails.numberType}`,
  });
  // A number of a favorite or of an earlier top-up fills the form without any field losing the focus.
  useEffect(leave, [institution]);

  return { isPending, isFound, refusal: refused?.asked === now ? refused.error : undefined, check, leave };
}
