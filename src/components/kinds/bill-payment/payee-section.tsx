import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { wordsOf } from '../../failure/failure-texts.ts';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { BillValues } from './bill-values.ts';
import { BillerFields, useKnownBiller } from './biller-fields.tsx';
import { FavoriteBiller } from './favorite-biller.tsx';
import { useBillPayee, useBillsInquiry, type BillsInquiry } from './use-bills.ts';

function Customer({ isFound }: Pick<BillsInquiry, 'isFound'>) {
  const t = useTexts('payments');
  const { accountName } = useFieldValue<BillValues['payeeDetails']>('payeeDetails');
  if (!isFound) return <span className="text-sm text-ink-soft">{t('bill.notAsked')}</span>;
  return (
    <>
      <span className="text-ink-soft">{t('bill.customer')}</span>
      <span className="font-bold">{accountName}</span>
    </>
  );
}

function Asked({ isPending, isFound, refusal, check }: BillsInquiry) {
  const t = useTexts('payments');
  const words = refusal && wordsOf(refusal);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" icon="receipt" isPending={isPending} onPress={() => void check()}>
          {isFound ? t('bill.askAgain') : t('bill.ask')}
        </Button>
        <p role="status" className="flex min-w-0 flex-wrap items-center gap-2">
          <Customer isFound={isFound} />
        </p>
      </div>
      {words && (
        <Banner tone="refused" title={words.title}>
          {words.description}
        </Banner>
      )}
    </div>
  );
}

/** The section in which the user chooses the customer. */
export function PayeeSection() {
  const t = useTexts('payments');
  const kind = useFieldValue<BillValues['payeeKind']>('payeeKind');
  const hasInstitution = useFieldValue<string>('payeeDetails.institution') !== '';
  const { begin } = useBillPayee();
  const inquiry = useBillsInquiry();
  useKnownBiller();
  const choices = [
    { id: 'favorite', label: t('transfer.favorite'), description: t('bill.favoriteText'), icon: 'star' as const },
    { id: 'biller', label: t('bill.biller'), description: t('bill.billerText'), icon: 'receipt' as const },
  ];
  return (
    <Card>
      <Section id="to" title={t('bill.toTitle')}>
        <RadioCardsField<BillValues>
          name="payeeKind"
          label={t('bill.payeeKind')}
          choices={choices}
          columns={2}
          onPick={(picked) => begin(picked as BillValues['payeeKind'])}
        />
        <div className="contents" onBlur={inquiry.leave}>
          {kind === 'favorite' ? <FavoriteBiller onTaken={inquiry.leave} /> : <BillerFields />}
        </div>
        {hasInstitution && <Asked {...inquiry} />}
      </Section>
    </Card>
  );
}
