import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { listInstitutionCategories, listInstitutions } from '../../../../generated/calls/lookups.ts';
import type { Institution } from '../../../../generated/types.ts';
import type { TextClass } from '../../../../domain/text-rules.ts';
import { useRead } from '../../../api/read.ts';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { BillValues } from './bill-values.ts';
import { useBillPayee } from './use-bills.ts';

const bills = { paymentType: 'BILL_PAY' } as const;
const everything = { body: { filter: bills, page: { size: 100 } } };

function useCategories() {
  return useRead(listInstitutionCategories, everything).data?.items ?? [];
}

function CategoryField() {
  const t = useTexts('payments');
  const options = useCategories().map(({ category, categoryName }) => ({ id: category, label: categoryName }));
  return (
    <SelectField<BillValues>
      name="biller.listed"
      label={t('bill.category')}
      options={[{ id: '', label: t('bill.allCategories') }, ...options]}
      placeholder={t('bill.allCategories')}
      isOptional
    />
  );
}

function useOptionOf() {
  const t = useTexts('payments');
  const format = useFormat();
  const names = new Map(useCategories().map(({ category, categoryName }) => [category, categoryName]));
  return ({ institution, institutionName, category, serviceFee, available }: Institution) => ({
    id: institution,
    label: institutionName,
    description: [names.get(category), !available && t('bill.unavailable')].filter(Boolean).join(' · '),
    detail:
      Number(serviceFee.value) === 0 ? t('transfer.noFee') : t('transfer.fee', { amount: format.money(serviceFee) }),
    isDisabled: !available,
  });
}

function InstitutionField() {
  const t = useTexts('payments');
  const { takeBiller } = useBillPayee();
  const { name, listed } = useFieldValue<BillValues['biller']>('biller');
  const { institution } = useFieldValue<BillValues['payeeDetails']>('payeeDetails');
  const filter = { ...bills, ...(listed && { category: listed }) };
  return (
    <LookupField<'listInstitutions', BillValues>
      name="payeeDetails.institution"
      label={t('bill.institution')}
      call={listInstitutions}
      inputOf={(search, page) => ({ body: { filter: { ...filter, ...(search && { search }) }, page } })}
      optionOf={useOptionOf()}
      onPick={takeBiller}
      {...(institution && name && { chosen: { id: institution, label: name } })}
    />
  );
}

/** Reads the institution from the bank when the form has it from a favorite, a draft or an earlier payment. */
function useBillerNow(): Institution | undefined {
  const { institution } = useFieldValue<BillValues['payeeDetails']>('payeeDetails');
  const [first] = useState(institution);
  const isNamed = useFieldValue<string>('biller.name') !== '';
  const isAsked = institution !== '' && (!isNamed || institution === first);
  const input = isAsked ? { body: { filter: { ...bills, search: institution }, page: { size: 100 } } } : null;
  return useRead(listInstitutions, input).data?.items.find((one) => one.institution === institution);
}

/** Updates a saved payee, because its biller may have another name, category or kind of number now. */
export function useKnownBiller(): void {
  const { setValue, getValues } = useFormContext<BillValues>();
  const found = useBillerNow();
  useEffect(() => {
    if (!found) return;
    const { institutionName: name, numberLabel, category, numberType } = found;
    setValue('biller', { ...getValues('biller'), name, numberLabel });
    setValue('payeeDetails', { ...getValues('payeeDetails'), category, numberType });
  }, [found, getValues, setValue]);
}

const written: Readonly<Record<string, TextClass>> = { securities: 'defaultTyping', 'payment-code': 'defaultTyping' };
const longestNumber = 30;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The fields of the institution and of the customer's number. */
export function BillerFields() {
  const t = useTexts('payments');
  const { numberType, institution } = useFieldValue<BillValues['payeeDetails']>('payeeDetails');
  const { numberLabel } = useFieldValue<BillValues['biller']>('biller');
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <CategoryField />
        <InstitutionField />
      </div>
      {institution && (
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <TextField<BillValues>
            name="payeeDetails.accountNumber"
            label={numberLabel || t('bill.number')}
            textClass={written[numberType] ?? 'digits'}
            maxLength={longestNumber}
            hasFigures
          />
          {numberType === 'bpjs' && (
            <SelectField<BillValues>
              name="months"
              label={t('bill.months')}
              options={months.map((count) => ({ id: count, label: t('bill.monthCount', { count: Number(count) }) }))}
            />
          )}
          <TextField<BillValues>
            name="payeeDetails.destinationName"
            label={t('bill.destinationName')}
            description={t('bill.destinationNote')}
            maxLength={50}
            isOptional
          />
        </div>
      )}
    </>
  );
}
