// The fields of the institution and of the customer's number.
import type { TextClass } from '../../../../domain/text-rules.ts';
import { SelectField } from '../../form/select-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { useCategories, useInstitutionOption } from '../institution/institution-lists.ts';
import { InstitutionLookup } from '../institution/institution-lookup.tsx';
import { DestinationNameField, NumberField } from '../institution/number-fields.tsx';
import type { BillValues } from './bill-values.ts';
import { useBillPayee } from './use-bills.ts';

function CategoryField() {
  const t = useTexts('payments');
  const options = useCategories('BILL_PAY').map(({ category, categoryName }) => ({
    id: category,
    label: categoryName,
  }));
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

function InstitutionField() {
  const optionOf = useInstitutionOption();
  const names = new Map(useCategories('BILL_PAY').map(({ category, categoryName }) => [category, categoryName]));
  const { takeBiller } = useBillPayee();
  const { name, listed } = useFieldValue<BillValues['biller']>('biller');
  const institution = useFieldValue<string>('payeeDetails.institution');
  return (
    <InstitutionLookup<BillValues>
      name="payeeDetails.institution"
      paymentType="BILL_PAY"
      category={listed}
      optionOf={(one) => optionOf(one, names.get(one.category))}
      onPick={takeBiller}
      chosen={{ id: institution, label: name }}
    />
  );
}

function MonthsField() {
  const t = useTexts('payments');
  const options = Array.from({ length: 12 }, (_, index) => ({
    id: String(index + 1),
    label: t('bill.monthCount', { count: index + 1 }),
  }));
  return <SelectField<BillValues> name="months" label={t('bill.months')} options={options} />;
}

const written: Readonly<Record<string, TextClass>> = { securities: 'defaultTyping', 'payment-code': 'defaultTyping' };

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
          <NumberField label={numberLabel || t('bill.number')} textClass={written[numberType] ?? 'digits'} />
          {numberType === 'bpjs' && <MonthsField />}
          <DestinationNameField description={t('bill.destinationNote')} />
        </div>
      )}
    </>
  );
}
