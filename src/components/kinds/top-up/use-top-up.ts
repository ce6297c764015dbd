// Sets the number in the form, asks the institution whose it is, and clears what was found for another number.
import { useFormContext } from 'react-hook-form';
import { inquireTopUp } from '../../../../generated/calls/payments.ts';
import type { Institution } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { askedOf, foundAbout, payeeValues } from '../institution/institution-values.ts';
import { useInquiry, useInquiryOfKnown, type Inquiry } from '../institution/use-inquiry.ts';
import { zTopUpPayeeDetails } from '../../../../generated/zod.gen.ts';
import { askablePayee } from '../institution/institution-schema.ts';
import { emptyTopUp, hasCustomer, type TopUpValues } from './top-up-values.ts';

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

  /** Clears the names of the institution too, which are read for the payee that comes. */
  function dropProvider(): void {
    dropAmount();
    setValue('provider', emptyTopUp.provider);
  }

  function begin(): void {
    setValue('payeeDetails', emptyTopUp.payeeDetails, changed);
    for (const name of ['favoriteId', 'favoriteName'] as const) setValue(name, '', changed);
    dropProvider();
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
    dropProvider();
  }

  /** Takes what the favorite buys; its price is that of today. */
  function takeFavorite({ transactionDetails }: TopUpValues): void {
    dropProvider();
    setValue('transactionDetails.denomCode', transactionDetails.denomCode, changed);
  }

  return { begin, takeProvider, takeCategory, takeFavorite, dropProvider };
}

export function useTopUpInquiry(): Inquiry {
  const { setValue } = useFormContext<TopUpValues>();
  const inquiry = useInquiry({
    askedOf,
    isFound: hasCustomer,
    questionOf(values: TopUpValues) {
      const payeeDetails = askablePayee(zTopUpPayeeDetails, values);
      return payeeDetails && { payeeDetails };
    },
    inquire: (body) => ask(inquireTopUp, { body }),
    take(answer, asked) {
      setValue('payeeDetails', payeeValues(answer.payeeDetails));
      setValue('found', foundAbout(asked, answer.facts));
      setValue('inquiryId', answer.inquiryId, { shouldValidate: true });
    },
  });
  const { institution, numberType } = useFieldValue<TopUpValues['payeeDetails']>('payeeDetails');
  useInquiryOfKnown(inquiry, `${institution}/${numberType}`);
  return inquiry;
}
