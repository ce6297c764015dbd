// Sets the customer in the form, asks the biller for the bills, and clears the bills of another customer.
import { useFormContext } from 'react-hook-form';
import { inquireBill } from '../../../../generated/calls/payments.ts';
import type { BillInquiry, Institution } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { payeeValues } from '../institution/institution-values.ts';
import { useInquiry, useInquiryOfKnown, type Inquiry } from '../institution/use-inquiry.ts';
import { amountFor, amountWithoutBills, firstChosen } from './bill-amount.ts';
import { zBillPayeeDetails } from '../../../../generated/zod.gen.ts';
import { askablePayee } from '../institution/institution-schema.ts';
import { askedOf, emptyBill, foundBills, hasBills, type BillValues } from './bill-values.ts';

const changed = { shouldDirty: true } as const;

export function useBillPayee() {
  const { setValue, getValues } = useFormContext<BillValues>();

  function dropBills(): void {
    const { transactionDetails, found, billIds } = getValues();
    const amount = amountWithoutBills({ amount: transactionDetails.amount.value, found, billIds });
    setValue('transactionDetails.amount.value', amount);
    setValue('billIds', []);
  }

  function begin(): void {
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
  return (inquiry: BillInquiry, asked: string) => {
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

export function useBillsInquiry(): Inquiry {
  const inquiry = useInquiry({
    askedOf,
    isFound: hasBills,
    questionOf(values: BillValues) {
      const payeeDetails = askablePayee(zBillPayeeDetails, values);
      const months = Number(values.months);
      return payeeDetails && { payeeDetails, ...(months > 1 && { months }) };
    },
    inquire: (body) => ask(inquireBill, { body }),
    take: useTake(),
  });
  useInquiryOfKnown(inquiry, useFieldValue<string>('payeeDetails.numberType'));
  return inquiry;
}
