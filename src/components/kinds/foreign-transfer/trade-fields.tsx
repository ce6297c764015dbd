// The trade behind a telegraphic transfer, asked for when the purpose is trade in goods.
import { useFormContext } from 'react-hook-form';
import { listTradeChargeTypes } from '../../../../generated/calls/lookups.ts';
import { instructionOfTrade } from '../../../../domain/trade-charges.ts';
import { isTradePurpose } from '../../../../domain/trade-purpose.ts';
import type { TradeChargeType } from '../../../../generated/types.ts';
import { Section } from '../../../ui/section.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupSelect } from '../../pickers/lookup-select.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';

const changed = { shouldDirty: true, shouldValidate: true } as const;
const longestNumber = 16;
const longestName = 140;

function InvoiceFields() {
  const t = useTexts('payments');
  const own = useFieldValue<string>('trade.invoiceAmount.currency');
  const currency = useFieldValue<string>('transactionDetails.amount.currency');
  return (
    <>
      <TextField<ForeignValues>
        name="trade.invoiceNumber"
        label={t('foreign.invoiceNumber')}
        maxLength={longestNumber}
        isOptional
        hasFigures
      />
      <MoneyField<ForeignValues>
        name="trade.invoiceAmount.value"
        label={t('foreign.invoiceAmount')}
        currency={own || currency}
        isOptional
      />
      <TextField<ForeignValues>
        name="trade.lcNumber"
        label={t('foreign.lcNumber')}
        textClass="lettersAndDigits"
        maxLength={longestNumber}
        isOptional
        hasFigures
      />
    </>
  );
}

function SupplierFields() {
  const t = useTexts('payments');
  return (
    <>
      <TextField<ForeignValues>
        name="trade.supplierName"
        label={t('foreign.supplierName')}
        maxLength={longestName}
        isOptional
      />
      <TextField<ForeignValues>
        name="trade.supplierAccount"
        label={t('foreign.supplierAccount')}
        textClass="lettersAndDigits"
        maxLength={34}
        isUpperCase
        isOptional
        hasFigures
      />
      <TextField<ForeignValues>
        name="trade.supplierBank"
        label={t('foreign.supplierBank')}
        maxLength={100}
        isOptional
      />
    </>
  );
}

/** The charges of the trade contract become those of the transfer, so that the figures are theirs. */
function useTradeCharges(): (type: string) => void {
  const { setValue } = useFormContext<ForeignValues>();
  return (type) => {
    if (type === '') return;
    const instruction = instructionOfTrade(type as TradeChargeType);
    setValue('charges.chargeInstruction', instruction, changed);
    if (instruction === 'OUR') setValue('charges.chargeTransactionFeeTo', 'REMITTER', changed);
  };
}

export function TradeFields() {
  const t = useTexts('payments');
  const takeCharges = useTradeCharges();
  const transferType = useFieldValue<string>('transferType');
  const purpose = useFieldValue<string>('transactionDetails.purposeCode');
  if (transferType !== 'TT' || !isTradePurpose(purpose)) return null;
  return (
    <Section title={t('foreign.tradeTitle')} level={3}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <InvoiceFields />
        <SupplierFields />
        <LookupSelect<ForeignValues>
          call={listTradeChargeTypes}
          name="trade.chargeType"
          label={t('foreign.tradeCharges')}
          description={t('foreign.tradeChargesText')}
          isOptional
          onPick={takeCharges}
        />
      </div>
    </Section>
  );
}
