// The section in which the user names the billing.
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/key-value-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { wordsOf } from '../../failure/failure-texts.ts';
import { TextField } from '../../form/text-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { useBillingFacts } from './billing-facts.ts';
import type { TaxValues } from './tax-values.ts';
import { useBillingSearch, useFoundBilling, type BillingSearch } from './use-billing.ts';

const billingDigits = 15;

function Search({ isPending, refusal, check }: BillingSearch) {
  const t = useTexts('payments');
  const isFound = useFoundBilling() !== undefined;
  const words = refusal && wordsOf(refusal);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button variant="quiet" icon="receipt" isPending={isPending} onPress={() => void check()}>
          {isFound ? t('bill.askAgain') : t('tax.ask')}
        </Button>
      </div>
      {words && (
        <Banner tone="refused" title={words.title}>
          {words.description}
        </Banner>
      )}
    </div>
  );
}

function Billing() {
  const t = useTexts('payments');
  const billing = useFoundBilling();
  const factsOf = useBillingFacts();
  return (
    <div role="status">
      {billing ? <KeyValueList facts={factsOf(billing)} /> : <p className="text-ink-soft">{t('tax.notAsked')}</p>}
    </div>
  );
}

function EnteredBilling() {
  const t = useTexts('payments');
  const search = useBillingSearch();
  return (
    <>
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
      <Search {...search} />
    </>
  );
}

export function BillingSection() {
  const t = useTexts('payments');
  return (
    <Card>
      <Section id="to" title={t('tax.toTitle')}>
        <EnteredBilling />
        <Billing />
      </Section>
    </Card>
  );
}
