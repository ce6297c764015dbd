// Sets the customer in the form, asks the biller for the bills, and clears the bills of another customer.
import { useFormContext } from 'react-hook-form';
import { inquireBill } from '../../../../generated/calls/payments.ts';
import type { BillInquiry, Institution } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { namesOf, payeeValues } from '../institution/institution-values.ts';
import { useInquiry, useInquiryOfKnown, type Inquiry } from '../institution/use-inquiry.ts';
import { amountFor, amountWithoutBills, firstChosen } from '../../../../domain/bill-choice.ts';
import { zBillPayeeDetails } from '../../../../generated/zod.gen.ts';
import { askablePayee } from '../institution/institution-schema.ts';
import { amountBefore, askedOf, emptyBill, foundBills, hasBills, type BillValues } from './bill-values.ts';

const changed = { shouldDirty: true } as const;

export function useBillPayee() {
  const { setValue, getValues } = useFormContext<BillValues>();

  function dropBills(): void {
    setValue('transactionDetails.amount.value', amountWithoutBills(amountBefore(getValues())));
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
    const { institutionName: name, numberLabel, ...payee } = namesOf(biller);
    const { destinationName } = getValues('payeeDetails');
    setValue('payeeDetails', payeeValues({ ...payee, destinationName }), changed);
    setValue('biller', { ...getValues('biller'), name, numberLabel });
    dropBills();
  }

  /** Clears the names of the biller too, which are read for the payee that comes. */
  function dropBiller(): void {
    dropBills();
    setValue('biller', emptyBill.biller);
  }

  return { begin, takeBiller, dropBiller };
}

function useTake() {
  const { setValue, getValues } = useFormContext<BillValues>();
  return (inquiry: BillInquiry, asked: string) => {
    const found = foundBills(asked, inquiry);
    const before = amountBefore(getValues());
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
