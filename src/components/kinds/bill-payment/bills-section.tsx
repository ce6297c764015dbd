// The section with the open bills of the customer, the amount and the date.
import { billDescription } from '../../../../domain/bill-description.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { checkBillPaymentCutOff } from '../../../../generated/calls/payments.ts';
import type { OpenBill } from '../../../../generated/types.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { useField, useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { AmountFrame, BesideBalance, FixedAmount, RangedAmount } from '../institution/amount-frame.tsx';
import { InstitutionCutOff } from '../institution/cut-off-note.tsx';
import { FoundFacts } from '../institution/found-facts.tsx';
import { amountFor, chosenWith, rangeOf } from '../../../../domain/bill-choice.ts';
import { amountBefore, hasBills, type BillValues, type FoundBills } from './bill-values.ts';
import { useBillFee } from './use-bill-fee.ts';
import { useBillNotes } from './use-bill-notes.ts';

function useBillOption() {
  const { language } = useFormat();
  const notesOf = useBillNotes();
  return (bill: OpenBill) => ({
    id: bill.billId,
    label: billDescription(bill.description, language),
    description: notesOf(bill),
    detail: Number(bill.amount.value) > 0 && <Amount amount={bill.amount} isStrong />,
  });
}

/** Each choice also sets the amount for the chosen bills. */
function BillsField({ found }: { readonly found: FoundBills }) {
  const t = useTexts('payments');
  const { setValue, getValues } = useFormContext<BillValues>();
  const optionOf = useBillOption();
  const label = t('bill.bills');
  const { value, onChange, ref: _ref, ...field } = useField<readonly string[]>('billIds', label);
  function choose(next: string[]): void {
    const billIds = chosenWith(found, value, next);
    onChange(billIds);
    const amount = amountFor(found, billIds, { ...amountBefore(getValues()), billIds: value });
    setValue('transactionDetails.amount.value', amount, { shouldDirty: true });
  }
  return (
    <CheckboxGroup
      {...field}
      label={label}
      {...(found.oldestFirst && found.bills.length > 1 && { description: t('bill.oldestFirst') })}
      options={found.bills.map(optionOf)}
      value={value}
      onChange={choose}
      isRequired
    />
  );
}

function AmountOfBills({ found }: { readonly found: FoundBills }) {
  const t = useTexts('payments');
  const billIds = useFieldValue<string[]>('billIds');
  const value = useFieldValue<string>('transactionDetails.amount.value');
  const range = rangeOf(found, billIds);
  return range ? <RangedAmount {...range} /> : <FixedAmount label={t('bill.total')} value={value} />;
}

function Found({ found }: { readonly found: FoundBills }) {
  return (
    <>
      <FoundFacts />
      <BillsField found={found} />
      <BesideBalance useFee={useBillFee}>
        <AmountOfBills found={found} />
      </BesideBalance>
    </>
  );
}

export function BillsSection() {
  const t = useTexts('payments');
  const found = useFieldValue<FoundBills>('found');
  const isFound = useWatch({ compute: (values: BillValues) => hasBills(values) });
  return (
    <AmountFrame title={t('bill.amountTitle')} cutOff={<InstitutionCutOff call={checkBillPaymentCutOff} />}>
      {isFound ? <Found found={found} /> : <p className="text-ink-soft">{t('bill.waits')}</p>}
    </AmountFrame>
  );
}
