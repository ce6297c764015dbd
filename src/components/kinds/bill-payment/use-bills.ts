// Sets the customer in the form, asks the biller for the bills, and clears the bills of another customer.
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { inquireBill } from '../../../../generated/calls/payments.ts';
import type { BillInquiry, Institution } from '../../../../generated/types.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { ask } from '../../../api/ask.ts';
import { useFailure } from '../../failure/use-failure.ts';
import type { Inquiry } from '../institution/inquiry-line.tsx';
import { amountFor, amountWithoutBills, firstChosen } from './bill-amount.ts';
import { askablePayee } from './bill-schema.ts';
import { askedOf, emptyBill, foundBills, hasBills, payeeValues, type BillValues } from './bill-values.ts';

const changed = { shouldDirty: true } as const;

export function useBillPayee() {
  const { setValue, getValues } = useFormContext<BillValues>();

  function dropBills(): void {
    const { transactionDetails, found, billIds } = getValues();
    const amount = amountWithoutBills({ amount: transactionDetails.amount.value, found, billIds });
    setValue('transactionDetails.amount.value', amount);
    setValue('billIds', []);
  }

  function begin(kind: BillValues['payeeKind']): void {
    setValue('payeeKind', kind, changed);
    setValue('payeeDetails', emptyBill.payeeDetails, changed);
    setValue('biller', { ...emptyBill.biller, listed: getValues('biller.listed') });
    for (const name of ['favoriteId', 'favoriteName'] as const) setValue(name, '', changed);
    dropBills();
  }

  /** Clears the customer's number, because another institution has other numbers. */
  function takeBiller(biller: Institution | undefined): void {
    const {
      institution = '',
      institutionName: name = '',
      category = '',
      numberType = '',
      numberLabel = '',
    } = biller ?? {};
    const { destinationName } = getValues('payeeDetails');
    setValue(
      'payeeDetails',
      { ...emptyBill.payeeDetails, institution, category, numberType, destinationName },
      changed,
    );
    setValue('biller', { ...getValues('biller'), name, numberLabel });
    dropBills();
  }

  return { begin, takeBiller, dropBills };
}

function useTake() {
  const { setValue, getValues } = useFormContext<BillValues>();
  return (asked: string, inquiry: BillInquiry) => {
    const found = foundBills(asked, inquiry);
    const { transactionDetails, ...held } = getValues();
    const before = { amount: transactionDetails.amount.value, found: held.found, billIds: held.billIds };
    const billIds = firstChosen(found, before.billIds);
    setValue('payeeDetails', payeeValues(inquiry.payeeDetails));
    setValue('found', found);
    setValue('inquiryId', inquiry.inquiryId);
    setValue('billIds', billIds, { shouldValidate: false });
    setValue('transactionDetails.amount.value', amountFor(found, billIds, before), { shouldValidate: true });
  };
}

/** A refusal of the biller is returned as `refusal`, to show it in place of the bills. */
export function useBillsInquiry(): Inquiry {
  const { getValues } = useFormContext<BillValues>();
  const { attempt } = useFailure();
  const take = useTake();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ readonly asked: string; readonly error: ApiError }>();
  const tried = useRef('');
  const now = useWatch({ compute: (values: BillValues) => askedOf(values) });
  const isFound = useWatch({ compute: (values: BillValues) => hasBills(values) });

  async function check(): Promise<void> {
    const values = getValues();
    const [payeeDetails, asked] = [askablePayee(values), askedOf(values)];
    if (!payeeDetails) return;
    tried.current = asked;
    setPending(true);
    setRefused(undefined);
    const months = Number(values.months);
    const question = { payeeDetails, ...(months > 1 && { months }) };
    const result = await attempt(
      () => ask(inquireBill, { body: question }),
      (error, channel) => {
        if (channel === 'page') return false;
        setRefused({ asked, error });
        return true;
      },
    ).finally(() => setPending(false));
    if (result.isDone && askedOf(getValues()) === asked) take(asked, result.output);
  }

  function leave(): void {
    const values = getValues();
    if (!hasBills(values) && tried.current !== askedOf(values)) void check();
  }

  const numberType = useWatch({ compute: ({ payeeDetails }: BillValues) => payeeDetails.numberType });
  // A payee of a favorite or of an earlier payment fills the form without any field losing the focus, and its kind of
  // number may have changed since.
  useEffect(leave, [numberType]);

  return { isPending, isFound, refusal: refused?.asked === now ? refused.error : undefined, check, leave };
}
