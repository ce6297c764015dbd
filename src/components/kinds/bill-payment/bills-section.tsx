// The section with the open bills of the customer, the amount and the date.
import { billDescription } from '../../../../domain/bill-description.ts';
import { institutionFacts } from '../../../../domain/institution-facts.ts';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkBillPaymentCutOff } from '../../../../generated/calls/payments.ts';
import { useRead } from '../../../api/read.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { useField, useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { AmountInWords } from '../../money/amount-in-words.tsx';
import { AmountField } from '../../payment-form/amount-field.tsx';
import { BalanceAfter } from '../../payment-form/balance-after.tsx';
import { TimingFields } from '../../payment-form/timing-fields.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { CutOffNote } from '../institution/cut-off-note.tsx';
import { amountFor, chosenWith, rangeOf } from './bill-amount.ts';
import { hasBills, type BillValues, type FoundBills, type TypedBill } from './bill-values.ts';
import { useBillFee } from './use-bill-fee.ts';

const rupiah = (value: string) => ({ value, currency: 'IDR' }) as const;

function useBillOption() {
  const t = useTexts('payments');
  const format = useFormat();
  return ({ billId, description, amount, penalty, dueDate }: TypedBill) => ({
    id: billId,
    label: billDescription(description, format.language),
    description: [
      dueDate && t('bill.due', { date: format.date(dueDate) }),
      Number(penalty) > 0 && t('bill.penalty', { amount: format.money(rupiah(penalty)) }),
    ]
      .filter(Boolean)
      .join(' · '),
    detail: Number(amount) > 0 && <Amount amount={rupiah(amount)} isStrong />,
  });
}

/** Each choice also sets the amount for the chosen bills. */
function BillsField({ found }: { readonly found: FoundBills }) {
  const t = useTexts('payments');
  const { setValue, getValues } = useFormContext<BillValues>();
  const label = t('bill.bills');
  const { value, onChange, ref: _ref, ...field } = useField<readonly string[]>('billIds', label);
  function choose(next: string[]): void {
    const billIds = chosenWith(found, value, next);
    onChange(billIds);
    const before = { amount: getValues('transactionDetails.amount.value'), found, billIds: value };
    const amount = amountFor(found, billIds, before);
    setValue('transactionDetails.amount.value', amount, { shouldDirty: true });
  }
  return (
    <CheckboxGroup
      {...field}
      label={label}
      {...(found.oldestFirst && found.bills.length > 1 && { description: t('bill.oldestFirst') })}
      options={found.bills.map(useBillOption())}
      value={value}
      onChange={choose}
      isRequired
    />
  );
}

/** The amount when it is fixed by the bills and cannot be typed. */
function WholeAmount() {
  const t = useTexts('payments');
  const value = useFieldValue<string>('transactionDetails.amount.value');
  return (
    <div role="status" className="flex max-w-96 flex-col gap-1">
      <span className="text-sm text-ink-soft">{t('bill.total')}</span>
      <Amount amount={rupiah(value || '0.00')} size="large" />
      <span className="text-sm">{value && <AmountInWords amount={rupiah(value)} />}</span>
    </div>
  );
}

function AmountOfBills({ found }: { readonly found: FoundBills }) {
  const t = useTexts('payments');
  const format = useFormat();
  const billIds = useFieldValue<string[]>('billIds');
  const range = rangeOf(found, billIds);
  if (!range) return <WholeAmount />;
  return (
    <div>
      <AmountField />
      <p className="text-sm text-ink-soft">
        {t('bill.range', { from: format.money(rupiah(range.minimum)), to: format.money(rupiah(range.maximum)) })}
      </p>
    </div>
  );
}

const useCutOff: ComponentProps<typeof CutOffNote>['useCutOff'] = (question) =>
  useRead(checkBillPaymentCutOff, question && { body: question }).data;

function Found({ found }: { readonly found: FoundBills }) {
  const { language } = useFormat();
  return (
    <>
      {found.facts.length > 0 && <KeyValueList facts={institutionFacts(found.facts, language)} />}
      <BillsField found={found} />
      <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-2">
        <AmountOfBills found={found} />
        <BalanceAfter useFee={useBillFee} />
      </div>
    </>
  );
}

export function BillsSection() {
  const t = useTexts('payments');
  const { getValues } = useFormContext<BillValues>();
  const found = useFieldValue<FoundBills>('found');
  useFieldValue<string>('inquiryId');
  useFieldValue<BillValues['payeeDetails']>('payeeDetails');
  useFieldValue<string>('months');
  return (
    <Card>
      <Section id="amount" title={t('bill.amountTitle')}>
        {hasBills(getValues()) ? <Found found={found} /> : <p className="text-ink-soft">{t('bill.waits')}</p>}
        <TimingFields isEveryDay={false} />
        <CutOffNote useCutOff={useCutOff} />
      </Section>
    </Card>
  );
}
