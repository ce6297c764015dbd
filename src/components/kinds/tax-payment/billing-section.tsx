// The section in which the user names the billing.
import { useFormContext } from 'react-hook-form';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { InquiryRefusal } from '../institution/inquiry-line.tsx';
import type { Inquiry } from '../institution/use-inquiry.ts';
import { useBillingFacts } from './billing-facts.ts';
import { CreatedBillings } from './created-billings.tsx';
import type { TaxValues } from './tax-values.ts';
import { useAmountOfBilling, useBillingSearch, useFoundBilling } from './use-billing.ts';

const billingDigits = 15;

function AskAgain({ isPending, isFound, check }: Inquiry) {
  const t = useTexts('payments');
  return (
    <div>
      <Button variant="quiet" icon="receipt" isPending={isPending} onPress={() => void check()}>
        {isFound ? t('bill.askAgain') : t('tax.ask')}
      </Button>
    </div>
  );
}

function Billing({ hint }: { readonly hint: string }) {
  const billing = useFoundBilling();
  const factsOf = useBillingFacts();
  return (
    <div role="status">
      {billing ? <KeyValueList facts={factsOf(billing)} /> : <p className="text-ink-soft">{hint}</p>}
    </div>
  );
}

function EnteredBilling({ search }: { readonly search: Inquiry }) {
  const t = useTexts('payments');
  return (
    <div className="max-w-96" onBlur={search.leave}>
      <TextField<TaxValues>
        name="billingId"
        label={t('tax.billingId')}
        description={t('tax.billingIdNote')}
        textClass="digits"
        maxLength={billingDigits}
        hasFigures
      />
    </div>
  );
}

export function BillingSection() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<TaxValues>();
  const search = useBillingSearch();
  useAmountOfBilling();
  const source = useFieldValue<TaxValues['billingSource']>('billingSource');
  const isEntered = source === 'entered';
  const isPaidAgain = useFieldValue<boolean>('isPaidAgain');
  const billingId = useFieldValue<string>('billingId');
  const choices = [
    { id: 'entered', label: t('tax.entered'), description: t('tax.enteredText'), icon: 'receipt' as const },
    { id: 'created', label: t('tax.createdHere'), description: t('tax.createdText'), icon: 'plus' as const },
  ];
  return (
    <Card>
      <Section id="to" title={t('tax.toTitle')}>
        {isPaidAgain && billingId === '' && <Banner tone="inform" title={t('tax.onlyOnce')} />}
        <RadioCardsField<TaxValues>
          name="billingSource"
          label={t('tax.source')}
          choices={choices}
          columns={2}
          onPick={() => setValue('billingId', '', { shouldDirty: true })}
        />
        {isEntered ? <EnteredBilling search={search} /> : <CreatedBillings {...search} />}
        {(isEntered || search.refusal) && <AskAgain {...search} />}
        <InquiryRefusal refusal={search.refusal} />
        <Billing hint={isEntered ? t('tax.notAsked') : ''} />
      </Section>
    </Card>
  );
}
